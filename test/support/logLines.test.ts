import { expect, test } from 'vitest'
import { problemOf } from './logLines.ts'

test.each([
  '{"level":30,"service":"a","of":{"service":"b"},"list":[{"a":1},{"a":2}],"msg":"ready"}',
  '{"404":1,"n":-0.5,"text":"\\"a\\": \\u001b[0m é \\ud800","10":2}',
])('a line whose names come once is as it should be: %s', (line) => {
  expect(problemOf(line)).toBeUndefined()
})

test.each([
  ['{"service":"a","level":30,"service":"a"}', 'a name comes twice in an object'],
  ['{"of":{"a":1,"a":1}}', 'a name comes twice in an object'],
  ['{"a":1,"\\u0061":2}', 'a name comes twice in an object'],
  ['{"level":30,"msg":"cut', 'it is not JSON'],
  ['(node:1) Warning: no line of ours', 'it is not JSON'],
  ['"ready"', 'it is not an object'],
])('%s is refused: %s', (line, problem) => {
  expect(problemOf(line)).toBe(problem)
})
