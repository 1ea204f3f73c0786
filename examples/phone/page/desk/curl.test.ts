import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'

test('a request is copied as a command that a shell reads as it was, with a place for the token', () => {
  const command = curlOf({
    method: 'POST',
    url: 'http://127.0.0.1:8080/api/chat/send?a=b&c=$d',
    requestHeaders: [
      ['authorization', 'Bearer •••'],
      ['content-type', 'application/json'],
    ],
    requestBody: { text: '{"message":"Ali\'nin `$5` borcu"}', isCut: false },
  })
  expect(command.split(' \\\n  ')).toEqual([
    "curl -N -X POST 'http://127.0.0.1:8080/api/chat/send?a=b&c=$d'",
    '-H "authorization: Bearer $TOKEN"',
    "-H 'content-type: application/json'",
    `--data-raw '{"message":"Ali'\\''nin \`$5\` borcu"}'`,
  ])
})

test('a request without a body has none', () => {
  expect(curlOf({ method: 'GET', url: 'http://a/b', requestHeaders: [], requestBody: undefined })).toBe(
    "curl -N -X GET 'http://a/b'",
  )
})
