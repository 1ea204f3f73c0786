import { mediaTypes } from '@yoldas/contracts/media'
import fc from 'fast-check'
import { encodeAny, fillPath, oddQueries, pathTexts, queries } from './addresses.ts'
import { type Body, bodies } from './bodies.ts'
import type { ApiDocument, Route } from './document.ts'
import { anyHeaders, type Header } from './headers.ts'
import { valuesOf } from './schema.ts'
import { textOf } from './text.ts'

/** A whole request. `@own:3@` and `@cursor:3@` in its path and body become ids and cursors that its student has. */
export type Attack = {
  /** Null for what no route is meant by. */
  route: Route | null
  method: string
  /** Of each path parameter, as it stands in the address. */
  params: Record<string, string>
  /** As it stands in the address, without `?`. */
  path: string
  query: string
  headers: Header[]
  body: Body | null
  /** Whether it asks for a stream that has no end. */
  isFeed?: boolean
  /** Something about it that the interface says nothing of: any answer will do but a failure. */
  unclear: boolean
}

/** Requests to every route of the document, good ones and bad ones. */
export function attacks({ routes, resolve }: ApiDocument): fc.Arbitrary<Attack> {
  const hints = { message: quickMessages, mimeType: mimeTypes }
  const kinds = routes.map((route): fc.Arbitrary<Attack> => {
    const plain = plainRequests(route, resolve, hints)
    return fc.oneof(
      { weight: 12, arbitrary: plain },
      { weight: 1, arbitrary: plain.chain(withOtherMethod) },
      { weight: 1, arbitrary: plain.chain(withOtherPath) },
    )
  })
  const weights = kinds.map((arbitrary, i) => ({ weight: routes[i]?.body ? 8 : 2, arbitrary }))
  return fc.oneof(...weights, { weight: 1, arbitrary: strayRequests })
}

/** Requests to one route that break nothing but perhaps its schema. */
export function plainRequests(
  route: Route,
  resolve: ApiDocument['resolve'],
  hints: Record<string, fc.Arbitrary<string>>,
): fc.Arbitrary<Attack> {
  const named = (where: string) => route.parameters.filter((parameter) => parameter.in === where)
  const params = fc.tuple(
    ...named('path').map((parameter) =>
      pathTexts(parameter, resolve).map((text): [string, string] => [parameter.name, text]),
    ),
  )
  const values = route.body && valuesOf(route.body.schema, resolve, hints)
  return fc
    .record({
      params: params.map((pairs) => Object.fromEntries(pairs)),
      query: queries(named('query'), resolve),
      headers: anyHeaders,
      body: bodies(values, route.method),
    })
    .map((parts) => ({
      ...parts,
      isFeed: isFeed(route),
      route,
      method: route.method,
      path: fillPath(route.path, parts.params),
      unclear: false,
    }))
}

/** Streams that belong to nothing which ends, such as a turn. */
const isFeed = ({ method, path, responses }: Route) =>
  method === 'GET' && !path.includes('{') && responses.get(200)?.[0]?.type === 'text/event-stream'

/** A `!say` of the model stand-in, which is quick; now and then any text. */
const quickMessages = fc.oneof(
  {
    weight: 12,
    arbitrary: textOf(1, 30).map((text) => JSON.stringify(`!say ${text.replaceAll('\n', ' ')}.\n!delay 0`)),
  },
  { weight: 1, arbitrary: textOf(0, 8000).map((text) => JSON.stringify(`${text}\n!delay 0`)) },
)

/** Those that can be attached, which nobody would hit upon. */
const mimeTypes = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom(...Object.values(mediaTypes).flatMap((types) => Object.keys(types))) },
    { weight: 1, arbitrary: textOf(0, 300) },
  )
  .map((text) => JSON.stringify(text))

const methods = fc.constantFrom(
  ...['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND', 'CONNECT', 'get', 'X'],
)
const withOtherMethod = (attack: Attack) =>
  methods.map((method): Attack => ({ ...attack, method, route: null, unclear: true }))

function withOtherPath(attack: Attack): fc.Arbitrary<Attack> {
  const { path } = attack
  return fc
    .constantFrom(
      ...[
        `/${path}`,
        `${path}/`,
        `${path}//`,
        `${path}/..`,
        `/x/..${path}`,
        path.toUpperCase(),
        path.replace('/', '/%2e/'),
      ],
      ...[
        path.replaceAll('/', '//'),
        path.replaceAll('/', '%2f'),
        path.replace('a', '%61'),
        path.slice(1),
        `${path}%00`,
      ],
      ...[`http://elsewhere${path}`, `${path};x=1`, `${path}#x`, `${path}%20`, `${path}.json`, `*`, `/docs/..${path}`],
    )
    .map((other) => ({ ...attack, path: other, route: null, unclear: true }))
}

/** To what no route is: each is answered like any unknown address. */
const strayRequests: fc.Arbitrary<Attack> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'DELETE', 'OPTIONS'),
    path: fc.oneof(
      fc.constantFrom(
        ...[
          '/',
          '/api',
          '/api/',
          '/api/x',
          '/API/ME',
          '/.env',
          '/metrics',
          '/livez',
          '/readyz',
          '/api/v1/me',
          '/favicon.ico',
        ],
        ...[
          '/docs/../etc/passwd',
          '/docs/static/..%2f..%2f..%2fpackage.json',
          '/docs/static/%00',
          '/docs/static/x',
          '/docs/x',
        ],
        ...[
          '/api/chat/turns',
          '/api/chat/turns/',
          '/api/chat/messages/x',
          '/api/%ff',
          '/%ff',
          '/api/%',
          `/${'a/'.repeat(3000)}`,
        ],
      ),
      textOf(0, 30).map((text) => `/api/${encodeAny(text)}`),
    ),
    query: oddQueries,
    headers: anyHeaders,
    body: fc.constantFrom<Body | null>(null, { text: '{}', damage: { kind: 'none' }, framing: 'exact' }),
  })
  .map((parts) => ({ ...parts, route: null, params: {}, unclear: true }))
