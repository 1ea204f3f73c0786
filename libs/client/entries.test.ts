import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { asyncStorage } from './asyncStorage.ts'
import { ClientError, createClient as createPlainClient, type FeedEvent } from './index.ts'
import { mmkvStorage } from './mmkv.ts'
import { followPlan } from './plan.ts'
import { useConversation, usePlan, useUnread } from './react.ts'
import { createClient } from './reactNative.ts'
import { memoryStorage } from './storage.ts'
import { clientOf, json, quick, scriptedFetch, smallService, tokenOf, until } from './test/service.ts'
import { followUnread } from './unread.ts'

describe('a storage of React Native', () => {
  const values = new Map<string, string>()
  const common = {
    getString: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    getAllKeys: () => [...values.keys()],
  }
  const remove = (key: string) => values.delete(key)
  test.each([
    ['AsyncStorage', asyncStorage(memoryStorage())],
    ['MMKV 4', mmkvStorage({ ...common, remove })],
    ['MMKV 3', mmkvStorage({ ...common, delete: remove })],
  ])('%s gives what it was given', async (_, storage) => {
    await storage.setItem('a', '1')
    await storage.setItem('b', '2')
    await storage.removeItem('a')
    expect([await storage.getItem('a'), await storage.getItem('b')]).toEqual([null, '2'])
    expect(await storage.getAllKeys()).toEqual(['b'])
  })
})

/** An app and a network that a test moves. */
function phone() {
  const listeners = {
    app: new Set<(state: string) => void>(),
    network: new Set<(isConnected: boolean | null) => void>(),
  }
  return {
    listeners,
    AppState: {
      addEventListener(_: 'change', listener: (state: string) => void) {
        listeners.app.add(listener)
        return { remove: () => void listeners.app.delete(listener) }
      },
    },
    NetInfo: {
      addEventListener(listener: (state: { isConnected: boolean | null }) => void) {
        const told = (isConnected: boolean | null) => listener({ isConnected })
        listeners.network.add(told)
        return () => void listeners.network.delete(told)
      },
    },
    app(state: string) {
      for (const listener of listeners.app) listener(state)
    },
    network(isConnected: boolean | null) {
      for (const listener of listeners.network) listener(isConnected)
    },
  }
}

test('in React Native the conversation follows app and network, from its first open until sign-out', async () => {
  const moved = phone()
  const { AppState, NetInfo } = moved
  const fetch = scriptedFetch(smallService().answer)
  const client = createClient({
    url: 'http://service',
    token: () => tokenOf('ada'),
    timing: quick,
    fetch,
    AppState,
    NetInfo,
  })
  const is = (connection: string) => () => client.conversation.getState().connection === connection
  expect(moved.listeners.app.size).toBe(0)
  await client.conversation.open()
  await until('the feed', is('live'))
  moved.app('inactive')
  moved.app('active')
  moved.network(true)
  expect(is('live')()).toBe(true)
  moved.app('background')
  expect(is('paused')()).toBe(true)
  moved.network(false)
  moved.network(true)
  expect(is('paused')()).toBe(true)
  moved.app('active')
  await until('the app', is('live'))
  moved.network(false)
  moved.network(null)
  moved.network(true)
  expect(is('connecting')()).toBe(true)
  await client.signOut()
  expect([moved.listeners.app.size, moved.listeners.network.size]).toEqual([0, 0])
})

test('in React Native a client that could read no stream says what to take', () => {
  vi.stubGlobal('navigator', { product: 'ReactNative' })
  try {
    const options = { url: 'http://service', token: () => null }
    expect(() => createPlainClient(options)).toThrow("'@yoldas/client/react-native'")
    expect(createPlainClient({ ...options, fetch: scriptedFetch(() => json({})) })).toBeDefined()
    expect(createClient(options)).toBeDefined()
  } finally {
    vi.unstubAllGlobals()
  }
})

function Screen({ client }: { client: ReturnType<typeof clientOf> }) {
  const { isLoaded, connection } = useConversation(client)
  return JSON.stringify([isLoaded, connection, usePlan(client, '2026-11-26', '2026-11-27'), useUnread(client)])
}

test('a server renders what nobody knows yet', () => {
  const client = clientOf(smallService())
  const text = renderToString(createElement(Screen, { client })).replaceAll('&quot;', '"')
  expect(text).toBe('[false,"paused",{"blocks":null,"failure":null},null]')
})

test('a plan is read for its first listener and again when it has changed, and stays when that fails', async () => {
  const block = { id: 'b' }
  const answers = [() => json({ blocks: [block] }), () => json({ error: 'not found' }, 404), () => json({ blocks: [] })]
  const client = clientOf(smallService(), { script: () => answers.shift()?.() ?? json({}, 500) })
  const work = new Set<(event: FeedEvent) => void>()
  const onWork = (listener: (event: FeedEvent) => void) => {
    work.add(listener)
    return () => void work.delete(listener)
  }
  const conversation = { ...client.conversation, onWork }
  const { subscribe, getState } = followPlan({ plan: client.plan, conversation }, '2026-11-26', '2026-11-27')
  expect(getState()).toEqual({ blocks: null, failure: null })
  const stop = subscribe(() => {})
  await until('the plan', () => getState().blocks !== null)
  const tell = (event: FeedEvent) => {
    for (const listener of work) listener(event)
  }
  tell({ event: 'journey-updated', data: {} })
  tell({ event: 'plan-updated', data: { day: '2026-11-26' } })
  await until('the failure', () => getState().failure !== null)
  expect(getState()).toEqual({ blocks: [block], failure: new ClientError({ kind: 'gone' }).failure })
  tell({ event: 'plan-updated', data: { day: '2026-11-26' } })
  await until('the next plan', () => getState().failure === null)
  expect(getState().blocks).toEqual([])
  stop()
  expect(work.size).toBe(0)
})

test('what is unread is asked for when the conversation is live again, and otherwise is what the feed says', async () => {
  const answers = [3, null, 7]
  const { conversation } = clientOf(smallService())
  const [changed, work] = [new Set<() => void>(), new Set<(event: FeedEvent) => void>()]
  let connection: 'live' | 'paused' = 'live'
  let asked = 0
  const following =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  const { subscribe, getState } = followUnread({
    me: async () => {
      const unread = answers[asked] ?? null
      asked += 1
      return Object({ unread })
    },
    conversation: {
      ...conversation,
      getState: () => ({ ...conversation.getState(), connection }),
      subscribe: following(changed),
      onWork: following(work),
    },
  })
  const become = (next: 'live' | 'paused') => {
    connection = next
    for (const listener of changed) listener()
  }
  const tell = (unread: number) => {
    for (const listener of work) listener({ event: 'read', data: { cursor: 'c', unread } })
  }
  expect(getState()).toBeNull()
  const stop = subscribe(() => {})
  await until('the number', () => getState() === 3)
  tell(0)
  expect(getState()).toBe(0)
  become('live')
  expect(asked).toBe(1)
  for (const expected of [0, 7]) {
    become('paused')
    become('live')
    await until('the answer', () => getState() === expected)
  }
  become('paused')
  become('live')
  tell(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect([asked, getState()]).toEqual([4, 1])
  stop()
  expect([changed.size, work.size]).toEqual([0, 0])
})
