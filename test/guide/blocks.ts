import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What developers of apps follow. */
export const guides = [...globSync(['docs/mobile.md', 'docs/mobile/*.md', 'docs/client.md'], { cwd: root })].sort()

export const readGuide = (guide: string) => readFileSync(join(root, guide), 'utf8')

/**
 * A fenced block. `label` is what stands behind the language: of JSON and streams, the model that it is an example of.
 */
export type Block = { guide: string; line: number; language: string; label: string; text: string }

export function blocksOf(guide: string, markdown: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [i, line] of markdown.split('\n').entries()) {
    const fence = /^\s*```(.*)$/.exec(line)
    if (!fence) {
      if (open) open.text += `${line}\n`
    } else if (open) {
      blocks.push(open)
      open = undefined
    } else {
      const [language = '', label = ''] = (fence[1] ?? '').trim().split(' ')
      open = { guide, line: i + 1, language, label, text: '' }
    }
  }
  if (open) throw new Error(`${guide}:${open.line}: the block is not closed`)
  return blocks
}
