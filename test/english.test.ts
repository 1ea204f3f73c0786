import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Between two words, where a comment may go on in the next line. */
const gap = String.raw`\s+(?:(?:\*|//|--|#)\s+)?`
const phrase = (words: string) => words.replaceAll(' ', gap)
/** Each has a plainer way to say it: "is not a …", "who", "this long", "available", "everybody who". */
const refused = new RegExp(
  [
    `(?<!there${gap})\\b${phrase('is no')}\\b(?!${gap}longer\\b)`,
    ...['of whom', 'by whom', 'for so long', 'to be had', 'whoever'].map((words) => `\\b${phrase(words)}\\b`),
  ].join('|'),
  'gi',
)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|sql|md|yaml|conf)$|Dockerfile$|Tiltfile$/.test(file))
  .filter((file) => existsSync(join(root, file)) && !/^corpus\/|^pnpm-lock|^test\/english\.test\.ts$/.test(file))

function refusedIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(refused)].map(
    ({ index, 0: words }) => `${file}:${text.slice(0, index).split('\n').length}: ${words.replaceAll(/\s+/g, ' ')}`,
  )
}

test('comments, documents, names of tests and texts of the API are in plain English', () => {
  expect(files.flatMap(refusedIn)).toEqual([])
})

test('what is read for is found across the lines of a comment, and nothing else is', () => {
  const hard = [
    'what is\n * no event',
    'Whoever asks',
    'by\n// whom',
    'for\n-- so long',
    'is to be had',
    'of whom it is',
  ]
  expect(hard.filter((text) => text.match(refused) === null)).toEqual([])
  const plain = ['there is no event', 'it is no longer there', 'is not a day', 'is nothing', 'this is noted']
  expect(plain.filter((text) => text.match(refused) !== null)).toEqual([])
})
