import { expect, test } from 'vitest'
import { readCommand } from './byOperator.ts'

test.each<[string[], RegExp]>([
  [['age', '--band', '13-15'], /--student: whose\?/],
  [['age', '--student', 'x'], /--band "" is not one of those there are/],
  [['age', '--student', 'x', '--band', '13-15', '--withdraw'], /belong to consent/],
  [['consent', '--student', 'x', '--kind', 'cookies'], /--kind "cookies" is not one of those there are/],
  [['consent', '--student', 'x', '--band', '13-15'], /--band belongs to age/],
])('%j is refused with what is wrong with it', (args, message) => {
  expect(() => readCommand(args)).toThrow(message)
})
