import type { Server } from 'node:http'
import { Unavailable } from '@yoldas/bus'
import { unavailable } from '@yoldas/http'
import { createLines } from '@yoldas/lines'
import { deadlineIn } from '@yoldas/time'
import type { FastifyReply, onRequestHookHandler } from 'fastify'
import type { Authenticator } from '../identity/students.ts'
import { fairStart } from './fairStart.ts'

/**
 * A request that has not begun so long after it came does not begin: with the time of its route it ends within 10 s.
 */
const latestMilliseconds = 4_500

/** For the turn of a request whose token took long to judge. */
const leastMilliseconds = 100

type Bounds = {
  /** Of one student in each gateway, sends and others apart. */
  atOnce?: number
  /** What is not answered by then waits for something that costs nobody else anything: a queue, a phone, an upload. */
  atWorkMilliseconds?: number
  latestMilliseconds?: number
}

/**
 * Requests take turns by who asks, before anything else is done about them: by student where the token has been seen,
 * else by address. Nothing is done for a client that left meanwhile.
 */
export function inTurn(server: Server, { recognize }: Pick<Authenticator, 'recognize'>): onRequestHookHandler {
  let arrived = false
  server.on('connection', () => {
    arrived = true
  })
  const start = fairStart(() => {
    const has = arrived
    arrived = false
    return has
  })
  return (request, reply, done) => {
    const { counted } = request
    const asker = () => recognize(request)?.studentKey ?? request.ip
    let hasBegun = false
    const begin = () => {
      if (hasBegun || reply.raw.destroyed) return
      hasBegun = true
      if (reply.elapsedTime < latestMilliseconds) return done()
      done(unavailable(new Unavailable('the requests before it took all the time')))
    }
    counted?.whenRefused(begin)
    if (counted?.hasPlace() !== false) start(asker, begin)
  }
}

/**
 * Lets a few requests of one student be at work at once. The others wait in the student's line, where they cost
 * nothing, and are a 503 when their turn has not come in time. Sends have a line of their own, so that reading goes on
 * beside them.
 */
export function fewAtOnce(bounds: Bounds = {}): onRequestHookHandler {
  const { atOnce = 4, atWorkMilliseconds = 250, latestMilliseconds: latest = latestMilliseconds } = bounds
  const late = () => new Unavailable('earlier requests of the student took all the time')
  const lines = createLines({ perKey: atOnce, late })
  const refuse = fairStart()
  return (request, reply, done) => {
    if (!request.student) return done()
    const { studentKey } = request.student
    const line = request.routeOptions.url === '/api/chat/send' ? `${studentKey} sends` : studentKey
    const begin = () => {
      const leave = () => lines.leave(line)
      if (reply.raw.destroyed || reply.sent) return leave()
      whenAnswered(reply, atWorkMilliseconds, leave)
      done()
    }
    if (lines.enterNow(line)) return begin()
    const giveUp = (error: Error) =>
      refuse(
        () => studentKey,
        () => done(error),
      )
    // What is refused together comes back together: so some are refused earlier than others.
    const left = latest * (1 - Math.random() / 3) - reply.elapsedTime
    lines.enter({ key: line, deadline: deadlineIn(Math.max(left, leastMilliseconds)) }).then(begin, giveUp)
  }
}

/** Once the answer is out, at the latest after so long: work goes on for a client that left before. */
function whenAnswered({ raw }: FastifyReply, milliseconds: number, then: () => void): void {
  const over = () => {
    clearTimeout(timer)
    raw.off('finish', over)
    then()
  }
  const timer = setTimeout(over, milliseconds)
  raw.on('finish', over)
}
