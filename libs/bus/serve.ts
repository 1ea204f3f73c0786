import { type Service, type ServiceMsg, Svcm } from '@nats-io/services'
import { largeAnswerBytes, maxAnswerBytes } from '@yoldas/contracts/pages'
import type { Request, ServiceName } from '@yoldas/contracts/request'
import { failSpan, inSpan, inTraceFrom, SpanKind } from '@yoldas/telemetry'
import { type Deadline, deadlineIn, every, runAsked } from '@yoldas/time'
import type { z } from 'zod'
import { type Admission, createAdmission, Late, studentOf } from './admission.ts'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import { hearingQuestions } from './genuine.ts'
import type { BusMeasures } from './measures.ts'
import { askedHeader, failure, remainingHeader, spanAttributes } from './request.ts'
import { createTransit, type Transit } from './transit.ts'

export type ServeLog = {
  info(object: object, message: string): void
  warn(object: object, message: string): void
  error(object: object, message: string): void
}

type Outcome = 'answered' | 'refused' | 'unavailable' | 'failed' | 'late'
type Answer = (msg: ServiceMsg, options: Answering) => Promise<Outcome>
export type Handler = { contract: Request; answer: Answer }

export type ServeOptions = {
  service: ServiceName
  log: ServeLog
  /** Whether a handler failed for lack of a part that may come back; the asker then asks again. */
  isUnavailable(error: unknown): boolean
  /** False while what every handler needs does not answer: the other replicas are asked instead of this one. */
  canServe?: () => boolean
  measures?: BusMeasures | undefined
}

type Answering = ServeOptions & { admission: Admission; transit: Transit }

/** For messages without the header: longer than anyone waits. */
const defaultMilliseconds = 10_000
/** Of one student's requests, in each replica. */
const atOnce = 2
const lookMilliseconds = 250

/**
 * Binds a contract to the function that answers it; both shapes are checked. The function runs when it is the student's
 * turn and, with all that it awaits, as long as the asker waits (`askedUntil`); what goes on after its answer begins
 * with `runUnasked`.
 */
export function handle<Input extends z.ZodType, Output extends z.ZodType>(
  contract: Request<Input, Output>,
  answer: (input: z.output<Input>, deadline: Deadline) => Promise<z.input<Output>>,
): Handler {
  return {
    contract,
    answer: async (msg, answering) => {
      const { log, isUnavailable, admission, transit } = answering
      const lateness = transit.lateness(msg.headers?.get(askedHeader))
      const deadline = deadlineIn((Number(msg.headers?.get(remainingHeader)) || defaultMilliseconds) - lateness)
      const input = contract.input.safeParse(parseJson(msg))
      if (!input.success) {
        log.error({ subject: contract.subject, issues: input.error.issues.map(({ path }) => path) }, 'input refused')
        refuse(msg, 400, 'input breaks the contract')
        return 'refused'
      }
      try {
        const work = () => runAsked(deadline, () => answer(input.data, deadline))
        const answered = await admission.admit(studentOf(input.data), deadline, work)
        return send(msg, contract.subject, answered, answering)
      } catch (error) {
        // The asker no longer listens; the measure counts it.
        if (error instanceof Late) return 'late'
        const passing = error instanceof Unavailable || isUnavailable(error)
        const what = passing ? 'a dependency is unavailable' : 'request failed'
        log.error({ err: error, subject: contract.subject }, what)
        if (passing) refuse(msg, 503, 'unavailable')
        else refuse(msg, 500, 'failed')
        return passing ? 'unavailable' : 'failed'
      }
    },
  }
}

const encoder = new TextEncoder()

/** What is too large is refused instead: an asker of several things can ask for them in parts. */
function send(msg: ServiceMsg, subject: string, answer: unknown, { log, measures }: Answering): Outcome {
  const payload = encoder.encode(JSON.stringify(answer))
  const bytes = payload.length
  measures?.answers.observe({ subject }, bytes)
  if (bytes > maxAnswerBytes) {
    log.error({ subject, bytes }, 'an answer is too large: refused')
    refuse(msg, 500, 'the answer is too large')
    return 'failed'
  }
  if (bytes > largeAnswerBytes) log.warn({ subject, bytes }, 'an answer is large')
  msg.respond(payload)
  return 'answered'
}

const refuse = (msg: ServiceMsg, ...reason: Parameters<typeof failure>) =>
  msg.respond('', { headers: failure(...reason) })

function parseJson(msg: ServiceMsg): unknown {
  try {
    return msg.json()
  } catch {
    return undefined
  }
}

/** Answers in a span that continues the asker's. */
function answerMeasured({ contract, answer }: Handler, msg: ServiceMsg, options: Answering): Promise<void> {
  const { subject } = contract
  const started = performance.now()
  const serving = { kind: SpanKind.SERVER, attributes: spanAttributes(contract) }
  return inTraceFrom(
    (name) => msg.headers?.get(name),
    () =>
      inSpan(subject, serving, async (span) => {
        const outcome = await answer(msg, options)
        options.measures?.served.observe({ subject, outcome }, (performance.now() - started) / 1000)
        if (outcome !== 'answered') failSpan(span, outcome)
      }),
  )
}

export type Serving = AsyncDisposable & {
  /** Whether this replica is asked now. */
  isAsked(): boolean
  /**
   * Resolves with the reason when NATS has ended the service, over a permission, say: only a new process serves again.
   */
  ended: Promise<string>
}

/**
 * Answers with every replica of the service as one queue group, which this one leaves while it cannot serve. Disposal
 * lets the answers under way go out.
 */
export async function serveHandlers(
  { nats }: BusConnection,
  handlers: Handler[],
  options: ServeOptions,
): Promise<Serving> {
  const { service: name, log, canServe = () => true } = options
  const answering = { ...options, admission: createAdmission(atOnce), transit: createTransit() }
  const underway = new Set<Promise<void>>()
  const ended = Promise.withResolvers<string>()
  let [joined, hasEnded]: [Service | undefined, boolean] = [undefined, false]

  const join = async () => {
    const service = await new Svcm(hearingQuestions(nats)).add({ name, version: '1.0.0', queue: name })
    for (const handler of handlers) {
      const { subject } = handler.contract
      service.addEndpoint(subject.replaceAll('.', '-'), {
        subject,
        handler: (error, msg) => {
          if (error) return log.error({ err: error, subject }, 'subscription failed')
          const done: Promise<void> = answerMeasured(handler, msg, answering).finally(() => underway.delete(done))
          underway.add(done)
        },
      })
    }
    joined = service
    void service.stopped.then((reason) => {
      if (joined !== service) return
      ;[joined, hasEnded] = [undefined, true]
      log.error({ err: reason }, 'NATS ended the service: only a new process can serve')
      ended.resolve(reason?.message ?? 'the connection to NATS is closed')
    })
  }
  const leave = async () => {
    const service = joined
    joined = undefined
    await service?.stop()
  }
  const look = async () => {
    if (hasEnded || canServe() === (joined !== undefined)) return
    if (joined) {
      log.warn({}, 'the database does not answer: left the queue group until it does')
      return leave()
    }
    await join()
    log.info({}, 'the database answers: back in the queue group')
  }

  await join()
  const looking = every(lookMilliseconds, look, (err) => log.error({ err }, 'the queue group could not be changed'))
  return {
    isAsked: () => joined !== undefined,
    ended: ended.promise,
    async [Symbol.asyncDispose]() {
      await looking[Symbol.asyncDispose]()
      await leave()
      await Promise.all(underway)
      if (!nats.isClosed()) await nats.flush()
    },
  }
}
