import { type Body, bytesOf } from './bodies.ts'
import type { Connection, Exchange, Outcome } from './connection.ts'
import type { Attack } from './requests.ts'
import { fillPlaceholders, nothingYet, type Possessions } from './student.ts'

/** Sends an attack as a student, or as nobody. `authorization` is the whole value of the header; null is none. */
export function sendAttack(
  connection: Connection,
  attack: Attack,
  authorization: string | null,
  own: Possessions,
): Promise<Outcome> {
  return connection.exchange(exchangeOf(attack, authorization, own))
}

/** A plain request, for what is asked between attacks. */
export function ask(connection: Connection, authorization: string | null, method: string, path: string, body?: object) {
  const sent: Body | null = body ? { text: JSON.stringify(body), damage: { kind: 'none' }, framing: 'exact' } : null
  const attack = { route: null, method, params: {}, path, query: '', headers: [], body: sent, unclear: false }
  return sendAttack(connection, attack, authorization, nothingYet())
}

const feedMilliseconds = 200

function exchangeOf(attack: Attack, authorization: string | null, own: Possessions): Exchange {
  const { method, path, query, headers, body, unclear, isFeed } = attack
  const target = fillPlaceholders(query === '' ? path : `${path}?${query}`, own)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some(({ name }) => name === 'Host') ? [] : ['Host: fuzz']),
    ...(authorization === null ? [] : [`Authorization: ${authorization}`]),
    ...headers.map(({ name, value }) => `${name}: ${fillPlaceholders(value, own)}`),
  ]
  const payload = body && payloadOf(body, own)
  const head = Buffer.from([...lines, ...(payload?.lines ?? []), '', ''].join('\r\n'), 'latin1')
  return {
    bytes: payload ? Buffer.concat([head, payload.bytes]) : head,
    bodiless: method === 'HEAD',
    feedMilliseconds: isFeed ? feedMilliseconds : undefined,
    hangUp: body?.framing === 'longer',
    isLast: unclear || headers.some((header) => header.unclear) || body?.framing === 'shorter',
  }
}

function payloadOf(body: Body, own: Possessions): { lines: string[]; bytes: Buffer } {
  const bytes = bytesOf({ ...body, text: fillPlaceholders(body.text, own) })
  const { contentType = 'application/json', framing } = body
  const lines = contentType === null ? [] : [`Content-Type: ${contentType}`]
  if (framing === 'chunked') {
    const chunk = bytes.length === 0 ? '' : `${bytes.length.toString(16)}\r\n`
    const parts = [Buffer.from(chunk), bytes, Buffer.from(chunk === '' ? '0\r\n\r\n' : '\r\n0\r\n\r\n')]
    return { lines: [...lines, 'Transfer-Encoding: chunked'], bytes: Buffer.concat(parts) }
  }
  const announced = { exact: bytes.length, longer: bytes.length + 7, shorter: Math.max(0, bytes.length - 3) }[framing]
  return { lines: [...lines, `Content-Length: ${announced}`], bytes }
}
