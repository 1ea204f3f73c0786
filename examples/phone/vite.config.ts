import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { offlineShell } from './offlineShell.ts'

const page = join(import.meta.dirname, 'page')

/** All browsers that the page is built for read WOFF2: the other forms of the fonts of formulas stay out of it. */
const onlyWoff2: Plugin = {
  name: 'only-woff2',
  enforce: 'pre',
  transform: {
    filter: { id: /\/katex\/dist\/katex[^/]*\.css$/ },
    handler: (css) => css.replaceAll(/,url\([^)]*\.(?:woff|ttf)\)\s?format\("\w+"\)/g, ''),
  },
}

export default defineConfig({
  root: page,
  plugins: [react(), onlyWoff2, offlineShell()],
  build: {
    // The server's policy forbids what would be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    // What draws charts is large, and loaded when they are first looked at.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { index: join(page, 'index.html'), worker: join(page, 'offline/worker.ts') },
      // A worker looks after what is below its own address.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
})
