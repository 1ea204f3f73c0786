import { expect, test } from 'vitest'
import { masked, maskedHeader } from './masked.ts'

test.for([
  ['{"token":"abc","platform":"ios"}', '{"token":"•••","platform":"ios"}'],
  ['{"data":{"replyToken": "a\\"b","type":"reply"}}', '{"data":{"replyToken": "•••","type":"reply"}}'],
  ['{"text":"eyJhbGciOi.eyJzdWIi.c2ln-_x gel"}', '{"text":"••• gel"}'],
  [
    'http://a/b?X-Amz-Credential=k%2F1&X-Amz-Date=2&X-Amz-Signature=f0',
    'http://a/b?X-Amz-Credential=•••&X-Amz-Date=2&X-Amz-Signature=•••',
  ],
  ['{"message":"token"}', '{"message":"token"}'],
] as const)('%s is shown as %s', ([text, shown]) => {
  expect(masked(text)).toBe(shown)
})

test('of the authorization its kind is left', () => {
  expect(maskedHeader('Authorization', 'Bearer secret')).toBe('Bearer •••')
  expect(maskedHeader('content-type', 'application/json')).toBe('application/json')
})
