import { expect, test } from 'vitest'
import { hasNumber, numbersIn } from './numbers.ts'

test.each<[string, number[]]>([
  ['x = 4', [4]],
  ['3,5 net', [3.5]],
  ['3.5 net.', [3.5]],
  ['1.250 kişi', [1.25, 1250]],
  ['1.250,5', [1250.5]],
  ['12.345.678', [12_345_678]],
  ['x = −4', [-4]],
  ['x=-4', [-4]],
  ['f(-4)', [-4]],
  ['5-3', [5, 3]],
  ['5 - 3', [5, 3]],
  ['TYT-2', [2]],
  ['7/2', [3.5, 7, 2]],
  ['$\\frac{7}{2}$', [3.5, 7, 2]],
  ['$-\\dfrac{7}{2}$', [-3.5, 7, 2]],
  ['$28{,}5$', [28.5]],
  ['%25', [25]],
  ['18:30', [18, 30]],
  ['27.11.2026', [27, 11, 2026]],
  ['1, 2 ve 3', [1, 2, 3]],
  ['sayı yok', []],
])('reads the numbers of %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))

test('a number is not part of another one, and may be near enough', () => {
  expect(hasNumber('net 14', 4)).toBe(false)
  expect(hasNumber('net -4', 4)).toBe(false)
  expect(hasNumber('3,33', 10 / 3)).toBe(false)
  expect(hasNumber('3,33', 10 / 3, 0.01)).toBe(true)
})
