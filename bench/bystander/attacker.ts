// The attacker's own process: it asks as fast as it is answered, refusals included, until it is killed.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { exifSegment, jpegWith, loopingExif } from '@yoldas/chat-engine/test/imageParts'
import { flatPng, phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { MediaCreateResponse } from '@yoldas/contracts/media'
import type { Attack } from './index.ts'

type Target = { url: string; token: string }
type Asked = { method: 'GET' | 'POST'; path: string; body?: object }

const clientId = randomUUID()
/** Answers take half a second: without any delay one student's turns alone keep an engine busy. */
const message = '!tokens 50\n!delay 10'
type Image = { mimeType: string; bytes: Buffer }
/** As many pixels as an image may have. */
const large: Image = { mimeType: 'image/png', bytes: flatPng(5000, 5000) }
const looping: Image = {
  mimeType: 'image/jpeg',
  bytes: jpegWith(await phonePhoto(600, 400), [exifSegment(loopingExif())]),
}

const call = ({ url, token }: Target, { method, path, body }: Asked, signal?: AbortSignal) =>
  fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  })

const ask = async (target: Target, asked: Asked) => (await call(target, asked)).text()

/** Of the answer's stream the beginning is enough. */
async function send(target: Target, body: object) {
  const leaving = new AbortController()
  await call(target, { method: 'POST', path: '/api/chat/send', body }, leaving.signal)
  leaving.abort()
}

async function sendImage(target: Target, { mimeType, bytes }: Image) {
  const announced = { kind: 'image', mimeType, sizeBytes: bytes.length }
  const created = JSON.parse(await ask(target, { method: 'POST', path: '/api/media', body: announced }))
  const { media, upload } = MediaCreateResponse.parse(created)
  await (await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(bytes) })).text()
  await ask(target, { method: 'POST', path: `/api/media/${media.id}/complete` })
}

const [bodyBytes, begun] = [256 * 1024, Buffer.alloc(64 * 1024, ' ')]

/** Begins a send and waits until it is hung up on. */
async function beginSend({ url, token }: Target) {
  const { hostname, port } = new URL(url)
  const head = [
    'POST /api/chat/send HTTP/1.1',
    'host: yoldas',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${bodyBytes}`,
  ]
  const socket = connect(Number(port), hostname).resume()
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(begun)
  await once(socket, 'close')
}

const attacks: Record<Attack, { atOnce: number; ask(target: Target): Promise<unknown> }> = {
  'sends, 1,000 at once': { atOnce: 1_000, ask: (target) => send(target, { message }) },
  'one clientId, 100 at once': { atOnce: 100, ask: (target) => send(target, { message, clientId }) },
  'exports, 50 at once': { atOnce: 50, ask: (target) => ask(target, { method: 'GET', path: '/api/me/export' }) },
  'images of 25 megapixels, 20 at once': { atOnce: 20, ask: (target) => sendImage(target, large) },
  'images whose EXIF loops, 20 at once': { atOnce: 20, ask: (target) => sendImage(target, looping) },
  'topics of 7,000 sessions, 40 at once': {
    atOnce: 40,
    ask: (target) => ask(target, { method: 'GET', path: '/api/journey/topics' }),
  },
  'unfinished bodies, 15,000 at once': { atOnce: 15_000, ask: beginSend },
  '/health, 100 at once': { atOnce: 100, ask: (target) => ask(target, { method: 'GET', path: '/health' }) },
}

/** So many begin together: of more connections at once some would try again after a second. */
const together = 500

process.on('message', async ({ attack, ...target }: Target & { attack: Attack }) => {
  const { atOnce, ask } = attacks[attack]
  const keepAsking = async () => {
    for (;;) await ask(target).catch(() => {})
  }
  for (let asker = 0; asker < atOnce; asker += 1) {
    if (asker > 0 && asker % together === 0) await setTimeout(50)
    void keepAsking()
  }
})
process.on('disconnect', () => process.exit(0))
