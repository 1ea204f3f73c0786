import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: join(import.meta.dirname, 'page'),
  plugins: [react()],
  build: {
    // The server's policy forbids what would be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    // What draws charts is large, and loaded when they are first looked at.
    chunkSizeWarningLimit: 1000,
  },
})
