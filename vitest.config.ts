import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**']
const include = ['{bench,contracts,examples,libs,services,infra,test}/**/*.test.ts']
/** In projects of their own. */
const elsewhere = ['test/chaos/long/**', 'test/openapi/slow/**', 'test/production/**']

const filesWith = (pattern: RegExp) =>
  globSync(include, { cwd: import.meta.dirname, exclude: [...exclude, ...elsewhere] }).filter((file) =>
    pattern.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  )

/** Files that stop the timers of their worker: for good, where a stack that other files share is waiting for one. */
const stoppingTimers = filesWith(/useFakeTimers\((?!\{ toFake: \['Date'\])/)

/** Files that share the stack of their worker. It polls as long as that lives, so they have workers of their own. */
const sharing = filesWith(/sharedStack\(\)|serveDocument\(\)/)

/** One file at a time: without CPU a lease runs out as if its engine had died. */
const alone = { exclude, fileParallelism: false }

export default defineConfig({
  test: {
    globalSetup: ['test/support/setup.ts'],
    // What is waited for has come long before, unless the machine is busy or it never does.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
    // Most of them wait for servers more than they compute.
    maxWorkers: 5,
    isolate: false,
    // Garbage is collected less often, which takes the workers less CPU.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    projects: [
      {
        extends: true,
        test: { name: 'tests', include, exclude: [...exclude, ...elsewhere, ...sharing, ...stoppingTimers] },
      },
      { extends: true, test: { name: 'timers', include: stoppingTimers } },
      // After all others. Each worker has a stack of nine services, and most tests of a file run at once.
      { extends: true, test: { name: 'sharing', include: sharing, maxWorkers: 3, sequence: { groupOrder: 1 } } },
      // What takes minutes has a command of its own: npm run chaos.
      ...(process.env.LONG_TESTS
        ? [{ extends: true as const, test: { ...alone, name: 'long', include: ['test/chaos/long/*.test.ts'] } }]
        : []),
      // Spectral and generated types take seconds, and the document seldom changes: npm run openapi:lint.
      ...(process.env.OPENAPI_LINT
        ? [{ extends: true as const, test: { ...alone, name: 'openapi', include: ['test/openapi/**/*.test.ts'] } }]
        : []),
      // Builds an image, and asks programs that not every machine has: npm run check:production.
      ...(process.env.PRODUCTION_CHECKS
        ? [{ extends: true as const, test: { ...alone, name: 'production', include: ['test/production/*.test.ts'] } }]
        : []),
    ],
  },
})
