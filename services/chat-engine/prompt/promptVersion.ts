import { createHash } from 'node:crypto'
import * as texts from './promptTexts.ts'

/** Of texts by their names, in whatever order: another one with each change of them. */
export function versionOf(texts: object): string {
  const sorted = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12)
}

/** Of all that `promptTexts.ts` exports, so that nobody has to think of it. */
export const promptVersion: string = versionOf(texts)
