import { AsyncResource } from 'node:async_hooks'

/** So many pieces of work begin as they come in one turn of the event loop, while nobody waits. */
const atOnce = 4
/** So many turns of the loop count as one while somebody arrives in each of them. */
const mostArrivals = 16

/** Begins the work at once, or when it is the asker's turn. Who asks is only looked at when the work has to wait. */
export type FairStart = (asker: () => string, begin: () => void) => void

/**
 * Lets a process with much to begin take turns between those who ask: in each turn of the event loop it begins one piece of
 * work, of another asker than before as long as others wait. So between any two pieces it receives what has come meanwhile, and
 * nobody waits for more than one piece of each of the others, however many somebody asks for.
 *
 * `hasArrived` says whether somebody arrived since it was asked last: Node lets in one connection in each turn of the loop, so
 * whoever comes last of many would wait for as many pieces of work. So turns in which somebody arrives count together, sixteen as
 * one: nobody begins two pieces in them.
 */
export function fairStart(hasArrived: () => boolean = () => false): FairStart {
  /** In the order of their turns. */
  const waiting = new Map<string, Set<() => void>>()
  /** Who has begun something in the turns that count as this one. */
  const served = new Set<string>()
  let [begun, arrivals] = [0, 0]

  const startNext = () => {
    arrivals = hasArrived() ? arrivals + 1 : 0
    const isNew = arrivals % mostArrivals === 0
    if (isNew) served.clear()
    const [first] = waiting
    if (first || !isNew) setImmediate(startNext)
    else begun = 0
    if (!first) return
    const [asker, line] = first
    // Last again, if they have more to do.
    waiting.delete(asker)
    const [next = () => {}] = line
    const begins = !served.has(asker)
    if (begins) line.delete(next)
    if (line.size > 0) waiting.set(asker, line)
    if (!begins) return
    served.add(asker)
    begun = 1
    next()
  }

  return (asker, begin) => {
    if (waiting.size === 0 && begun < atOnce) {
      if (begun === 0) setImmediate(startNext)
      begun += 1
      return begin()
    }
    const name = asker()
    // In its own context, whoever's turn comes before it.
    waiting.set(name, (waiting.get(name) ?? new Set()).add(AsyncResource.bind(begin)))
  }
}
