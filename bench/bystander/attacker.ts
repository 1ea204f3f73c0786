// The attacker's own process: it asks as fast as it is answered, refusals included, until it is killed.
import { randomUUID } from 'node:crypto'
import type { Attack } from './index.ts'

const clientId = randomUUID()
/** Answers take half a second: without any delay one student's turns alone keep an engine busy. */
const message = '!tokens 50\n!delay 10'

type Asked = { method: string; path: string; body?: object }
const attacks: Record<Attack, { atOnce: number; asked: Asked; isStream: boolean }> = {
  'sends, 1,000 at once': {
    atOnce: 1_000,
    asked: { method: 'POST', path: '/api/chat/send', body: { message } },
    isStream: true,
  },
  'one clientId, 100 at once': {
    atOnce: 100,
    asked: { method: 'POST', path: '/api/chat/send', body: { message, clientId } },
    isStream: true,
  },
  'exports, 50 at once': { atOnce: 50, asked: { method: 'GET', path: '/api/me/export' }, isStream: false },
  '/health, 100 at once': { atOnce: 100, asked: { method: 'GET', path: '/health' }, isStream: false },
}

async function ask(url: string, token: string, { method, path, body }: Asked, isStream: boolean) {
  const leaving = new AbortController()
  const response = await fetch(url + path, {
    method,
    signal: leaving.signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // Of a stream the beginning is enough.
  if (isStream) leaving.abort()
  else await response.arrayBuffer()
}

process.on('message', ({ attack, url, token }: { attack: Attack; url: string; token: string }) => {
  const { atOnce, asked, isStream } = attacks[attack]
  const keepAsking = async () => {
    for (;;) await ask(url, token, asked, isStream).catch(() => {})
  }
  for (let asker = 0; asker < atOnce; asker += 1) void keepAsking()
})
process.on('disconnect', () => process.exit(0))
