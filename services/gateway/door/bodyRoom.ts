/** A request costs the gateway this much at least, however short its body is. */
const leastBytes = 1024

type Limits = {
  /** Of all together. */
  bytes: number
  /** Of one sender. Without it, nobody is bounded alone. */
  each?: { requests: number; bytes: number }
}

export type Arriving = {
  /** As its head says, or as many as there may be. */
  bytes: number
  /** The bytes of its body, once all of it has come: never more than the head said. */
  received(): number | undefined
  /** It has lost its place to a newer one. */
  refuse(): void
}

export type Place = {
  /** Its work begins: from here on it keeps its place until it leaves. */
  begin(): void
  leave(): void
}

/** Counts the requests that have a body. */
export type BodyRoom = {
  /**
   * A place for a request. Where all together have no room for it, others lose theirs: first the oldest whose bodies
   * have not come, then the oldest that have not begun. Undefined when that would not be enough, or when its sender has
   * no room: then nobody loses anything.
   */
  take(request: Arriving, sender?: string): Place | undefined
}

type Held = { request: Arriving; sender: string | undefined; bytes: number }

export function bodyRoom({ bytes: mostBytes, each }: Limits): BodyRoom {
  /** In the order of their age: those whose bodies have not come, as far as it is known; those that have not begun. */
  const [unfinished, waiting] = [new Set<Held>(), new Set<Held>()]
  const senders = new Map<string, Set<Held>>()
  let total = 0

  /** From when its body has come, it counts as what has come. */
  const settle = (held: Held) => {
    const received = held.request.received()
    if (received === undefined) return
    unfinished.delete(held)
    const bytes = Math.max(received, leastBytes)
    total -= held.bytes - bytes
    held.bytes = bytes
  }

  const begin = (held: Held) => {
    if (!waiting.delete(held)) return
    settle(held)
    unfinished.delete(held)
  }

  /** It may leave more than once. */
  const leave = (held: Held) => {
    unfinished.delete(held)
    waiting.delete(held)
    total -= held.bytes
    held.bytes = 0
    if (held.sender === undefined) return
    const own = senders.get(held.sender)
    if (own?.delete(held) && own.size === 0) senders.delete(held.sender)
  }

  const hasRoom = (sender: string, bytes: number) => {
    const own = senders.get(sender)
    if (!each || !own) return true
    if (own.size >= each.requests) return false
    const fits = () => bytes + sum(own) <= each.bytes
    if (fits()) return true
    for (const held of own) settle(held)
    return fits()
  }

  /** Those whose places make room for so many bytes; undefined when there are not enough. */
  const findVictims = (bytes: number): Held[] | undefined => {
    const victims = new Set<Held>()
    let freed = 0
    const isFull = () => total - freed + bytes > mostBytes
    const takePlaceOf = (held: Held) => {
      if (victims.has(held)) return
      victims.add(held)
      freed += held.bytes
    }
    for (const held of unfinished) {
      if (!isFull()) break
      settle(held)
      if (unfinished.has(held)) takePlaceOf(held)
    }
    for (const held of waiting) {
      if (!isFull()) break
      takePlaceOf(held)
    }
    return isFull() ? undefined : [...victims]
  }

  const add = (held: Held) => {
    total += held.bytes
    unfinished.add(held)
    waiting.add(held)
    if (held.sender === undefined) return
    const own = senders.get(held.sender) ?? new Set()
    senders.set(held.sender, own.add(held))
  }

  return {
    take: (request, sender) => {
      const bytes = Math.max(request.bytes, leastBytes)
      if (sender !== undefined && !hasRoom(sender, bytes)) return undefined
      const victims = findVictims(bytes)
      if (!victims) return undefined
      for (const victim of victims) {
        leave(victim)
        victim.request.refuse()
      }
      const held = { request, sender, bytes }
      add(held)
      return { begin: () => begin(held), leave: () => leave(held) }
    },
  }
}

const sum = (all: Iterable<Held>) => Array.from(all).reduce((bytes, held) => bytes + held.bytes, 0)
