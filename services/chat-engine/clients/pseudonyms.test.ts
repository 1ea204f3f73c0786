import { expect, test } from 'vitest'
import { pseudonyms } from './pseudonyms.ts'

const secret = 'a secret of thirty-two characters'
const [student, other] = ['01890000-0000-4000-8000-000000000001', '01890000-0000-4000-8000-000000000002']

test('a pseudonym stays the same for one student and one purpose, and says nothing of either', () => {
  const name = pseudonyms(secret)('prompt-cache', student)
  expect(name).toBe(pseudonyms(secret)('prompt-cache', student))
  // OpenAI takes 64 characters.
  expect(name).toMatch(/^[\w-]{43}$/)
})

test('it is another one for another student, another purpose or another secret', () => {
  const names = [
    pseudonyms(secret)('prompt-cache', student),
    pseudonyms(secret)('prompt-cache', other),
    pseudonyms(secret)('gen_ai.conversation.id', student),
    pseudonyms(`${secret}.`)('prompt-cache', student),
  ]
  expect(new Set(names).size).toBe(names.length)
})

test('without a secret no pseudonym is made', () => {
  expect(pseudonyms(undefined)('prompt-cache', student)).toBeUndefined()
})
