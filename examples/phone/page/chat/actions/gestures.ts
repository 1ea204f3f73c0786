/** How far a finger has moved, in pixels. */
export type Move = { x: number; y: number }

/** A finger that rests on a message so long wants its menu. */
export const pressMilliseconds = 500
/** No finger is quite still. */
const still = 10
/** The message follows so far, and is answered from there on. */
const furthest = 72
const enough = 56

/** What a finger that has moved so wants: the menu of what it rests on, to answer it, or something else. */
export function intentOf({ x, y }: Move): 'press' | 'swipe' | 'scroll' {
  if (Math.hypot(x, y) <= still) return 'press'
  return x > 2 * Math.abs(y) ? 'swipe' : 'scroll'
}

/** How far the message follows the finger. */
export const followed = ({ x }: Move): number => Math.min(Math.max(x - still, 0), furthest)

export const isEnough = (move: Move): boolean => followed(move) >= enough
