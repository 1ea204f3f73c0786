import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contracts,libs,services,infra,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['test/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
