import { compile } from './match.ts'
import { linesOf } from './patterns/block.ts'
import { said } from './patterns/said.ts'
import { clausesOf } from './words.ts'

/** What must not be said to a minor. */
export const unsaid = ['methods', 'sexual', 'dosing', 'meeting'] as const satisfies readonly (keyof typeof said)[]
export type Unsaid = (typeof unsaid)[number]

const matcher = compile(
  unsaid.flatMap((kind, label) => linesOf(said[kind]).map((line) => ({ line, label }))),
  {},
)

/** UTF-16 units before the newest text that are read with it: more than a pattern spans. */
export const tailLength = 600

/**
 * What the end of an open bubble says that it must not; null when nothing. Pure, and bounded by `tailLength` and the newest text: asked at
 * each flush, with the bubble so far and how much of it was looked at before, it sees every place once or twice.
 */
export function saidPatterns(bubble: string, looked = 0): Unsaid | null {
  const { labels } = matcher.match(clausesOf(bubble.slice(Math.max(0, looked - tailLength))))
  const found = Math.min(...labels.flatMap((some) => [...some]))
  return unsaid[found] ?? null
}
