import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**']

export default defineConfig({
  test: {
    globalSetup: ['test/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['{contracts,libs,services,infra,test}/**/*.test.ts'],
          exclude: [...exclude, 'test/chaos/**'],
        },
      },
      {
        // Last and one file at a time: without CPU a lease runs out as if its engine had died.
        extends: true,
        test: {
          name: 'chaos',
          include: ['test/chaos/*.test.ts'],
          exclude,
          fileParallelism: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
