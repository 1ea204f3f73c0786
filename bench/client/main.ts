// The load's own process, so that what it costs is nobody else's.
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Crowd, Load, Order, Report, Sample } from './protocol.ts'

const agent = new Agent({ keepAlive: true })
let report: Report = { marks: [], samples: [], failures: [] }
let stopped = true
/** Of this load. */
let sent = 0
let students: Promise<unknown> = Promise.resolve()

async function student(load: Load & Crowd, index: number) {
  const { atOnce, spreadMilliseconds = 0 } = load
  const tokens = load.tokens.filter((_, i) => i % atOnce === index)
  await setTimeout((index * spreadMilliseconds) / atOnce)
  for (let turn = 0; !stopped; turn += 1) await send(load, tokens[turn % tokens.length])
}

/** What is due while the client is late is sent late, and counts from when it was due. */
async function pace(load: Load, perSecond: number) {
  const underway: Promise<void>[] = []
  const begin = performance.now()
  for (let nth = 0; !stopped; nth += 1) {
    const due = begin + (nth * 1000) / perSecond
    await setTimeout(Math.max(0, Math.ceil(due - performance.now())))
    underway.push(send(load, load.tokens[nth % load.tokens.length], due))
  }
  await Promise.all(underway)
}

async function send(load: Load, token: string | undefined, due?: number) {
  const body = Array.isArray(load.body) ? load.body[sent] : load.body
  const urls = [load.url, ...(load.others ?? [])]
  const url = urls[sent % urls.length] ?? load.url
  sent += 1
  const asked = body === undefined ? outOfBodies() : ask(agent, { ...load, url }, { token, body })
  const sample = await asked.catch(note)
  if (sample) report.samples.push({ ...sample, start: due ?? sample.start })
}

const outOfBodies = () => Promise.reject(new Error('more was asked than there are bodies for'))

async function note(error: unknown): Promise<Sample | undefined> {
  report.failures.push(error instanceof Error ? error.message : String(error))
  // A server that refuses everything is not to be hammered.
  await setTimeout(50)
  return undefined
}

const begin = (load: Load): Promise<unknown> =>
  'perSecond' in load
    ? pace(load, load.perSecond)
    : Promise.all(Array.from({ length: load.atOnce }, (_, index) => student(load, index)))

async function follow(order: Order) {
  if (order.kind === 'start') {
    report = { marks: [], samples: [], failures: [] }
    stopped = false
    sent = 0
    students = begin(order.load)
  } else if (order.kind === 'mark') {
    report.marks.push(performance.now())
  } else {
    stopped = true
    await students
    process.send?.(report)
  }
}

process.on('message', (order: Order) => void follow(order))
process.on('disconnect', () => process.exit(0))
