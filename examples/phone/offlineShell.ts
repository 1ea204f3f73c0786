import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** What draws formulas, and its fonts, is kept once it is first used: a page without a formula needs none of it. */
const isShell = (name: string) => /^assets\/(?!katex-).*\.(js|css|svg)$/.test(name)

/**
 * Lists what the page is made of in `shell.json`, for its worker to keep, and writes the list's hash into the worker:
 * browsers ask for a new one by comparing bytes.
 */
export const offlineShell = (): Plugin => ({
  name: 'offline-shell',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter(isShell).sort()
    const source = JSON.stringify(['/', '/config.json', ...files.map((name) => `/${name}`)])
    const worker = bundle['worker.js']
    if (worker?.type !== 'chunk' || !worker.code.includes('__VERSION__')) throw new Error('the worker has no version')
    worker.code = worker.code.replace('__VERSION__', createHash('sha256').update(source).digest('hex').slice(0, 16))
    this.emitFile({ type: 'asset', fileName: 'shell.json', source })
  },
})
