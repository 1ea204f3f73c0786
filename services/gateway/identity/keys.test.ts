import { getEventListeners } from 'node:events'
import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  goodClaims,
  type KeyPair,
  keyPair,
  keySetServer,
  type Signer,
  sharedSecret,
  testClock,
  tokenOf,
} from '../test/tokens.ts'
import { keySet } from './keys.ts'
import { tokenVerifier } from './verify.ts'

const first = await keyPair('ES256', 'first')
const second = await keyPair('ES256', 'second')
const unknown = await keyPair('ES256', 'unknown')
const hour = 3600

/** Each test has a provider, a clock and a verifier of its own. Tokens live for years, so that only keys age. */
async function setUp() {
  const server = await keySetServer([first.publicJwk])
  const clock = testClock()
  const warnings: string[] = []
  const fetches: number[] = []
  const keys = keySet({
    authUrl: `${server.authUrl}/`,
    now: clock.now,
    log: { warn: (_, message) => warnings.push(message) },
    fetch: (...request) => {
      fetches.push(clock.now() / 1000)
      return fetch(...request)
    },
  })
  const verify = tokenVerifier({ keys, now: clock.now, jwtSecrets: ['secret'] })
  const claims = { ...goodClaims, exp: goodClaims.exp + 10 * 365 * 24 * hour }
  const kindOf = async (signer: Signer, signal?: AbortSignal) =>
    (await verify(`Bearer ${tokenOf(signer, claims)}`, signal)).kind
  return { server, clock, keys, verify, kindOf, warnings, fetches, [Symbol.asyncDispose]: server.stop }
}

let world: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  world = await setUp()
})
afterEach(() => world.server.stop())

const fill = async () => expect(await world.kindOf(first)).toBe('verified')

describe('with the provider up', () => {
  test('the key set is fetched once and kept', async () => {
    await fill()
    await fill()
    expect(world.server.requests()).toBe(1)
  })

  test('callers share one fetch', async () => {
    const kinds = await Promise.all(Array.from({ length: 50 }, () => world.kindOf(first)))
    expect(new Set(kinds)).toEqual(new Set(['verified']))
    expect(world.server.requests()).toBe(1)
  })

  test('a new kid is found at once, and the old one verifies while it is published', async () => {
    await fill()
    world.server.publish(first.publicJwk, second.publicJwk)
    expect(await world.kindOf(second)).toBe('verified')
    expect(await world.kindOf(first)).toBe('verified')
    world.clock.advance(30)
    world.server.publish(second.publicJwk)
    expect(await world.kindOf(unknown)).toBe('refused')
    expect(await world.kindOf(first)).toBe('refused')
    expect(await world.kindOf(second)).toBe('verified')
  })

  test('a flood of unknown kids fetches at most once in 30 s', async () => {
    await fill()
    const flood = async () => {
      const kinds = await Promise.all(Array.from({ length: 100 }, () => world.kindOf(unknown)))
      expect(new Set(kinds)).toEqual(new Set(['refused']))
    }
    await flood()
    await flood()
    expect(world.server.requests()).toBe(2)
    world.clock.advance(29.999)
    await flood()
    expect(world.server.requests()).toBe(2)
    world.clock.advance(0.001)
    await flood()
    expect(world.server.requests()).toBe(3)
  })

  test('a flood that meets an empty cache fetches once in 30 s', async () => {
    await Promise.all(Array.from({ length: 100 }, () => world.kindOf(unknown)))
    for (let i = 0; i < 20; i++) expect(await world.kindOf(unknown)).toBe('refused')
    expect(world.server.requests()).toBe(1)
    await fill()
    world.clock.advance(30)
    world.server.publish(first.publicJwk, second.publicJwk)
    expect(await world.kindOf(second)).toBe('verified')
  })

  test('callers with a new kid share one fetch', async () => {
    await fill()
    world.server.publish(second.publicJwk)
    const kinds = await Promise.all(Array.from({ length: 50 }, () => world.kindOf(second)))
    expect(new Set(kinds)).toEqual(new Set(['verified']))
    expect(world.server.requests()).toBe(2)
  })

  test('a use after 10 minutes refreshes behind the request', async () => {
    await fill()
    world.clock.advance(599.999)
    await fill()
    expect(world.fetches).toHaveLength(1)
    world.clock.advance(0.001)
    world.server.answer(() => {})
    const start = performance.now()
    await fill()
    expect(performance.now() - start).toBeLessThan(2900)
    await expect.poll(() => world.server.requests()).toBe(2)
  })

  test('a key that is rotated in right after a refresh is found at once', async () => {
    await fill()
    world.clock.advance(600)
    await fill()
    await expect.poll(() => world.keys.ageSeconds()).toBe(0)
    world.server.publish(first.publicJwk, second.publicJwk)
    expect(await world.kindOf(second)).toBe('verified')
    expect(world.server.requests()).toBe(3)
  })

  test('a key that is rotated in while a refresh is under way is found at once', async () => {
    await fill()
    world.clock.advance(600)
    const release = Promise.withResolvers<void>()
    world.server.answer(async (_, response) => {
      world.server.answer(undefined)
      await release.promise
      response.end(JSON.stringify({ keys: [first.publicJwk] }))
    })
    await fill()
    await expect.poll(() => world.server.requests()).toBe(2)
    world.server.publish(first.publicJwk, second.publicJwk)
    const kinds = Promise.all(Array.from({ length: 50 }, () => world.kindOf(second)))
    release.resolve()
    expect(new Set(await kinds)).toEqual(new Set(['verified']))
    expect(world.server.requests()).toBe(3)
  })

  test('a key that is no longer published is forgotten by the refresh', async () => {
    await fill()
    world.server.publish(second.publicJwk)
    world.clock.advance(600)
    await fill()
    await expect.poll(() => world.kindOf(first)).toBe('refused')
    expect(await world.kindOf(second)).toBe('verified')
    // The last was for the forgotten key, which is unknown now.
    expect(world.server.requests()).toBe(3)
  })

  test('an idle process has them from its start, and never older than 10 minutes', async () => {
    await world.keys.keepFresh()
    expect(world.keys.ageSeconds()).toBe(0)
    for (let seconds = 0; seconds < 3 * 600; seconds += 60) {
      world.clock.advance(60)
      await world.keys.keepFresh()
      expect(world.keys.ageSeconds()).toBeLessThan(600)
    }
    expect(world.server.requests()).toBe(4)
    await fill()
    expect(world.server.requests()).toBe(4)
  })

  test('an empty key set is an answer: every token is refused', async () => {
    world.server.publish()
    expect(await world.kindOf(first)).toBe('refused')
  })

  test('a token without kid is refused once two keys fit', async () => {
    const nameless: KeyPair = { ...first, header: { alg: 'ES256' } }
    expect(await world.kindOf(nameless)).toBe('verified')
    world.server.publish(first.publicJwk, second.publicJwk)
    expect(await world.kindOf(second)).toBe('verified')
    world.clock.advance(30)
    expect(await world.kindOf(nameless)).toBe('refused')
    expect(world.fetches).toHaveLength(2)
  })
})

describe('with the provider down and nothing cached', () => {
  beforeEach(() => world.server.stop())

  test('a well-formed token that needs the key set cannot be judged', async () => {
    expect(await world.kindOf(first)).toBe('unavailable')
    expect(await world.kindOf(unknown)).toBe('unavailable')
    expect(world.warnings).toEqual(['the key set could not be fetched'])
  })

  test('what can be judged without it is', async () => {
    const bad: [object, object][] = [
      [{ exp: 1 }, {}],
      [{ exp: undefined }, {}],
      [{ aud: 'anon' }, {}],
      [{ aud: ['authenticated'] }, {}],
      [{ sub: '' }, {}],
      [{}, { alg: 'none' }],
      [{}, { alg: 'ES384' }],
      [{}, { kid: 7 }],
      [{}, { crit: ['x'], x: 1 }],
    ]
    for (const [claims, header] of bad) {
      const token = tokenOf(first, { ...goodClaims, ...claims }, header)
      expect(await world.verify(`Bearer ${token}`)).toEqual({ kind: 'refused' })
    }
    const [header, payload, signature] = tokenOf(first, goodClaims).split('.')
    for (const token of [`${header}.${payload}`, `${header}.${payload}.`, `${header}.${payload}.${signature}.x`])
      expect(await world.verify(`Bearer ${token}`)).toEqual({ kind: 'refused' })
    expect(await world.kindOf(sharedSecret('secret'))).toBe('verified')
    expect(await world.kindOf(sharedSecret('other'))).toBe('refused')
    expect(world.fetches).toEqual([])
  })

  test('recovery is noticed within a second at first, then within pauses that double up to 30 s', async () => {
    const seconds = [1, 2, 4, 8, 16, 30, 30, 30]
    expect(await world.kindOf(first)).toBe('unavailable')
    for (const [i, pause] of seconds.entries()) {
      world.clock.advance(pause - 0.001)
      expect(await world.kindOf(first)).toBe('unavailable')
      expect(world.fetches).toHaveLength(i + 1)
      world.clock.advance(0.001)
      await Promise.all([world.kindOf(first), world.kindOf(unknown)])
      expect(world.fetches).toHaveLength(i + 2)
    }
    await world.server.restart()
    world.clock.advance(30)
    await fill()
  })

  test('an idle process tries again by the same pauses, and its age is not a number until it has keys', async () => {
    for (let seconds = 0; seconds < 100; seconds += 1) {
      await world.keys.keepFresh()
      world.clock.advance(1)
    }
    // At 0, 1, 3, 7, 15, 31, 61 and 91 s.
    expect(world.fetches).toHaveLength(8)
    expect(world.keys.ageSeconds()).toBeNaN()
    await world.server.restart()
    world.clock.advance(30)
    await world.keys.keepFresh()
    expect(world.keys.ageSeconds()).toBe(0)
  })

  test('the pauses begin short again after a recovery', async () => {
    for (let i = 0; i < 6; i++) {
      await world.kindOf(first)
      world.clock.advance(30)
    }
    await world.server.restart()
    await fill()
    await world.server.stop()
    world.clock.advance(24 * hour)
    expect(await world.kindOf(first)).toBe('unavailable')
    await world.server.restart()
    world.clock.advance(1)
    await fill()
  })
})

describe('with the provider down and keys cached', () => {
  test('they verify for 24 h, and are unknown from then on', async () => {
    await fill()
    await world.server.stop()
    world.clock.advance(24 * hour - 0.001)
    await fill()
    expect(await world.kindOf(unknown)).toBe('refused')
    world.clock.advance(0.001)
    expect(await world.kindOf(first)).toBe('unavailable')
  })

  test('the 24 h count from the last successful fetch', async () => {
    await fill()
    world.server.publish(first.publicJwk, second.publicJwk)
    world.clock.advance(12 * hour)
    await fill()
    expect(await world.kindOf(second)).toBe('verified')
    await world.server.stop()
    world.clock.advance(24 * hour - 1)
    await fill()
  })

  test('an idle day ends with one fetch that the request waits for', async () => {
    await fill()
    world.clock.advance(48 * hour)
    await fill()
    expect(world.server.requests()).toBe(2)
  })

  test('the pauses are short once they are unknown, however long the provider has been down', async () => {
    await fill()
    await world.server.stop()
    for (let i = 0; i < 24; i++) {
      world.clock.advance(hour)
      await world.kindOf(unknown)
    }
    expect(await world.kindOf(first)).toBe('unavailable')
    await world.server.restart()
    world.clock.advance(1)
    await fill()
  })

  test('the provider is asked at most once in 30 s to refresh them, and once for unknown keys', async () => {
    await fill()
    await world.server.stop()
    world.clock.advance(600)
    for (let i = 0; i < 60; i++) {
      await Promise.all([world.kindOf(first), world.kindOf(unknown)])
      world.clock.advance(1)
    }
    expect(world.fetches).toHaveLength(5)
    expect(world.warnings).toHaveLength(4)
  })

  test('a return of the provider is noticed', async () => {
    await fill()
    await world.server.stop()
    expect(await world.kindOf(second)).toBe('refused')
    await world.server.restart()
    world.server.publish(second.publicJwk)
    world.clock.advance(30)
    expect(await world.kindOf(second)).toBe('verified')
  })
})

const answers: Record<string, RequestListener> = {
  'an error': (_, response) => response.writeHead(500).end(JSON.stringify({ keys: [first.publicJwk] })),
  'not found': (_, response) => response.writeHead(404).end(),
  'a part': (_, response) => response.writeHead(206).end(JSON.stringify({ keys: [first.publicJwk] })),
  'no content': (_, response) => response.writeHead(204).end(),
  'a redirect': (request, response) =>
    request.url === '/keys'
      ? response.end(JSON.stringify({ keys: [first.publicJwk] }))
      : response.writeHead(302, { location: '/keys' }).end(),
  nothing: (_, response) => response.end(),
  'a page': (_, response) => response.end('<!doctype html>'),
  null: (_, response) => response.end('null'),
  'a bare list': (_, response) => response.end(JSON.stringify([first.publicJwk])),
  'an object without keys': (_, response) => response.end('{}'),
  'keys that are no list': (_, response) => response.end('{"keys":{}}'),
  'keys that are no objects': (_, response) => response.end('{"keys":["x"]}'),
  'half an answer': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"keys":[')
    setTimeout(() => response.destroy(), 10)
  },
  'more than 256 KiB': (_, response) =>
    response.end(JSON.stringify({ keys: [first.publicJwk], padding: 'x'.repeat(256 * 1024) })),
  'an endless answer': (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  },
}

describe('a malformed key set counts as none', () => {
  test.for(Object.entries(answers))('%s', async ([, answer]) => {
    world.server.answer(answer)
    expect(await world.kindOf(first)).toBe('unavailable')
    world.server.answer(undefined)
    expect(await world.kindOf(first)).toBe('unavailable')
    world.clock.advance(1)
    await fill()
    world.server.answer(answer)
    expect(await world.kindOf(second)).toBe('refused')
    await fill()
  })

  test.for<[string, RequestListener]>([
    ['silence', () => {}],
    ['an answer that stalls', (_, response) => response.writeHead(200).write('{')],
  ])('%s, after 3 s', async ([, answer]) => {
    world.server.answer(answer)
    const start = performance.now()
    expect(await Promise.all([world.kindOf(first), world.kindOf(first)])).toEqual(['unavailable', 'unavailable'])
    expect(performance.now() - start).toBeGreaterThan(2900)
    // One wait for both.
    expect(performance.now() - start).toBeLessThan(5900)
    expect(await world.kindOf(first)).toBe('unavailable')
    expect(world.server.requests()).toBe(1)
  })
})

describe('a caller that goes away', () => {
  test('ends its own wait and nobody else\u2019s', async () => {
    const release = Promise.withResolvers<void>()
    world.server.answer(async (_, response) => {
      await release.promise
      response.end(JSON.stringify({ keys: [first.publicJwk] }))
    })
    const leaving = new AbortController()
    const gone = world.kindOf(first, leaving.signal)
    const { signal } = new AbortController()
    const staying = world.kindOf(first, signal)
    leaving.abort()
    expect(await gone).toBe('unavailable')
    expect(await world.kindOf(first, AbortSignal.abort())).toBe('unavailable')
    release.resolve()
    expect(await staying).toBe('verified')
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(world.server.requests()).toBe(1)
  })

  test('with a new kid has not been judged', async () => {
    await fill()
    world.server.answer(() => {})
    expect(await world.kindOf(second, AbortSignal.abort())).toBe('unavailable')
  })

  test('with a known kid does not wait at all', async () => {
    await fill()
    expect(await world.kindOf(first, AbortSignal.abort())).toBe('verified')
  })
})

test('whatever comes in whatever order, known keys verify and the provider is left in peace', async () => {
  const step = fc.record({
    seconds: fc.oneof(fc.constant(0), fc.nat(40), fc.nat(700)),
    up: fc.boolean(),
    signer: fc.constantFrom(first, unknown),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      await using own = await setUp()
      await own.kindOf(first)
      for (const { seconds, up, signer } of steps) {
        own.server.answer(up ? undefined : (_, response) => response.destroy())
        own.clock.advance(seconds)
        expect(await own.kindOf(signer)).toBe(signer === first ? 'verified' : 'refused')
      }
      // Of three in a row two have the same cause: a refresh, or an unknown key.
      const refetches = own.fetches.slice(1)
      for (const [i, at] of refetches.slice(2).entries()) expect(at - (refetches[i] ?? 0)).toBeGreaterThanOrEqual(30)
    }),
    { numRuns: 12 },
  )
})
