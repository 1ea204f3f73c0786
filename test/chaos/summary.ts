import { z } from 'zod'

/** What vitest's JSON reporter writes, as far as it is needed. */
export const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

export type Part = { name: string; passed: boolean }

/** Each test that ran. A file that ended without one that failed, and is not what it should be, counts by itself. */
export function partsOf({ testResults }: z.infer<typeof Report>): Part[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.split('/').slice(-1).join('')
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ name: `${file}: ${test.fullName.trim()}`, passed: test.status === 'passed' }))
    const isExplained = status === 'passed' || tests.some(({ passed }) => !passed)
    return isExplained ? tests : [...tests, { name: file, passed: false }]
  })
}

/** One line, the last: how many passed and failed, and which did not. */
export function summaryOf(parts: readonly Part[]): string {
  const failed = parts.filter(({ passed }) => !passed).map(({ name }) => name)
  const counts = `${parts.length - failed.length} passed, ${failed.length} failed`
  return failed.length > 0 ? `${counts}: ${failed.join('; ')}` : counts
}
