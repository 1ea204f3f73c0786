/**
 * Opens the page without a network, on what was kept of it. Only the page itself: what it shows of a student stands in
 * the client's storage, and pushes come as without it.
 */
type Lifetime = Event & { waitUntil(work: Promise<unknown>): void }
type Fetched = Event & { request: Request; respondWith(answer: Promise<Response>): void }
declare const self: {
  addEventListener(name: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetched) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

/** The build writes a hash of all files here: another page has another worker. */
const version = '__VERSION__'
const prefix = 'yoldas-page '
const own = prefix + version
/** For a network that is there and brings nothing. */
const patienceMilliseconds = 3_000

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Every address within the page is the page.
  if (request.mode === 'navigate') event.respondWith(newest(request, '/'))
  else if (pathname === '/config.json') event.respondWith(newest(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
})

async function keepAll(): Promise<void> {
  const listed = await fetch('/shell.json', { cache: 'no-store' })
  const files: string[] = await listed.json()
  const cache = await caches.open(own)
  await cache.addAll(files)
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** From the network, and what was kept where that gives nothing in time. */
async function newest(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(own)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) })
    if (answer.ok) await cache.put(key, answer.clone())
    return answer
  } catch {
    return (await cache.match(key)) ?? Response.error()
  }
}

/** Its name has the hash of its content: what was kept is the same. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(own)
  const before = await cache.match(request)
  if (before) return before
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
