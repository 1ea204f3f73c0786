import { z } from 'zod'
import { withDays } from './days.ts'

const anyDay = '2026-01-01'
const source = (pattern: string) => /^\/(.+)\/$/s.exec(pattern)?.[1]

/** A text that is looked for, or a regular expression between slashes. */
export const Pattern = z
  .string()
  .min(1)
  .superRefine((pattern, context) => {
    try {
      matcher(pattern, anyDay)
    } catch (error) {
      context.addIssue({ code: 'custom', message: `${error instanceof Error ? error.message : error}` })
    }
  })
export const Patterns = z.union([Pattern, z.array(Pattern).min(1)])
export type Patterns = z.infer<typeof Patterns>

export const listOf = <Item>(given: Item | Item[]): Item[] => (Array.isArray(given) ? given : [given])

/** What texts and plain patterns are compared as: Turkish lower case, without stresses, with single blanks. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether a text has the pattern; days in it are as seen from this one. */
export function matcher(pattern: string, today: string): (text: string) => boolean {
  const filled = withDays(pattern, today)
  const expression = source(filled)
  if (expression === undefined) return (text) => plain(text).includes(plain(filled))
  const compiled = new RegExp(expression, 'u')
  return (text) => compiled.test(plain(text))
}
