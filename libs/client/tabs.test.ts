import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createClient } from './index.ts'
import { indexedDbStorage } from './indexedDb.ts'
import { json, quick, type Script, scriptedFetch, shown, smallService, tokenOf, until } from './test/service.ts'

/** Web Locks as a browser has them, as far as they are used: exclusive, first come first served. */
function webLocks() {
  const lines = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, held: () => Promise<void>): Promise<void> {
      const before = lines.get(name) ?? Promise.resolve()
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
      const holding = Promise.race([before, aborted]).then(held)
      lines.set(name, Promise.allSettled([before, holding]))
      await holding
    },
  }
}

const globals = ['indexedDB', 'navigator'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
)
const set = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true })
beforeEach(() => {
  set('indexedDB', new IDBFactory())
  set('navigator', { locks: webLocks() })
})
afterAll(() => {
  for (const [name, descriptor] of globals)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
})

const offline: Script = () => Promise.reject(new TypeError('fetch failed'))
type Tab = ReturnType<typeof createClient>
const open: Tab[] = []
afterEach(() => {
  for (const { conversation } of open.splice(0)) conversation.background()
})
async function openTab(script: Script): Promise<Tab> {
  const tab = createClient({
    url: 'http://service',
    timing: quick,
    token: () => tokenOf('ada'),
    storage: indexedDbStorage(),
    fetch: scriptedFetch(script),
  })
  open.push(tab)
  await tab.conversation.open()
  return tab
}
/** Offline until it is told, and then a service that says in its feed what was sent. */
function networkOf(service: ReturnType<typeof smallService>) {
  const network = { isOffline: true }
  const script: Script = async (asked) => {
    if (network.isOffline) return offline(asked)
    const stored = service.messages.length
    const response = await service.answer(asked)
    const [message, ...messages] = service.messages.slice(stored)
    if (message) {
      const { turnId } = message
      service.tell('start', { turnId, message })
      service.tell('done', { turnId, messages, finish: 'complete' })
    }
    return response
  }
  return Object.assign(network, { script })
}
const sendsOf = ({ asked }: ReturnType<typeof smallService>) =>
  asked.filter(({ path }) => path === '/api/chat/send').map(({ body }) => Object(body).message)

test('what two tabs write without a network outlives both, and is sent once each, in order', async () => {
  const [one, two] = [await openTab(offline), await openTab(offline)]
  await one.conversation.send({ message: 'bir' })
  await two.conversation.send({ message: 'iki' })
  await one.conversation.send({ message: 'üç' })
  for (const { conversation } of [one, two]) conversation.background()
  const service = smallService()
  const next = await openTab(service.answer)
  await until('all', () => shown(next).length === 6)
  expect(sendsOf(service)).toEqual(['bir', 'iki', 'üç'])
  expect(shown(next).filter((text) => !text.startsWith('re: '))).toEqual(['bir', 'iki', 'üç'])
})

test('two tabs that are open send each message once, and neither shows or sends again what the other has sent', async () => {
  const service = smallService()
  const network = networkOf(service)
  const tabs = [await openTab(network.script), await openTab(network.script)]
  const texts = Array.from({ length: 8 }, (_, i) => `mesaj ${i}`)
  for (const [i, message] of texts.entries()) await tabs[i % 2]?.conversation.send({ message })
  network.isOffline = false
  for (const { conversation } of tabs) conversation.foreground()
  await until('all', () => tabs.every((tab) => shown(tab).length === 16))
  for (const tab of tabs) {
    expect(shown(tab)).toEqual(texts.flatMap((text) => [text, `re: ${text}`]))
    tab.conversation.background()
    tab.conversation.foreground()
  }
  await until('the history', () => tabs.every(({ conversation }) => conversation.getState().isCurrent))
  expect(sendsOf(service)).toEqual(texts)
})

test('what one tab has dropped the other does not send', async () => {
  const service = smallService()
  const network = networkOf(service)
  const one = await openTab(network.script)
  const clientId = await one.conversation.send({ message: 'vazgeçtim' })
  const two = await openTab(network.script)
  expect(shown(two)).toEqual(['(vazgeçtim)'])
  await until('its withdrawal', () => one.conversation.discard(clientId))
  network.isOffline = false
  two.conversation.foreground()
  await two.conversation.send({ message: 'kalsın' })
  await until('the answer', () => shown(two).join() === 'kalsın,re: kalsın')
  expect(sendsOf(service)).toEqual(['kalsın'])
})

test('Web Locks that are refused, as in some frames, hold nothing up', async () => {
  set('navigator', { locks: { request: () => Promise.reject(new Error('no locks here')) } })
  const service = smallService()
  const tab = await openTab(service.answer)
  await tab.conversation.send({ message: 'selam' })
  await until('the answer', () => shown(tab).join() === 'selam,re: selam')
})

test('without Web Locks a tab works as before', async () => {
  set('navigator', undefined)
  const service = smallService()
  const tab = await openTab((asked) => (asked.path === '/api/me' ? json({}) : service.answer(asked)))
  await tab.conversation.send({ message: 'selam' })
  await until('the answer', () => shown(tab).join() === 'selam,re: selam')
})
