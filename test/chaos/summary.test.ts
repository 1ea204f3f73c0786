import { expect, test } from 'vitest'
import { partsOf, summaryOf } from './summary.ts'

const ran = (status: string, ...fullNames: string[]) => fullNames.map((fullName) => ({ status, fullName }))

test('the last line has how many passed and failed, and which', () => {
  const parts = partsOf({
    testResults: [
      { name: '/a/long/media.test.ts', status: 'passed', assertionResults: ran('passed', ' one', 'two') },
      {
        name: '/a/long/slow.test.ts',
        status: 'failed',
        assertionResults: [...ran('passed', 'three'), ...ran('failed', '15 four'), ...ran('skipped', 'five')],
      },
    ],
  })
  expect(summaryOf([...parts, { name: 'storm', passed: true }])).toBe('4 passed, 1 failed: slow.test.ts: 15 four')
  expect(summaryOf([{ name: 'storm', passed: true }])).toBe('1 passed, 0 failed')
})

test('a file that could not be run, or did not end well, has failed', () => {
  const broken = { name: '/a/long/push.test.ts', status: 'failed', assertionResults: [] }
  expect(summaryOf(partsOf({ testResults: [broken] }))).toBe('0 passed, 1 failed: push.test.ts')
  const hooks = { ...broken, assertionResults: ran('passed', 'one') }
  expect(summaryOf(partsOf({ testResults: [hooks] }))).toBe('1 passed, 1 failed: push.test.ts')
})
