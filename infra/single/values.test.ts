import { describe, expect, test } from 'vitest'
import { defaultOf, problemOf, questions, secrets, writeValues } from './values.ts'

describe('an answer', () => {
  test.each([
    ['DOMAIN', ['api.school.example'], ['school', 'https://a.b', 'a.b/c', '']],
    ['ACME_EMAIL', ['it@school.example'], ['school.example', '']],
    ['AUTH_URL', ['https://id.school.example', 'http://10.0.0.1:9'], ['id.school.example', 'ftp://a.b', '']],
    ['DAILY_TOKENS', ['1'], ['0', '1e6', '-1', '']],
    ['MIN_AGE', ['', '0', '13', '16', '18'], ['14']],
    ['MODEL_API_KEY', ['a$b"c#d'], ["a'b", 'a\nb', 'a\\', '']],
    ['ONESIGNAL_APP_ID', ['', 'x'], []],
  ])('%s has the form that it needs', (name, right, wrong) => {
    const question = questions.find((one) => one.name === name)
    if (!question) throw new Error(`nobody asks for ${name}`)
    expect(right.filter((answer) => problemOf(question, answer) !== undefined)).toEqual([])
    expect(wrong.filter((answer) => problemOf(question, answer) === undefined)).toEqual([])
  })

  test('every default is right', () => {
    const given = new Map([['AUTH_URL', 'https://id.school.example/']])
    const wrong = questions.filter((one) => problemOf(one, defaultOf(one, given) ?? 'x') && one.without !== undefined)
    expect(wrong).toEqual([])
  })
})

test('every secret is made anew, and long enough for a key', () => {
  const read = () => {
    const text = writeValues(new Map())
    return secrets.map((name) => new RegExp(`^${name}='([0-9a-f]{48})'$`, 'm').exec(text)?.[1])
  }
  const made = [...read(), ...read()]
  expect(made).not.toContain(undefined)
  expect(new Set(made).size).toBe(2 * secrets.length)
})
