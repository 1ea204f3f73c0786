import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**']
const include = ['{bench,contracts,libs,services,infra,test}/**/*.test.ts']

/** Files that stop the timers of their worker: for good, where a stack that other files share is waiting for one. */
const stoppingTimers = globSync(include, { cwd: import.meta.dirname, exclude }).filter((file) =>
  /useFakeTimers\((?!\{ toFake: \['Date'\])/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

/** One file at a time: without CPU a lease runs out as if its engine had died. */
const alone = { exclude, fileParallelism: false, testTimeout: 60_000 }

export default defineConfig({
  test: {
    globalSetup: ['test/support/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Most of them wait for servers more than they compute.
    maxWorkers: 4,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include,
          exclude: [...exclude, ...stoppingTimers, 'test/chaos/**', 'test/openapi/types/**', 'test/production/**'],
        },
      },
      { extends: true, test: { name: 'timers', include: stoppingTimers, isolate: true } },
      {
        extends: true,
        test: { ...alone, name: 'chaos', include: ['test/chaos/*.test.ts'], sequence: { groupOrder: 1 } },
      },
      // What takes minutes has a command of its own: npm run chaos.
      ...(process.env.LONG_TESTS
        ? [{ extends: true as const, test: { ...alone, name: 'long', include: ['test/chaos/long/*.test.ts'] } }]
        : []),
      // Generating types takes seconds, and the document seldom changes: npm run openapi:lint.
      ...(process.env.OPENAPI_TYPES
        ? [{ extends: true as const, test: { ...alone, name: 'openapi', include: ['test/openapi/**/*.test.ts'] } }]
        : []),
      // Builds an image, and asks programs that not every machine has: npm run check:production.
      ...(process.env.PRODUCTION_CHECKS
        ? [{ extends: true as const, test: { ...alone, name: 'production', include: ['test/production/*.test.ts'] } }]
        : []),
    ],
  },
})
