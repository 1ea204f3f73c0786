import { newId } from '@yoldas/client'

/** What each phone shows, by its name, and what is laid over it: sheets, questions, pictures. */
type Place = { screens: Readonly<Record<string, string>>; layers: readonly string[] }

/** As much of a window as is used. */
export type Browser = {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  location: Pick<Location, 'pathname'>
  addEventListener(name: 'popstate', listener: () => void): void
}

export const firstScreen = 'chat'

export type Places = ReturnType<typeof createPlaces>

/**
 * Where the page stands, in the browser's history: what was opened last is closed by going back, and a reload shows the
 * same screens. The address is that of `phone`; what others show is in the history alone.
 */
export function createPlaces({ history, location, addEventListener }: Browser, phone: string) {
  const listeners = new Set<() => void>()
  /** What is laid over the phones now, and how each is taken away. Entries of others are of the past. */
  const layers = new Map<string, () => void>()
  let place = placeOf(history.state, location.pathname, phone)
  /** The browser goes back: until it has, nothing can be added to its history. */
  let isLeaving = false
  let waiting: Array<() => void> = []

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const whenThere = (change: () => void) => {
    if (isLeaving) waiting.push(change)
    else change()
  }
  const add = (next: Place) => {
    place = next
    history.pushState(next, '', addressOf(next, phone))
    notify()
  }
  const takeAway = (ids: Iterable<string>) => {
    for (const id of [...ids]) {
      const onBack = layers.get(id)
      layers.delete(id)
      onBack?.()
    }
  }
  /** Goes back over entries whose layer is there no more. */
  const settle = () => {
    const isOver = place.layers.findLastIndex((id) => layers.has(id)) + 1
    const over = place.layers.length - isOver
    if (isLeaving || over === 0) return
    isLeaving = true
    history.go(-over)
  }
  addEventListener('popstate', () => {
    place = placeOf(history.state, location.pathname, phone)
    isLeaving = false
    const changes = waiting
    waiting = []
    for (const change of changes) whenThere(change)
    takeAway([...layers.keys()].filter((id) => !place.layers.includes(id)))
    notify()
    settle()
  })
  // Those of before a reload are gone.
  settle()

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    screenOf: (name: string) => place.screens[name] ?? firstScreen,
    /** Takes away what is laid over the phones. */
    go(name: string, screen: string) {
      whenThere(() => {
        if ((place.screens[name] ?? firstScreen) === screen) return
        const over = [...layers.keys()]
        add({ screens: { ...place.screens, [name]: screen }, layers: [] })
        takeAway(over)
      })
    },
    /** Lays something over a phone. `onBack` is called when the student goes back; the result takes it away here. */
    lay(onBack: () => void): () => void {
      const id = newId()
      layers.set(id, onBack)
      whenThere(() => {
        if (layers.has(id)) add({ ...place, layers: [...place.layers.filter((other) => layers.has(other)), id] })
      })
      return () => {
        // What is opened in the same moment comes first.
        if (layers.delete(id)) setTimeout(settle)
      }
    },
    /** Every phone shows its first screen: it is somebody else's now. */
    reset() {
      whenThere(() => {
        place = { screens: {}, layers: [] }
        history.replaceState(place, '', addressOf(place, phone))
        notify()
      })
    },
  }
}

const isPlace = (state: unknown): state is Place => typeof state === 'object' && state !== null && 'screens' in state

function placeOf(state: unknown, pathname: string, phone: string): Place {
  if (isPlace(state)) return state
  const screen = pathname.slice(1)
  return { screens: screen === '' ? {} : { [phone]: screen }, layers: [] }
}

function addressOf({ screens }: Place, phone: string): string {
  const screen = screens[phone] ?? firstScreen
  return screen === firstScreen ? '/' : `/${screen}`
}
