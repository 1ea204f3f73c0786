import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { Unavailable } from '@yoldas/bus'
import { linger, unavailable } from '@yoldas/http'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Authenticator } from '../identity/students.ts'
import { maxBodyBytes } from './bodies.ts'
import { type BodyRoom, bodyRoom, type Place } from './bodyRoom.ts'
import { type Refuse, refuseInTurn } from './refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request without a body. */
    counted: Counted | null
  }
}

const megabyte = 2 ** 20
const ofStudents = { bytes: 64 * megabyte, each: { requests: 64, bytes: 4 * megabyte } }
/** Of those whose token is in the body, or has not been judged yet. */
const ofStrangers = { bytes: 32 * megabyte }

/** One for all: to make each is dear, and its stack says nothing. */
const tooMuch = new Unavailable('the bodies of too many requests are held: of this student, or of all together')
const refusal = () => unavailable(tooMuch)

/**
 * Counts requests that have a body, each from its head until its answer begins. The body of one that has no room, or
 * has lost its place to others, is dropped at once; it gets a 503 soon, and its connection closes.
 * Returns the hook that refuses: for where it is known who asks, before anything else is done for them.
 */
export function countBodies(
  app: FastifyInstance,
  { recognize }: Pick<Authenticator, 'recognize'>,
): onRequestHookHandler {
  const [students, strangers] = [bodyRoom(ofStudents), bodyRoom(ofStrangers)]
  const refuse = refuseInTurn()
  app.decorateRequest('counted', null)

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw)) return done()
    const counted = countRequest(request, refuse)
    const student = isOpen(request) ? undefined : recognize(request)
    if (student) counted.enter(students, student.studentKey)
    else counted.enter(strangers)
    reply.raw.on('close', counted.leaveUnbegun)
    request.counted = counted
    done()
  })
  app.addHook('preParsing', ({ counted }, _reply, body, done) => {
    if (counted?.beginReading() === false) done(refusal())
    else done(null, body)
  })
  app.addHook('preValidation', ({ counted }, _reply, done) => {
    done(counted?.begin() === false ? refusal() : undefined)
  })
  app.addHook('onSend', ({ counted, raw }, reply, payload, done) => {
    if (!counted) return done(null, payload)
    const end = () => {
      if (!(raw.complete && counted.hasPlace())) {
        reply.header('connection', 'close')
        linger(raw.socket)
      }
      counted.leave()
      done(null, payload)
    }
    // A short body has come with its head, but is parsed after it: its connection can go on.
    if (raw.complete || !counted.hasPlace()) end()
    else setImmediate(end)
  })

  return (request, reply, done) => {
    const { counted, student, raw } = request
    if (!counted) return done()
    if (student && counted.isStranger()) counted.enter(students, student.studentKey)
    if (!counted.hasPlace()) return done(refusal())
    counted.whenRefused(() => {
      if (reply.sent) return
      // The reader of the body listens for this, gives up, and answers.
      if (raw.listenerCount('error') > 0) raw.emit('error', refusal())
      else reply.send(refusal())
    })
    done()
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether the route asks for no access token. */
const isOpen = ({ routeOptions: { schema } }: FastifyRequest) => schema?.security?.length === 0

type Counted = ReturnType<typeof countRequest>

function countRequest({ raw, ip }: FastifyRequest, refuseInTurn: Refuse) {
  // In its own context, not in that of the request that takes its place.
  const context = new AsyncResource('countRequest')
  const { 'content-length': length } = raw.headers
  // Of what is longer no more is read.
  const stated = length === undefined ? undefined : Math.min(Number(length), maxBodyBytes)
  let state: 'unread' | 'being read' | 'begun' = 'unread'
  let readBytes: number | undefined
  let place: Place | undefined
  let sender: string | undefined
  let whenRefused = () => {}

  const refuse = () => context.runInAsyncScope(() => refuseInTurn({ student: sender, ip }, () => whenRefused()))
  const drop = () => void raw.resume()
  const received = () => {
    if (stated !== undefined) return raw.complete ? stated : undefined
    return state === 'unread' && raw.complete ? raw.readableLength : readBytes
  }
  const lose = () => {
    place = undefined
    drop()
    refuse()
  }
  const leave = () => {
    place?.leave()
    drop()
  }
  return {
    enter: (room: BodyRoom, studentKey?: string) => {
      place?.leave()
      place = room.take({ bytes: stated ?? maxBodyBytes, received, refuse: lose }, studentKey)
      sender = studentKey
      if (!place) drop()
    },
    hasPlace: () => place !== undefined,
    isStranger: () => place !== undefined && sender === undefined,
    /** What is done when it has lost its place, in turn with others that have: they wait for nothing else. */
    whenRefused: (then: () => void) => {
      whenRefused = then
      if (!place) refuse()
    },
    /** False when it has lost its place: then it must not begin. */
    beginReading: () => {
      state = 'being read'
      return place !== undefined
    },
    /** All of it. */
    wasRead: (bytes: number) => {
      readBytes = bytes
    },
    /** As `beginReading`. From here on it keeps its place until it leaves. What was not read till now never is. */
    begin: () => {
      state = 'begun'
      place?.begin()
      drop()
      return place !== undefined
    },
    leave,
    leaveUnbegun: () => {
      if (state !== 'begun') leave()
    },
  }
}
