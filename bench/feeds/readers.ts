// The feeds' clients, as a process of its own: reads their sockets as cheaply as it can, and counts events.
import { connect, type Socket } from 'node:net'
import { frameCounter } from './frames.ts'
import type { Feeds, ReaderOrder, ReaderReport } from './protocol.ts'

/** Opening a feed is work for the services: a student is known by their token, and what runs is looked up. */
const openingAtOnce = 32
const reportMilliseconds = 2
const sockets = new Set<Socket>()
const buffer = Buffer.alloc(64 * 1024)
let [events, reported] = [0, 0]

const report = (message: ReaderReport) => void process.send?.(message)

async function open(feeds: Feeds) {
  const tokens = feeds.tokens.values()
  const openSome = async () => {
    for (const token of tokens) await openFeed(feeds, token)
  }
  await Promise.all(Array.from({ length: openingAtOnce }, openSome))
  report({ kind: 'opened' })
}

/** Resolves when the stream has begun. */
function openFeed({ url, path }: Feeds, token: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const count = frameCounter()
  const began = Promise.withResolvers<void>()
  let head = ''
  const read = (length: number, bytes: Uint8Array) => {
    if (head === '') {
      head = Buffer.from(bytes.subarray(0, length)).toString('latin1')
      if (head.startsWith('HTTP/1.1 200 ')) began.resolve()
      else began.reject(new Error(`a feed was answered with ${head.split('\r\n')[0]}`))
    }
    events += count(bytes, length)
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback: read } })
  sockets.add(socket)
  socket.on('error', (error) => began.reject(error))
  socket.on('close', () => {
    began.reject(new Error('a feed was closed before it began'))
    if (sockets.delete(socket)) report({ kind: 'failed', reason: 'a feed was closed' })
  })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`)
  return began.promise
}

function close() {
  for (const socket of sockets) {
    sockets.delete(socket)
    socket.destroy()
  }
}

setInterval(() => {
  if (events !== reported) report({ kind: 'received', events })
  reported = events
}, reportMilliseconds)

process.on('message', (order: ReaderOrder) => {
  if (order.kind === 'open') open(order.feeds).catch(({ message }) => report({ kind: 'failed', reason: message }))
  else if (order.kind === 'count') report({ kind: 'counted', events, at: performance.now() })
  else close()
})
process.on('disconnect', () => process.exit(0))
