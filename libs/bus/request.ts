import { headers, type Msg } from '@nats-io/transport-node'
import type { Request } from '@yoldas/contracts/request'
import { inSpan, SpanKind, writeTrace } from '@yoldas/telemetry'
import { type Deadline, pause } from '@yoldas/time'
import type { z } from 'zod'
import type { BusConnection } from './connect.ts'
import { RequestFailed, Unavailable } from './errors.ts'
import { isNobody } from './inbox.ts'
import type { BusMeasures } from './measures.ts'
import { markOf } from './transit.ts'

/** Milliseconds the asker still waits; never an absolute time, since clocks differ. */
export const remainingHeader = 'Remaining-Ms'
/** When it was asked, by the asker's own clock (transit.ts). */
export const askedHeader = 'Asked'
export const statusHeader = 'Nats-Service-Error-Code'
const statusTextHeader = 'Nats-Service-Error'

/** The first replica is waited for this long before a second is asked with the same ids. */
const attemptMilliseconds = 2_500
const pauseMilliseconds = 100
/**
 * Replicas that may take a question and not answer it. A third is not asked: it may be the question that stopped them,
 * and a service with three replicas goes on.
 */
const silencesBeforeUnavailable = 2
/** Tries that a service gets which answers that it cannot serve, or is not there: those harm no replica. */
const refusalsBeforeUnavailable = 2

/**
 * Asks until an answer comes or the deadline passes, always with the same input. A replica that says nothing is asked
 * no more: a second one gets the question, once, with all the time that is left. So the fault of one replica, and an
 * outage behind it that is shorter than the deadline, is bridged, and no question stops more than two replicas.
 * @throws Unavailable at once when disconnected, soon when two tries are refused or nobody listens, else at the
 * deadline
 * @throws RequestFailed when the service failed on this input
 */
export function ask<Input extends z.ZodType, Output extends z.ZodType>(
  connection: BusConnection,
  contract: Request<Input, Output>,
  input: z.input<Input>,
  deadline: Deadline,
  measures?: BusMeasures,
): Promise<z.output<Output>> {
  const { subject } = contract
  const started = performance.now()
  const measure = (outcome: string) =>
    measures?.asked.observe({ subject, outcome }, (performance.now() - started) / 1000)
  const span = { kind: SpanKind.CLIENT, attributes: spanAttributes(contract) }
  return inSpan(subject, span, async () => {
    try {
      const answer = await askAgain(connection, contract, input, deadline)
      measure('answered')
      return answer
    } catch (error) {
      measure(error instanceof Unavailable ? 'unavailable' : 'failed')
      throw error
    }
  })
}

/** As OpenTelemetry names them for calls of procedures. */
export const spanAttributes = ({ service, subject }: Request) => ({
  'rpc.system': 'nats',
  'rpc.service': service,
  'rpc.method': subject,
})

async function askAgain<Input extends z.ZodType, Output extends z.ZodType>(
  connection: BusConnection,
  contract: Request<Input, Output>,
  input: z.input<Input>,
  deadline: Deadline,
): Promise<z.output<Output>> {
  const payload = JSON.stringify(contract.input.parse(input))
  const firstMilliseconds = contract.attemptMilliseconds ?? attemptMilliseconds
  for (let [silences, refusals] = [0, 0]; ; ) {
    if (!connection.connected()) throw new Unavailable(`${contract.service}: disconnected from NATS`)
    const remaining = deadline.remaining()
    if (remaining === 0 || silences === silencesBeforeUnavailable)
      throw new Unavailable(`${contract.service}: no answer to ${contract.subject} in time`)
    const milliseconds = silences === 0 ? Math.min(remaining, firstMilliseconds) : remaining
    const answer = await attempt(connection, contract.subject, payload, milliseconds)
    if (answer === 'silent') {
      silences += 1
      continue
    }
    const status = answer === 'nobody' ? '503' : answer.headers?.get(statusHeader)
    if (answer !== 'nobody' && !status) return contract.output.parse(answer.json())
    if (status !== '503')
      throw new RequestFailed(`${contract.subject} failed with ${status}: see the log of ${contract.service}`)
    refusals += 1
    if (refusals === refusalsBeforeUnavailable) throw new Unavailable(`${contract.service} is unavailable`)
    await pause(pauseMilliseconds)
  }
}

/**
 * The replica has only the time of this attempt: a later answer is not received, so it is not worked on either.
 */
async function attempt(
  { ask, asker }: BusConnection,
  subject: string,
  payload: string,
  milliseconds: number,
): Promise<Msg | 'silent' | 'nobody'> {
  const sent = headers()
  sent.set(remainingHeader, String(milliseconds))
  sent.set(askedHeader, markOf(asker))
  writeTrace((name, value) => sent.set(name, value))
  try {
    const [answer] = await ask([{ subject, payload, headers: sent }], milliseconds)
    if (!answer) return 'silent'
    return isNobody(answer) ? 'nobody' : answer
  } catch (cause) {
    throw new Unavailable(`NATS did not accept ${subject}`, { cause })
  }
}

/** The headers of an answer that is a failure. */
export function failure(code: 400 | 500 | 503, text: string) {
  const sent = headers()
  sent.set(statusHeader, String(code))
  sent.set(statusTextHeader, text)
  return sent
}
