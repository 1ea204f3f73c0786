import { expect, test } from 'vitest'
import { nearestWord } from './misspelt.ts'

const words = ['motivasy', 'deneme', 'denemele', 'uyku', 'uykusuz', 'program', 'paragraf', 'tercih', 'mola']

test.each([
  ['mtivasyo', 'motivasy'],
  ['denmeler', 'denemele'],
  ['uyuku', 'uyku'],
  ['progarm', 'program'],
  ['paragarf', 'paragraf'],
  ['terchi', 'tercih'],
])('%s was meant to be %s', (wrong, word) => expect(nearestWord(wrong, words)).toBe(word))

test.each(['bisiklet', 'ayt'])('%s was meant to be none of them', (word) =>
  expect(nearestWord(word, [...words, 'ayd', 'mor'])).toBeUndefined(),
)
