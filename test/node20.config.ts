import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** npm run client:node20: the library's tests on the oldest Node that it is for, with the bundle that is published. */
if (!process.version.startsWith('v20.')) throw new Error(`this is Node ${process.version}: npm run client:node20`)
console.log(`Node ${process.version}`)

const root = resolve(import.meta.dirname, '../libs/client')

export default defineConfig({
  root,
  resolve: { alias: [{ find: /^\.\.?\/index\.ts$/, replacement: join(root, 'dist/esm/index.js') }] },
  test: { include: ['*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
