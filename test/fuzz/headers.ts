import fc from 'fast-check'

export type Header = {
  name: string
  value: string
  /** Whether the interface leaves open what it does to the answer. */
  unclear?: boolean
}

const header = (name: string, value: string): Header => ({ name, value })
const unclear = (name: string, value: string): Header => ({ name, value, unclear: true })
const nothing: Header[] = []

const harmless = fc.constantFrom<Header>(
  ...[
    '',
    ' ',
    ':',
    '0',
    'nonsense',
    '@own:0@:0',
    '@own:0@:1048575',
    '@own:1@:99999999999999999',
    '@own:0@:-1',
    '@own:0@:1:2',
  ].map((id) => header('Last-Event-ID', id)),
  header('Last-Event-ID', 'x'.repeat(8000)),
  header('Last-Event-ID', '\u00ff\u00fe'),
  header('Accept', 'text/html'),
  header('Accept', '*/*;q=nonsense'),
  header('Accept-Encoding', 'gzip, br, nonsense'),
  header('Accept-Version', '9.9.9'),
  header('Accept-Language', 'tr-TR,tr;q=0.5'),
  header('Cookie', 'a=b; __proto__=c'),
  header('Origin', 'null'),
  header('Range', 'bytes=0-1'),
  header('If-None-Match', '*'),
  header('If-Match', '"x"'),
  header('X-HTTP-Method-Override', 'DELETE'),
  header('X-Forwarded-For', '127.0.0.1, x'),
  header('X-Forwarded-Host', 'evil.example'),
  header('X-Original-URL', '/api/me'),
  header('X-Student-Key', '00000000-0000-0000-0000-000000000000'),
  header('Traceparent', '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-ff'),
  header('Tracestate', '='.repeat(600)),
  header('X-Request-Id', 'a\u0085b'),
  header('X-Long', 'y'.repeat(20_000)),
  header('__proto__', 'x'),
  header('constructor', 'x'),
)

const odd = fc.constantFrom<Header>(
  unclear('Expect', '100-continue'),
  unclear('Expect', 'nonsense'),
  unclear('Connection', 'close'),
  unclear('Connection', 'upgrade'),
  unclear('Upgrade', 'websocket'),
  unclear('Content-Encoding', 'gzip'),
  unclear('Transfer-Encoding', 'chunked'),
  unclear('Transfer-Encoding', 'gzip, identity'),
  unclear('Content-Length', '0'),
  unclear('Content-Length', '-1'),
  unclear('Content-Type', 'application/json'),
  unclear('Content-Type', 'text/plain'),
  unclear('Authorization', 'Bearer x'),
  unclear('Host', ''),
  unclear('Host', 'a b'),
  unclear('X-Long', 'y'.repeat(70_000)),
  unclear('Access-Control-Request-Method', 'POST'),
  unclear('bad name', 'x'),
  unclear('X-Control', 'a\u0001b'),
  unclear('X-Folded', 'a\r\n b'),
)

/** Mostly none, sometimes a few that change nothing, rarely one that may. */
export const anyHeaders: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(nothing) },
  { weight: 6, arbitrary: fc.array(harmless, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: odd.map((one) => [one]) },
)
