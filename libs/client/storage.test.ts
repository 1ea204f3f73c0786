import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from './index.ts'
import { indexedDbStorage } from './indexedDb.ts'
import { type ClientStorage, memoryStorage } from './storage.ts'
import {
  bytesOf,
  frame,
  json,
  messageOf,
  quick,
  type Script,
  scriptedFetch,
  streamOf,
  tokenOf,
  until,
} from './test/service.ts'

/**
 * What AsyncStorage promises and no more: each call ends some time later, and what was called together in any order.
 */
function asyncStorage(items: Map<string, string>): ClientStorage {
  let turn = 0
  const soon = async () => {
    turn += 1
    for (let i = (turn * 7) % 5; i >= 0; i -= 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    getItem: (key) => soon().then(() => items.get(key) ?? null),
    setItem: (key, value) => soon().then(() => void items.set(key, value)),
    removeItem: (key) => soon().then(() => void items.delete(key)),
    getAllKeys: () => soon().then(() => [...items.keys()]),
  }
}

/** Opens the same place anew each time, as the app does when it starts again. */
const places: Record<string, () => () => ClientStorage> = {
  memory: () => {
    const kept = memoryStorage()
    return () => kept
  },
  IndexedDB: () => {
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
    return () => indexedDbStorage()
  },
  AsyncStorage: () => {
    const items = new Map<string, string>()
    return () => asyncStorage(items)
  },
}
const global = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
afterAll(() => {
  if (global) Object.defineProperty(globalThis, 'indexedDB', global)
  else Reflect.deleteProperty(globalThis, 'indexedDB')
})

/** The app ends after so many changes of its storage: the next is not made, and nothing is answered any more. */
function endingAfter(storage: ClientStorage, changes: number) {
  let left = changes
  const never = new Promise<never>(() => {})
  const change = (make: () => Promise<void>) => {
    left -= 1
    return left < 0 ? never : make().then(() => (left < 0 ? never : undefined))
  }
  const ending: ClientStorage = {
    getItem: (key) => (left < 0 ? never : storage.getItem(key)),
    getAllKeys: () => (left < 0 ? never : storage.getAllKeys()),
    setItem: (key, value) => change(() => storage.setItem(key, value)),
    removeItem: (key) => change(() => storage.removeItem(key)),
  }
  return { storage: ending, hasEnded: () => left < 0 }
}

const offline: Script = () => Promise.reject(new TypeError('fetch failed'))

/** Takes messages, each once, and answers nothing else. */
function smallService() {
  const taken = new Map<string, string>()
  const script: Script = ({ path, body }) => {
    if (path !== '/api/chat/send') return json({ messages: [], hasMore: false, turns: [] })
    const { clientId, message } = Object(body)
    taken.set(clientId, message)
    const turnIndex = taken.size
    const stored = messageOf({ id: `m${turnIndex}`, position: turnIndex, turnIndex, content: message })
    const { turnId } = stored
    const start = frame(`${turnId}:0`, 'start', { turnId, message: stored })
    const done = frame(`${turnId}:9`, 'done', { turnId, messages: [], finish: 'complete' })
    return streamOf([bytesOf(start + done)], 'ends')
  }
  return { taken, script }
}

type App = ReturnType<typeof createClient>
const open: App[] = []
afterEach(() => {
  for (const { conversation } of open.splice(0)) conversation.background()
})

async function start(storage: ClientStorage, script: Script = offline, sub = 'ada'): Promise<App> {
  const url = 'http://service'
  // No storage here is slow, but a machine may be.
  const timing = { ...quick, request: 20_000 }
  const client = createClient({ url, storage, timing, token: () => tokenOf(sub), fetch: scriptedFetch(script) })
  open.push(client)
  await client.conversation.open()
  return client
}

const shown = ({ conversation }: App) =>
  conversation.getState().items.map((item) => (item.kind === 'pending' ? item.entry.message : item.key))
const texts = ['bir', 'iki', 'üç']
const sendAll = async ({ conversation }: App) => {
  for (const message of texts) await conversation.send({ message })
}
const later = () => new Promise((resolve) => setTimeout(resolve, 5))

describe.each(Object.entries(places))('with %s as its storage', (_name, newPlace) => {
  let place: () => ClientStorage
  beforeEach(() => {
    place = newPlace()
  })

  test('a value is what was written last, also after the storage is opened again, and null once removed', async () => {
    const [first, second] = [place(), place()]
    expect([await first.getItem('a'), await first.getAllKeys()]).toEqual([null, []])
    const long = 'ş😀"\n'.repeat(20_000)
    await first.setItem('a', 'eski')
    await first.setItem('a', long)
    await first.setItem('b/ç', '')
    expect([await second.getItem('a'), await second.getItem('b/ç')]).toEqual([long, ''])
    expect([...(await second.getAllKeys())].sort()).toEqual(['a', 'b/ç'])
    await second.removeItem('a')
    await second.removeItem('a')
    expect([await first.getItem('a'), await first.getAllKeys()]).toEqual([null, ['b/ç']])
  })

  test('messages written without a network outlive the app, and are sent once each and in order', async () => {
    const before = await start(place())
    await sendAll(before)
    const keys = before.conversation.getState().items.map(({ key }) => key)
    before.conversation.background()

    const again = await start(place())
    expect(shown(again)).toEqual(texts)
    again.conversation.background()

    const { taken, script } = smallService()
    const after = await start(place(), script)
    await until('all to be sent', () => taken.size === texts.length && shown(after).every((key) => keys.includes(key)))
    expect([...taken]).toEqual(texts.map((text, i) => [keys[i], text]))
    // The storage is told a moment after the screen.
    await until('nothing to be kept', async () => {
      const next = await start(place())
      next.conversation.background()
      return next.conversation.getState().items.every(({ kind }) => kind !== 'pending')
    })
    after.conversation.background()
  })

  test('another student sees and sends none of them, and their writer still has them', async () => {
    const first = await start(place())
    await sendAll(first)
    first.conversation.background()
    const { taken, script } = smallService()
    const other = await start(place(), script, 'zeynep')
    await later()
    expect([shown(other), taken.size]).toEqual([[], 0])
    other.conversation.background()
    expect(shown(await start(place()))).toEqual(texts)
  })

  test('wherever the app ends while messages are written, those that were kept are whole and in order', async () => {
    for (let changes = 0; changes <= texts.length; changes += 1) {
      place = newPlace()
      const { storage, hasEnded } = endingAfter(place(), changes)
      const client = await start(storage)
      let kept = 0
      void (async () => {
        for (const message of texts) {
          await client.conversation.send({ message })
          kept += 1
        }
        // The storage answers no more, so nothing is reported as kept.
      })().catch(() => {})
      await until('the end', () => kept === texts.length || hasEnded())
      client.conversation.background()
      const again = shown(await start(place()))
      expect(again).toEqual(texts.slice(0, again.length))
      expect(again.length).toBeGreaterThanOrEqual(kept)
      expect(kept).toBeGreaterThanOrEqual(changes - 1)
    }
  })

  test('signing out removes all of it and nothing else, also when the app ends before it is through', async () => {
    let ends = 0
    for (let changes = 0; ends === changes; changes += 1) {
      place = newPlace()
      await place().setItem('of the app', 'stays')
      for (const sub of ['zeynep', 'ada']) {
        const client = await start(place(), offline, sub)
        await sendAll(client)
        client.conversation.background()
      }
      const { storage, hasEnded } = endingAfter(place(), changes)
      const client = await start(storage)
      let isOver = false
      const leaving = client.signOut().then(() => {
        isOver = true
      })
      leaving.catch(() => {})
      await until('the end', () => isOver || hasEnded())
      await later()
      expect(shown(client)).toEqual([])
      if (hasEnded()) ends += 1

      const all = await Promise.all(['ada', 'zeynep'].map((sub) => start(place(), offline, sub)))
      // Either it had not begun, or all of it is gone.
      expect(all.map(shown)).toEqual(changes === 0 ? [texts, texts] : [[], []])
      if (changes > 0) expect(await place().getAllKeys()).toEqual(['of the app'])
    }
    // The mark, both outboxes, the mark again.
    expect(ends).toBeGreaterThanOrEqual(4)
  })
})

describe('IndexedDB', () => {
  test('is opened again after the browser has closed or removed it', async () => {
    const factory = new IDBFactory()
    const databases: Array<{ close(): void }> = []
    const openOnce = factory.open.bind(factory)
    factory.open = (name: string, version?: number) => {
      const request = openOnce(name, version)
      request.addEventListener('success', () => databases.push(request.result))
      return request
    }
    Object.assign(globalThis, { indexedDB: factory })
    const storage = indexedDbStorage()
    await storage.setItem('a', '1')
    for (const database of databases.splice(0)) database.close()
    expect(await storage.getItem('a')).toBe('1')
    expect(databases).toHaveLength(1)
    const removed = factory.deleteDatabase('yoldas')
    await new Promise((resolve, reject) => {
      removed.onsuccess = resolve
      removed.onblocked = reject
    })
    expect(await storage.getItem('a')).toBeNull()
  })

  test('that cannot be opened or written rejects, and is tried again', async () => {
    const factory = new IDBFactory()
    let isFull = true
    const refusing = {
      open: (name: string, version: number) => {
        if (isFull) throw new Error('no room')
        return factory.open(name, version)
      },
    }
    Object.assign(globalThis, { indexedDB: refusing })
    const storage = indexedDbStorage()
    await expect(storage.setItem('a', '1')).rejects.toThrow('no room')
    isFull = false
    await storage.setItem('a', '1')
    expect(await storage.getItem('a')).toBe('1')
  })
})
