import { type ServiceMsg, Svcm } from '@nats-io/services'
import type { Request, ServiceName } from '@yoldas/contracts/request'
import { failSpan, inSpan, inTraceFrom, SpanKind } from '@yoldas/telemetry'
import { type Deadline, deadlineIn } from '@yoldas/time'
import type { z } from 'zod'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import type { BusMeasures } from './measures.ts'
import { failure, remainingHeader, spanAttributes } from './request.ts'

export type ServeLog = { error(object: object, message: string): void }

type Outcome = 'answered' | 'refused' | 'unavailable' | 'failed'
type Answer = (msg: ServiceMsg, options: ServeOptions) => Promise<Outcome>
export type Handler = { contract: Request; answer: Answer }

export type ServeOptions = {
  service: ServiceName
  log: ServeLog
  /** Whether a handler failed for lack of a part that may come back; the asker then asks again. */
  isUnavailable(error: unknown): boolean
  measures?: BusMeasures | undefined
}

/** For messages without the header: longer than anyone waits. */
const defaultMilliseconds = 10_000

/** Binds a contract to the function that answers it; both shapes are checked. */
export function handle<Input extends z.ZodType, Output extends z.ZodType>(
  contract: Request<Input, Output>,
  answer: (input: z.output<Input>, deadline: Deadline) => Promise<z.input<Output>>,
): Handler {
  return {
    contract,
    answer: async (msg, { service, log, isUnavailable }) => {
      const respond = (payload: string, failed?: ReturnType<typeof failure>) =>
        msg.respond(payload, failed ? { headers: failed } : undefined)
      const input = contract.input.safeParse(parseJson(msg))
      if (!input.success) {
        log.error({ subject: contract.subject, issues: input.error.issues.map(({ path }) => path) }, 'input refused')
        respond('', failure(400, 'input breaks the contract'))
        return 'refused'
      }
      try {
        const deadline = deadlineIn(Number(msg.headers?.get(remainingHeader)) || defaultMilliseconds)
        respond(JSON.stringify(await answer(input.data, deadline)))
        return 'answered'
      } catch (error) {
        const passing = error instanceof Unavailable || isUnavailable(error)
        log.error(
          { err: error, subject: contract.subject, service },
          passing ? 'a part is unavailable' : 'request failed',
        )
        respond('', passing ? failure(503, 'unavailable') : failure(500, 'failed'))
        return passing ? 'unavailable' : 'failed'
      }
    },
  }
}

function parseJson(msg: ServiceMsg): unknown {
  try {
    return msg.json()
  } catch {
    return undefined
  }
}

/** Answers in a span that continues the asker's. */
function answerMeasured({ contract, answer }: Handler, msg: ServiceMsg, options: ServeOptions): Promise<void> {
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
  /** False once NATS has ended the service, over a permission, say: only a new process serves again. */
  alive(): boolean
}

/** Answers with every replica of the service as one queue group. Disposal lets the answers under way go out. */
export async function serveHandlers(
  { nats }: BusConnection,
  handlers: Handler[],
  options: ServeOptions,
): Promise<Serving> {
  const service = await new Svcm(nats).add({ name: options.service, version: '1.0.0', queue: options.service })
  const underway = new Set<Promise<void>>()
  for (const handler of handlers) {
    const { contract } = handler
    service.addEndpoint(contract.subject.replaceAll('.', '-'), {
      subject: contract.subject,
      handler: (error, msg) => {
        if (error) return options.log.error({ err: error, subject: contract.subject }, 'subscription failed')
        const done: Promise<void> = answerMeasured(handler, msg, options).finally(() => underway.delete(done))
        underway.add(done)
      },
    })
  }
  let alive = true
  void service.stopped.then((reason) => {
    alive = false
    if (reason) options.log.error({ err: reason }, 'NATS ended the service: restart it when the cause is mended')
  })
  return {
    alive: () => alive,
    async [Symbol.asyncDispose]() {
      await service.stop()
      await Promise.all(underway)
      if (!nats.isClosed()) await nats.flush()
    },
  }
}
