import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { inHours } from '../support/schedule.ts'
import { type Stack, sharedStack } from '../support/stack.ts'
import { exchange, header, type WireAnswer } from '../support/wire.ts'

let stack: Stack
let url: string
beforeAll(async () => {
  stack = await sharedStack()
  url = stack.url
})

type Content = Record<string, { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> }>
type Answer = { description: string; headers?: Record<string, object>; content?: Content }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: object[]
  parameters?: Array<{ name: string; in: string; required?: boolean; schema: object; example?: unknown }>
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}

type Property = { description?: string; $ref?: string }
type Schema = {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  properties?: { error?: { enum?: string[] } }
}

/** The `error`s of a failure's schema. */
function errorsOf(
  schemas: Record<string, Schema>,
  { $ref, allOf = [], anyOf = [], properties }: Schema = {},
): string[] {
  const named = $ref === undefined ? [] : [schemas[$ref.split('/').at(-1) ?? '']]
  const parts = [...named, ...allOf, ...anyOf].flatMap((part) => errorsOf(schemas, part))
  return [...(properties?.error?.enum ?? []), ...parts]
}

/** What is answered so; undefined where that takes more than one request. */
function provoking(status: string, path: string, { requestBody, parameters = [] }: Operation) {
  const example = Object(requestBody?.content['application/json']?.example)
  const body = requestBody && { ...example, ...('dueAt' in example && { dueAt: inHours(1).toISOString() }) }
  const of = (id: string) => path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'emoji' ? '%F0%9F%91%8D' : id))
  if (status === '401') return { path: of(randomUUID()), body }
  // Of a notification it would take a student who has left.
  if (status === '404') return path.includes('{') ? { path: of(randomUUID()), body } : undefined
  if (status !== '400') return undefined
  if (requestBody) return { path: of(randomUUID()), body: [] }
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${name}=${'x'.repeat(65)}`)
  return { path: `${of('x')}?${query.join('&')}` }
}

describe('the OpenAPI document', () => {
  const document = async () => (await answer(call(url, null, 'GET', '/openapi.json'))).body
  const operations = async () =>
    Object.entries<Record<string, Operation>>((await document()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
  /** Every object in it. */
  const nodes = (value: unknown): Array<Record<string, unknown>> =>
    typeof value !== 'object' || value === null
      ? []
      : [...(Array.isArray(value) ? [] : [{ ...value }]), ...Object.values(value).flatMap(nodes)]

  test('is one of 3.1, of version 1.0.0, with the eight tags', async () => {
    const { openapi, info, tags } = await document()
    expect(openapi).toMatch(/^3\.1\.\d$/)
    expect(info).toMatchObject({ title: 'Yoldaş', version: '1.0.0' })
    expect(tags.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'chat',
      'devices',
      'journey',
      'media',
      'notifications',
      'plan',
      'profile',
      'system',
    ])
  })

  test.each<[string, string, string, string?]>([
    ['get', '/health', 'system'],
    ['get', '/api/me', 'profile'],
    ['delete', '/api/me', 'profile'],
    ['get', '/api/me/export', 'profile'],
    ['patch', '/api/profile', 'profile'],
    ['get', '/api/me/memory', 'profile'],
    ['patch', '/api/me/memory', 'profile'],
    ['delete', '/api/me/memory', 'profile'],
    ['post', '/api/chat/send', 'chat'],
    ['get', '/api/chat/history', 'chat'],
    ['get', '/api/chat/messages', 'chat'],
    ['get', '/api/chat/turns/{turnId}/stream', 'chat'],
    ['post', '/api/chat/turns/{turnId}/stop', 'chat'],
    ['post', '/api/chat/turns/{turnId}/retry', 'chat'],
    ['post', '/api/chat/turns/{turnId}/regenerate', 'chat'],
    ['post', '/api/media', 'media', '201'],
    ['post', '/api/media/{id}/complete', 'media'],
    ['get', '/api/media/{id}', 'media'],
    ['get', '/api/chat/events', 'chat'],
    ['put', '/api/chat/messages/{id}/reactions/{emoji}', 'chat'],
    ['delete', '/api/chat/messages/{id}/reactions/{emoji}', 'chat'],
    ['put', '/api/chat/messages/{id}/feedback', 'chat'],
    ['delete', '/api/chat/messages/{id}/feedback', 'chat'],
    ['get', '/api/chat/search', 'chat'],
    ['get', '/api/chat/messages/{id}/why', 'chat'],
    ['get', '/api/chat/scheduled', 'chat'],
    ['delete', '/api/chat/scheduled/{id}', 'chat'],
    ['post', '/api/devices', 'devices'],
    ['delete', '/api/devices', 'devices'],
    ['post', '/api/devices/test', 'devices'],
    ['post', '/api/notifications/reply', 'notifications', '202'],
    ['post', '/api/notifications/action', 'notifications', '202'],
    ['get', '/api/journey/weeks/{monday}', 'journey'],
    ['post', '/api/shares', 'journey', '201'],
    ['get', '/api/shares', 'journey'],
    ['delete', '/api/shares/{id}', 'journey'],
    ['post', '/api/shares/read', 'journey'],
  ])('describes %s %s', async (method, path, tag, success = '200') => {
    const operation: Operation = (await document()).paths[path][method]
    expect(operation).toMatchObject({ tags: [tag], operationId: expect.stringMatching(/^[a-z]\w+$/) })
    expect(operation.responses).toHaveProperty(`${success}.description`)
    expect(operation.responses).toHaveProperty(`${success}.content`)
  })

  test('names every operation once, under a known tag, with its parameters and its failures', async () => {
    const found = await operations()
    const names = (await document()).tags.map(({ name }: { name: string }) => name)
    expect(new Set(found.map(({ operation }) => operation.operationId)).size).toBe(found.length)
    for (const { path, operation } of found) {
      expect(operation.summary).toMatch(/./)
      expect(names).toEqual(expect.arrayContaining(operation.tags))
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path' && parameter.required)
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      for (const { description } of Object.values(operation.responses)) expect(description).toMatch(/./)
      expect(operation.description).toMatch(/./)
      const isOpen = !path.startsWith('/api/') || /^\/api\/(notifications\/|shares\/read$)/.test(path)
      expect(operation.security).toEqual(isOpen ? [] : [{ bearer: [] }])
      const usual = path.startsWith('/api/') ? ['401', '500', '503'] : ['500', '503']
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(usual))
    }
  })

  test('describes every property, by itself or by its model', async () => {
    const whole = await document()
    const { schemas } = whole.components
    const isDescribed = ({ description, $ref }: Property): boolean =>
      /./.test(description ?? '') || ($ref !== undefined && isDescribed(schemas[$ref.split('/').at(-1) ?? '']))
    const objects = nodes(whole).filter(({ type, properties }) => type === 'object' && properties !== undefined)
    const properties = objects.flatMap((node) => Object.entries<Property>(Object(node.properties)))
    expect(properties.length).toBeGreaterThan(400)
    expect(properties.filter(([, property]) => !isDescribed(property)).map(([name]) => name)).toEqual([])
  })

  test('names the `error`s of each failure, and documents a 400 where something can be refused', async () => {
    const { schemas } = (await document()).components
    for (const { operation } of await operations()) {
      const { operationId, parameters = [], requestBody, responses } = operation
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (Number(status) < 400) continue
        const { schema = {}, examples = {} } = content['application/json'] ?? {}
        const given = Object.values(examples).flatMap(({ value }) => Object(value).error)
        const errors = given.filter((error) => typeof error === 'string')
        expect(errorsOf(schemas, schema).toSorted(), `${operationId} ${status}`).toEqual(errors.toSorted())
      }
      // Any text is taken for a reaction that was not left, and a header for a place that is too old.
      const isTaken = operationId === 'removeReaction' || parameters.every((parameter) => parameter.in === 'header')
      expect('400' in responses, operationId).toBe(requestBody !== undefined || !isTaken)
    }
  })

  test('documents no 400, 401 or 404 that is not answered, and answers them with an `error` of theirs', async () => {
    const student = await stack.student()
    const { schemas } = (await document()).components
    for (const { path, method, operation } of await operations())
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        const request = provoking(status, path, operation)
        if (!request) continue
        const name = `${operation.operationId} ${status}`
        const as = status === '401' ? null : student
        const given = await answer(call(url, as, method.toUpperCase(), request.path, request.body))
        expect(given.status, name).toBe(Number(status))
        // The validator's own shape has a list of what is wrong.
        if (Array.isArray(given.body.error)) expect(operation.operationId).toBe('patchProfile')
        else expect(errorsOf(schemas, content['application/json']?.schema), name).toContain(given.body.error)
      }
  })

  test('says that what a notification asks needs its token alone, and which bodies may be left out', async () => {
    const found = await operations()
    for (const from of ['reply', 'action']) {
      const asked = found.find(({ path }) => path === `/api/notifications/${from}`)?.operation
      expect(asked?.security).toEqual([])
      expect(Object.keys(asked?.responses ?? {})).toEqual(['202', '400', '401', '404', '500', '503'])
    }
    const shared = found.find(({ path }) => path === '/api/shares/read')?.operation
    expect(shared?.security).toEqual([])
    expect(Object.keys(shared?.responses ?? {})).toEqual(['200', '400', '401', '500', '503'])
    const optional = found.filter(({ operation }) => operation.requestBody?.required === false)
    expect(optional.map(({ path }) => path)).toEqual(['/api/chat/turns/{turnId}/regenerate', '/api/devices/test'])
    expect(
      nodes(await document())
        .flatMap(Object.keys)
        .filter((key) => key.startsWith('x-')),
    ).toEqual([])
  })

  test('says that every optional field of a body may be null, and calls each body by its plain name', async () => {
    const whole = await document()
    const bodies = (await operations()).flatMap(({ operation }) => {
      const { $ref } = Object(operation.requestBody?.content['application/json']?.schema)
      return typeof $ref === 'string' ? [$ref.split('/').at(-1) ?? ''] : []
    })
    expect(bodies).toEqual(expect.arrayContaining(['ChatSendBody', 'MediaCreateBody', 'DeviceBody', 'DeviceTestBody']))
    // In a patch null clears, where something may be empty.
    for (const name of bodies.filter((body) => !body.endsWith('PatchBody'))) {
      const { properties, required = [] } = whole.components.schemas[name]
      for (const [field, schema] of Object.entries(properties)) {
        const isNullable = JSON.stringify(Object(schema).anyOf ?? []).includes('{"type":"null"}')
        expect(isNullable, `${name}.${field}`).toBe(!required.includes(field))
      }
    }
    const names = Object.keys(whole.components.schemas)
    expect(names.filter((name) => name.endsWith('Input'))).toEqual([])
    expect(names).toEqual(names.toSorted())
  })

  test('refers to nothing that is not there, and uses no keyword of 3.0', async () => {
    const whole = await document()
    const all = nodes(whole)
    const references = all.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(10)
    for (const reference of references) {
      const [, kind = '', name = ''] = /^#\/components\/(schemas|headers)\/([\w-]+)$/.exec(reference) ?? []
      expect(whole.components[kind], reference).toHaveProperty([name])
    }
    expect(all.filter((node) => typeof node.nullable === 'boolean')).toEqual([])
    expect(all.filter(({ exclusiveMinimum }) => typeof exclusiveMinimum === 'boolean')).toEqual([])
    expect(all.some((node) => '$schema' in node)).toBe(false)
  })

  test('says of every failure what its body is, and of a 503 when to come back', async () => {
    for (const { operation } of await operations())
      for (const [status, { headers, content }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue
        const bodies = Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value)
        expect(bodies, `${operation.operationId} ${status}`).not.toEqual([])
        for (const body of bodies) expect(body).toHaveProperty('error')
        expect('Retry-After' in { ...headers }).toBe(status === '503')
        expect(headers).toHaveProperty('X-Yoldas')
      }
    const send: Operation = (await document()).paths['/api/chat/send'].post
    expect(Object.keys(send.responses['400']?.content?.['application/json']?.examples ?? {})).toEqual([
      'invalid_request',
      'empty_message',
    ])
  })

  test('has an example of every parameter, body, answer and model, enumerations apart', async () => {
    const hasExample = (content: Content = {}) =>
      Object.values(content).every(({ example, examples = {} }) => example !== undefined || Object.keys(examples)[0])
    for (const { operation } of await operations()) {
      const { operationId, parameters = [], requestBody, responses } = operation
      for (const { name, example } of parameters) expect(example, `${operationId}.${name}`).toBeDefined()
      for (const content of [requestBody, ...Object.values(responses)].map((part) => part?.content))
        expect(hasExample(content), operationId).toBe(true)
    }
    for (const [name, schema] of Object.entries((await document()).components.schemas))
      if (!('enum' in Object(schema))) expect(schema, name).toHaveProperty('examples.0')
  })

  test('lets answers have more fields one day, and gives integers a size and bounds', async () => {
    const all = nodes(await document())
    expect(all.filter(({ additionalProperties }) => additionalProperties === false)).toEqual([])
    const integers = all.filter(({ type }) => type === 'integer')
    expect(integers.length).toBeGreaterThan(30)
    for (const integer of integers)
      expect(integer).toMatchObject({
        format: expect.stringMatching(/^int(32|64)$/),
        minimum: expect.any(Number),
        maximum: expect.any(Number),
      })
    // A rank is the one that no 32 bits are promised to hold.
    expect(new Set(integers.filter(({ format }) => format === 'int64').map(({ minimum }) => minimum))).toEqual(
      new Set([1]),
    )
  })

  test('says from when to when a day is accepted, wherever one is sent', async () => {
    const { schemas } = (await document()).components
    const bodies = Object.entries(schemas).filter(([name]) => name.endsWith('Body'))
    const parameters = (await operations()).flatMap(({ operation }) => operation.parameters ?? [])
    const days = nodes([bodies, parameters]).filter(({ format }) => format === 'date')
    expect(days.length).toBeGreaterThanOrEqual(9)
    for (const { pattern } of days) {
      const accepts = (day: string) => new RegExp(String(pattern), 'u').test(day)
      expect(['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'].map(accepts)).toEqual([false, true, true, false])
    }
  })

  test('says which event has which data, and what is pushed to phones', async () => {
    const { components, webhooks } = await document()
    const eventsOf = (name: string) =>
      Object.entries<string>(components.schemas[name].discriminator.mapping).map(([event, reference]) => {
        const { properties } = components.schemas[reference.split('/').at(-1) ?? '']
        expect(properties.event.const).toBe(event)
        return [event, properties.data.$ref.split('/').at(-1)]
      })
    expect(eventsOf('TurnStreamEvent')).toContainEqual(['chunk', 'ChatChunkEvent'])
    expect(eventsOf('FeedStreamEvent')).toContainEqual(['reaction', 'FeedReactionEvent'])
    expect(eventsOf('FeedStreamEvent').map(([event]) => event)).not.toContain('error')
    expect(Object.keys(webhooks)).toEqual(['push.reply', 'push.scheduled', 'push.silence_checkin', 'push.test'])
  })

  test.each([
    'HealthResponse',
    'MeResponse',
    'StudentProfile',
    'ProfilePatchBody',
    'ProfileResponse',
    'ChatSendBody',
    'ChatHistoryResponse',
    'ChatMessage',
    'Media',
    'MediaCreateBody',
    'MediaCreateResponse',
    'MediaResponse',
    'MediaUpload',
    'Reaction',
    'ReplyTo',
    'ReactionResponse',
    'ChatMessageEvent',
    'FeedHelloEvent',
    'FeedJourneyUpdatedEvent',
    'FeedMemoryUpdatedEvent',
    'FeedPlanUpdatedEvent',
    'FeedReactionEvent',
    'FeedReadEvent',
    'FeedResyncEvent',
    'FeedTurnFailedEvent',
    'ChatChunkEvent',
    'ChatDoneEvent',
    'ChatErrorEvent',
    'ChatReaction',
    'MessageWhyResponse',
    'MemoryResponse',
    'MemoryPatchBody',
    'MemoryRemoveResponse',
    'ChatScheduledRemoveResponse',
    'ChatScheduledResponse',
    'ScheduledMessage',
    'Device',
    'DeviceBody',
    'DeviceResponse',
    'DeviceRemoveBody',
    'DeviceRemoveResponse',
    'DeviceTestBody',
    'DeviceTestResponse',
    'NotificationReplyBody',
    'NotificationReplyResponse',
    'NotificationActionBody',
    'NotificationActionResponse',
    'ErrorResponse',
    'ValidationIssue',
  ])('has the model %s', async (name) => {
    expect((await document()).components.schemas[name]).toMatchObject({
      type: 'object',
      properties: expect.any(Object),
    })
  })
})

describe('the reference', () => {
  type Policy = Record<string, string[]>
  const policyOf = (page: WireAnswer): Policy =>
    Object.fromEntries(
      (header(page, 'content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/)
        return [name, sources]
      }),
    )
  const allowed = (policy: Policy, kind: string) => policy[kind] ?? policy['default-src'] ?? ['*']
  const html = async () => {
    const response = await fetch(`${url}/docs`)
    const { pathname } = new URL(response.url)
    return { path: pathname.endsWith('/') ? pathname : `${pathname}/`, page: await exchange(url, { path: pathname }) }
  }

  test('is a page for everybody, whose parts load under its own policy, over plain HTTP too', async () => {
    const { path, page } = await html()
    expect(page.status).toBe(200)
    expect(header(page, 'content-type')).toMatch(/^text\/html/)
    const policy = policyOf(page)
    // Its scripts set styles of elements; scripts of others, or in the page, stay out.
    expect(allowed(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"])
    expect(allowed(policy, 'script-src')).toEqual(["'self'"])
    const parts = [...page.body.matchAll(/<(script|link|img)\b[^>]*\b(?:src|href)="(?<address>[^"]+)"/g)]
    expect(parts.length).toBeGreaterThan(3)
    for (const [, tag, address = ''] of parts) {
      const part = await exchange(url, { path: new URL(address, `${url}${path}`).pathname })
      expect(part.status, address).toBe(200)
      expect(header(part, 'x-content-type-options')).toBe('nosniff')
      if (tag === 'script') expect(header(part, 'content-type')).toMatch(/^(text|application)\/javascript/)
      if (address.endsWith('.css')) expect(header(part, 'content-type')).toMatch(/^text\/css/)
      const kind = tag === 'script' ? 'script-src' : address.endsWith('.css') ? 'style-src' : 'img-src'
      expect(allowed(policy, kind)).toContain("'self'")
    }
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  test('allows nothing that it does not need, and no other host', async () => {
    const [self, none] = ["'self'", "'none'"]
    const { '': _end, ...policy } = policyOf((await html()).page)
    expect(policy).toEqual({
      'default-src': [none],
      'connect-src': [self],
      'img-src': [self, 'data:'],
      'script-src': [self],
      'style-src': [self, "'unsafe-inline'"],
      'base-uri': [none],
      'form-action': [none],
      'frame-ancestors': [none],
    })
  })

  test('may fetch the document, and run no script but its own', async () => {
    const { path, page } = await html()
    const policy = policyOf(page)
    for (const [, tag, inline = ''] of page.body.matchAll(/<(script|style)>([^<]+)</g)) {
      const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
      expect(allowed(policy, `${tag}-src`)).toContain(hash)
    }
    expect(allowed(policy, 'connect-src')).toContain("'self'")
    expect(allowed(policy, 'script-src')).not.toContain("'unsafe-inline'")
    expect(allowed(policy, 'script-src')).not.toContain('*')
    const initializer = await exchange(url, { path: `${path}static/swagger-initializer.js` })
    expect(initializer.status).toBe(200)
    const { status, body } = await answer(call(url, null, 'GET', `${path}json`))
    expect(status).toBe(200)
    expect(body).toEqual((await answer(call(url, null, 'GET', '/openapi.json'))).body)
  })
})
