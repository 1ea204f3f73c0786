// The load's own process, so that what it costs is nobody else's.
import { Agent } from 'node:http'
import { ask } from './ask.ts'
import type { Load, Order, Report, Sample } from './protocol.ts'

const agent = new Agent({ keepAlive: true })
let report: Report = { marks: [], samples: [], failures: [] }
let stopped = true
let students: Promise<unknown> = Promise.resolve()

async function student(load: Load, index: number) {
  const tokens = load.tokens.filter((_, i) => i % load.atOnce === index)
  for (let turn = 0; !stopped; turn += 1) {
    const sample = await ask(agent, load, tokens[turn % tokens.length]).catch(note)
    if (sample) report.samples.push(sample)
  }
}

async function note(error: unknown): Promise<Sample | undefined> {
  report.failures.push(error instanceof Error ? error.message : String(error))
  // A server that refuses everything is not to be hammered.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return undefined
}

async function follow(order: Order) {
  if (order.kind === 'start') {
    report = { marks: [], samples: [], failures: [] }
    stopped = false
    students = Promise.all(Array.from({ length: order.load.atOnce }, (_, index) => student(order.load, index)))
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
