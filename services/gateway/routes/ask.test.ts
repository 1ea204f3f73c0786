import type { Bus } from '@yoldas/bus'
import { request } from '@yoldas/contracts/request'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerError } from '../door/failures.ts'
import { validatorCompiler } from '../door/validation.ts'
import { studentRoutes } from './ask.ts'

const Note = z.object({ text: z.string() })
const getNote = request({
  service: 'notes',
  subject: 'note.get.v1',
  input: z.object({ studentKey: z.string(), noteId: z.string() }),
  output: z.discriminatedUnion('kind', [
    Note.extend({ kind: z.literal('found') }),
    z.object({ kind: z.literal('erased') }),
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('invalid'), issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
  ]),
})

const texts: { operationId: string; tags: [string]; summary: string; description: string } = {
  operationId: 'getNote',
  tags: ['notes'],
  summary: 'A note',
  description: 'As it was written.',
}
const params = z.object({ id: z.string() })
const verdict = { blocked: null, adult: false, decidedAt: '2026-01-01T00:00:00.000000Z' }

/** The student's routes alone, and a service that answers so whatever it is asked. */
function startGateway(output: z.output<typeof getNote.output>) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerError)
  app.decorateRequest('student', null)
  app.addHook('onRequest', async (received) => {
    received.student = { sub: 'sub', studentKey: 'student', verdict, expiresAt: 0 }
  })
  const inputs: unknown[] = []
  const ask: Bus['request'] = async (contract, input) => {
    inputs.push(input)
    return contract.output.parse(output)
  }
  return { app, inputs, route: studentRoutes(app, { request: ask }) }
}

test('asks the service about the student of the token, and answers what it says without its kind', async () => {
  const { app, inputs, route } = startGateway({ kind: 'found', text: 'Merhaba' })
  route('GET', '/notes/:id', getNote, {
    ...texts,
    params,
    response: Note,
    input: ({ studentKey, params: { id: noteId } }) => ({ studentKey, noteId }),
  })
  const answer = await app.inject('/notes/7')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ text: 'Merhaba' })
  expect(inputs).toEqual([{ studentKey: 'student', noteId: '7' }])
})

test('answers what the route makes of it, with its status, and reads no body of a DELETE', async () => {
  const { app, route } = startGateway({ kind: 'found', text: 'Merhaba' })
  route('DELETE', '/notes/:id', getNote, {
    ...texts,
    params,
    response: z.object({ id: z.string(), length: z.int() }),
    status: 201,
    input: ({ studentKey, params: { id: noteId } }) => ({ studentKey, noteId }),
    answer: ({ text }, { params: { id } }) => ({ id, length: text.length }),
  })
  const payload = { method: 'DELETE', url: '/notes/7', headers: { 'content-type': 'text/html' }, body: '{' } as const
  const answer = await app.inject(payload)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ id: '7', length: 7 })
})

test.each([
  [401, { kind: 'erased' }],
  [404, { kind: 'unknown' }],
  [400, { kind: 'invalid', issues: [{ path: 'id', message: 'too old' }] }],
])('answers a refusal with %d', async (status, refusal) => {
  const { app, route } = startGateway(getNote.output.parse(refusal))
  route('GET', '/notes/:id', getNote, {
    ...texts,
    params,
    response: Note,
    input: ({ studentKey, params: { id: noteId } }) => ({ studentKey, noteId }),
  })
  expect((await app.inject('/notes/7')).statusCode).toBe(status)
})

test('what breaks the contract or the response fails the type check', () => {
  const { app, route } = startGateway({ kind: 'unknown' })
  const asked = ({ studentKey }: { studentKey: string }) => ({ studentKey, noteId: '7' })
  const described = { ...texts, params, response: Note }
  // @ts-expect-error the contract has no `id`
  route('GET', '/1', getNote, { ...described, input: ({ studentKey, params: { id } }) => ({ studentKey, id }) })
  // @ts-expect-error the path has no `noteId`
  route('GET', '/2', getNote, { ...described, input: ({ params: { noteId } }) => asked({ studentKey: noteId }) })
  // @ts-expect-error the service answers no `author`
  route('GET', '/3', getNote, { ...described, response: Note.extend({ author: z.string() }), input: asked })
  // @ts-expect-error the response has no `text`, which the service answers
  route('GET', '/4', getNote, { ...described, response: z.object({}), input: asked })
  // @ts-expect-error a text is not a number
  route('GET', '/5', getNote, { ...texts, response: z.int(), input: asked, answer: ({ text }) => text })
  expect(app.hasRoute({ method: 'GET', url: '/5' })).toBe(true)
})
