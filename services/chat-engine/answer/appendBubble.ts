import type { Source } from '@yoldas/contracts/chat'
import type { Bubble } from '../conversation/rules.ts'
import { maxBubbles } from '../text/bubbles.ts'
import type { LiveTurn } from './live.ts'

const between = '\n\n'

/** Puts a bubble by hand behind the others, and shows it. Where there would be too many, the last two become one. */
export function appendBubble(
  live: Pick<LiveTurn, 'bubbleId' | 'write' | 'cite'>,
  written: readonly Bubble[],
  text: string,
): Bubble[] {
  const bubbles = [...written]
  const rest = bubbles.length < maxBubbles ? undefined : bubbles.pop()
  const last = bubbles.at(-1)
  if (rest && last) bubbles[bubbles.length - 1] = join(live, bubbles.length - 1, last, rest)
  const place = bubbles.length
  live.write([{ bubble: place, offset: 0, delta: text }], true)
  if (rest?.sources?.length) live.cite(place, [])
  return [...bubbles, { id: live.bubbleId(place), text, author: 'hand' }]
}

function join(live: Pick<LiveTurn, 'write' | 'cite'>, place: number, last: Bubble, rest: Bubble): Bubble {
  live.write([{ bubble: place, offset: last.text.length, delta: between + rest.text }], true)
  const sources = together(last.sources ?? [], rest.sources ?? [])
  if (rest.sources?.length) live.cite(place, sources)
  return { ...last, text: last.text + between + rest.text, sources }
}

const together = (some: readonly Source[], more: readonly Source[]): Source[] => [
  ...some,
  ...more.filter(({ id }) => !some.some((one) => one.id === id)),
]
