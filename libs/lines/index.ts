import type { Deadline } from '@yoldas/time'

type Bounds = {
  /** Places in all; without it, only each key is bounded. */
  inAll?: number
  /** Places of one key. */
  perKey?: number
  /** The error of those whose deadline passes before a place is free. */
  late?: () => Error
}

type Entry = {
  /** Without keys there is one line. */
  key?: string
  /** Read again when its time is up, so that it may be put off meanwhile; without one the wait has no end. */
  deadline?: Deadline | undefined
  /** Comes before all others of its key that are not `ahead`. */
  ahead?: boolean
}

/**
 * Lets a few work at once. The others wait, each key in a line of its own, first come, first served. When a place is
 * free, the keys that have room take turns: however many wait in one line, another key waits for one of them at most.
 */
export type Lines = {
  /** Takes a place if one is free, without a promise. */
  enterNow(key?: string): boolean
  /** Takes a place when it is the key's turn. @throws the error of `late`: no place was taken */
  enter(entry?: Entry): Promise<void>
  /** Gives a place back, once for each that was taken. @throws Error when the key has none */
  leave(key?: string): void
  /** Does the work with a place. @throws as `enter`, with the work not begun */
  run<Result>(work: () => Promise<Result>, entry?: Entry): Promise<Result>
  /** How many wait now. */
  waiting(): number
}

/** Mostly nobody waits, and there are no sets. A line that is empty is forgotten. */
type Line = { inside: number; ahead?: Set<() => void>; others?: Set<() => void> }

/**
 * Nobody waits for a place that is free. So a line can only be in `ready` while all places are taken, and who enters
 * at once passes nobody.
 */
export function createLines({
  inAll = Number.POSITIVE_INFINITY,
  perKey = Number.POSITIVE_INFINITY,
  late = () => new Error('no place became free in time'),
}: Bounds): Lines {
  const lines = new Map<string, Line>()
  /** Lines where somebody waits and the key has room, in the order of their turns. */
  const ready = new Set<Line>()
  let inside = 0

  const lineOf = (key: string): Line => {
    const known = lines.get(key)
    if (known) return known
    const line = { inside: 0 }
    lines.set(key, line)
    return line
  }
  const take = (line: Line) => {
    line.inside += 1
    inside += 1
  }
  /** Puts it where it belongs after a change; a line that is ready keeps its turn. */
  const settle = (key: string, line: Line) => {
    const isAwaited = lengthOf(line) > 0
    if (isAwaited && line.inside < perKey) ready.add(line)
    else ready.delete(line)
    if (!isAwaited && line.inside === 0) lines.delete(key)
  }

  const enterNow = (key = '') => {
    if (inside >= inAll) return false
    const line = lineOf(key)
    if (line.inside >= perKey) return false
    take(line)
    return true
  }
  const enter = async ({ key = '', deadline, ahead = false }: Entry = {}) => {
    if (deadline?.remaining() === 0) throw late()
    if (enterNow(key)) return
    await new Promise<void>((resolve, reject) => {
      const line = lineOf(key)
      const name = ahead ? 'ahead' : 'others'
      const queue = line[name] ?? new Set()
      line[name] = queue
      let timer: NodeJS.Timeout | undefined
      const enterLine = () => {
        clearTimeout(timer)
        queue.delete(enterLine)
        ready.delete(line)
        take(line)
        settle(key, line)
        resolve()
      }
      const look = () => {
        const left = deadline?.remaining()
        if (left) timer = setTimeout(look, left)
        if (left !== 0) return
        queue.delete(enterLine)
        settle(key, line)
        reject(late())
      }
      queue.add(enterLine)
      settle(key, line)
      look()
    })
  }
  const leave = (key = '') => {
    const line = lines.get(key)
    if (!line?.inside) throw new Error('nobody of this line has a place to give back')
    line.inside -= 1
    inside -= 1
    settle(key, line)
    if (ready.size > 0) letIn(firstOf(ready))
  }

  return {
    enterNow,
    enter,
    leave,
    run: async (work, entry) => {
      await enter(entry)
      try {
        return await work()
      } finally {
        leave(entry?.key)
      }
    },
    waiting: () => lines.values().reduce((sum, line) => sum + lengthOf(line), 0),
  }
}

/** The first in a line: those that wait know how to enter. */
const letIn = (line: Line | undefined) => (firstOf(line?.ahead) ?? firstOf(line?.others))?.()
const firstOf = <Item>(items: Set<Item> | undefined): Item | undefined => items?.values().next().value
const lengthOf = ({ ahead, others }: Line) => (ahead?.size ?? 0) + (others?.size ?? 0)
