import { AsyncResource } from 'node:async_hooks'

/** So many pieces of work begin as they come in one turn of the event loop, while nobody waits. */
const atOnce = 4
/** So many turns of the loop count as one while somebody arrives in each of them. */
const mostArrivals = 16

type Line = { asker: string; works: Array<() => void>; wasServed: boolean }

/** Begins the work at once, or when it is the asker's turn. Who asks is only looked at when the work has to wait. */
export type FairStart = (asker: () => string, begin: () => void) => void

/**
 * Lets a process with much to begin take turns between those who ask: in each turn of the event loop it begins one
 * piece of work, of another asker than before as long as others wait. So between any two pieces it receives what has
 * come meanwhile, and nobody waits for more than one piece of each of the others, however many somebody asks for.
 *
 * `hasArrived` says whether somebody arrived since it was asked last: Node lets in one connection in each turn of the
 * loop, so the last of many would wait for as many pieces of work. So turns in which somebody arrives count
 * together, sixteen as one: nobody begins two pieces in them.
 */
export function fairStart(hasArrived: () => boolean = () => false): FairStart {
  const lines = new Map<string, Line>()
  /** Those with work, in the order of their turns. */
  const waiting: Line[] = []
  /** Those who have begun something in the turns that count as this one. */
  const served: Line[] = []
  let [begun, arrivals] = [0, 0]

  const startNext = () => {
    arrivals = hasArrived() ? arrivals + 1 : 0
    const isNew = arrivals % mostArrivals === 0
    if (isNew) {
      for (const line of served.splice(0)) {
        line.wasServed = false
        if (line.works.length === 0) lines.delete(line.asker)
      }
    }
    const line = waiting.shift()
    if (line || !isNew) setImmediate(startNext)
    else begun = 0
    if (!line) return
    const next = line.wasServed ? undefined : line.works.shift()
    // Last again, if they have more to do.
    if (line.works.length > 0) waiting.push(line)
    if (!next) return
    line.wasServed = true
    served.push(line)
    begun = 1
    next()
  }

  const lineOf = (asker: string) => {
    const line = lines.get(asker) ?? { asker, works: [], wasServed: false }
    lines.set(asker, line)
    return line
  }

  return (asker, begin) => {
    if (waiting.length === 0 && begun < atOnce) {
      if (begun === 0) setImmediate(startNext)
      begun += 1
      return begin()
    }
    const line = lineOf(asker())
    if (line.works.length === 0) waiting.push(line)
    // In its own context, not in that of the turn before it. AsyncResource.bind defines properties of each function: a
    // third of what requests allocate then outlives them, and collecting it stops everybody for 20 to 60 ms.
    const context = new AsyncResource('fairStart')
    line.works.push(() => context.runInAsyncScope(begin))
  }
}
