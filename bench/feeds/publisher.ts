// The engines' part, as a process of its own: publishes the events of turns that run for many students at once.
import { randomUUID } from 'node:crypto'
import { connectBus } from '@yoldas/bus'
import type { LiveEvent } from '@yoldas/contracts/live'
import { createLog } from '@yoldas/telemetry'
import type { PublisherOrder, PublisherReport, Publishing } from './protocol.ts'
import { chunkCount, turnEvents } from './turns.ts'

type Student = { studentKey: string; turnId: string; events: Iterator<LiveEvent> }

// First of all: while it waits for the bus it would outlive the process that started it.
process.on('disconnect', () => process.exit(0))

const bus = await connectBus({
  url: process.env.NATS_URL ?? '',
  name: 'bench',
  log: createLog('publisher', 'warn'),
})
let publishing: Publishing = { studentKeys: [], feedsEach: 1, ahead: 0 }
let students: Student[] = []
let [next, expected, received, isStopped] = [0, 0, 0, false]

/** Their first turns are of every length, so that students do not all begin and end together. */
function start(order: Publishing) {
  publishing = order
  students = order.studentKeys.map((studentKey, i) => ({ studentKey, ...newTurn(1 + (i % chunkCount)) }))
  ;[next, expected, received, isStopped] = [0, 0, 0, false]
}

function newTurn(chunks: number) {
  const turnId = randomUUID()
  return { turnId, events: turnEvents(turnId, chunks, () => isStopped) }
}

/** The next event of each student in turn. */
function publish() {
  while (students.length > 0 && expected - received < publishing.ahead) {
    const student = students[next % students.length] as Student
    const { value: event, done } = student.events.next()
    if (!done) {
      bus.publishLive(student.studentKey, student.turnId, event)
      expected += publishing.feedsEach
      next += 1
    } else if (!isStopped) Object.assign(student, newTurn(chunkCount))
    else {
      students.splice(next % students.length, 1)
      if (students.length === 0) report({ kind: 'ended', events: expected })
    }
  }
}

const report = (message: PublisherReport) => void process.send?.(message)

process.on('message', (order: PublisherOrder) => {
  if (order.kind === 'start') start(order.publishing)
  else if (order.kind === 'received') received = order.events
  else isStopped = true
  publish()
})
