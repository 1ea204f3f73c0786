import { describe, expect, test } from 'vitest'
import { patternWords } from '../screen.ts'
import { formNumbers, isOneEdit, touchesNegation, withoutOneLetter } from './edits.ts'
import { fewestLetters, misspellings, readVocabulary } from './spelling.ts'
import { vocabularyFor } from './vocabulary.ts'

const spokenAs = (word: string) => ({ plain: word, common: word })

describe('one edit', () => {
  test.each([
    ['kendimi', 'kendmi', true],
    ['kendimi', 'kendimmi', true],
    ['kendimi', 'kendini', true],
    ['kendimi', 'kednimi', true],
    ['kendimi', 'kendimi', false],
    ['kendimi', 'kndmi', false],
    ['intihar', 'initahr', false],
  ])('%s, %s: %s', (one, other, is) => {
    expect(isOneEdit(one, other)).toBe(is)
    expect(isOneEdit(other, one)).toBe(is)
  })

  test.each([
    ['istiyorum', 'istmiyorum', true],
    ['olecegim', 'olmecegim', true],
    ['istemiyorum', 'istemyorum', false],
    ['oldurecegim', 'oldurecgim', false],
    ['kendimi', 'kendmi', false],
    ['yasamadan', 'yasaadan', true],
  ])('%s → %s adds or removes a negation: %s', (one, other, does) => {
    expect(touchesNegation(one, other)).toBe(does)
  })
})

test('the number of a form that lacks a letter is that of the form itself', () => {
  const whole = (word: string) => formNumbers(word).at(-1)
  for (const word of ['kendimi', 'ab', 'oldurecegim'])
    expect(new Set(formNumbers(word))).toEqual(new Set([...withoutOneLetter(word)].map(whole)))
})

describe('a written word', () => {
  const meant = misspellings<string>({
    isWord: (word) => word === 'bolmek',
    isCovered: (word) => word !== 'yenisoz',
  })
  for (const word of ['olmek', 'istiyorum', 'yenisoz', 'hapi']) meant.add(word, word)

  test.each([
    ['ollmek', ['olmek']],
    ['isityorum', ['istiyorum']],
    ['bolmek', []],
    ['istmiyorum', []],
    ['hapii', []],
    ['yenisozz', []],
    ['bambaska', []],
  ])('%s is taken for %j', (word, words) => expect(meant.find(spokenAs(word))).toEqual(words))
})

describe('the list of Turkish words', () => {
  const { isWord, isCovered } = readVocabulary()

  test.each(['bolmek', 'ovuyor', 'basacagim', 'kendini', 'istemiyorum'])('has %s', (word) => {
    expect(isWord(word)).toBe(true)
  })

  test('knows what is near each word of the patterns: `npm run -s care -- words` makes it anew', () => {
    expect(patternWords().filter((word) => word.length >= fewestLetters && !isCovered(word))).toEqual([])
  })

  test('without words is an error that names the file', () => {
    expect(() => readVocabulary('/dev/null')).toThrow(/^\/dev\/null has no words$/)
  })

  test('has of a dictionary what is near a word of a pattern, with its endings, and no name', () => {
    const rules = 'SFX 7 N 2\nSFX 7 0 yor .\nSFX 7 mek meye mek\n'
    const words = '4\nölmek/7\nbölmek/7\nOlmez\nkavanoz/7\nil/7\nilmek\n'
    expect(vocabularyFor(['olmek', 'kap'], { rules, words })).toEqual(['bolmek', 'ilmek', 'olmek*'])
  })
})
