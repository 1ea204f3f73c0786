import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: join(import.meta.dirname, 'page'),
  plugins: [react()],
  // The server's policy forbids what would be inlined.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'baseline-widely-available' },
})
