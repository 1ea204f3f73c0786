import { randomUUID } from 'node:crypto'
import { type Bus, connectBus } from '@yoldas/bus'
import { grantConsent, listConsents, withdrawConsent } from '@yoldas/contracts/age'
import { asks } from '@yoldas/contracts/bus'
import {
  changeFeedback,
  changeReaction,
  getHistory,
  getRunningTurn,
  getTurn,
  regenerateTurn,
  retryTurn,
  searchMessages,
  sendMessage,
} from '@yoldas/contracts/chat'
import { type ExportPage, studentExports } from '@yoldas/contracts/export'
import { findReplied, maxReplied } from '@yoldas/contracts/inactivity'
import {
  createExam,
  getExamTypes,
  getHours,
  getProgress,
  getStreak,
  getTopics,
  listExams,
  listSessions,
} from '@yoldas/contracts/journey'
import { maxShown, showMedia } from '@yoldas/contracts/media'
import { listMistakes, summarizeMistakes } from '@yoldas/contracts/mistakes'
import { testDevices } from '@yoldas/contracts/notifier'
import { largeAnswerBytes, maxAnswerBytes } from '@yoldas/contracts/pages'
import { getPlan } from '@yoldas/contracts/plan'
import { appendMessages, findSilences, findSilent } from '@yoldas/contracts/proactive'
import {
  findContacts,
  findExamTakers,
  findReviewers,
  getProfile,
  getSubjects,
  maxReviewers,
  patchProfile,
} from '@yoldas/contracts/profile'
import type { Request } from '@yoldas/contracts/request'
import { getDue, getLoad, listCards } from '@yoldas/contracts/review'
import { listScheduled } from '@yoldas/contracts/scheduler'
import { createShare, listShares, readShare } from '@yoldas/contracts/shares'
import { findWeeks, getWeek, maxWeeks } from '@yoldas/contracts/weeks'
import { getWhy } from '@yoldas/contracts/why'
import { getContext, maxTriedDays, tryWork } from '@yoldas/contracts/work'
import { addDays, deadlineIn, mondayOf } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '../support/client.ts'
import { counts, fillStudent, fullPlan, fullSessions, searchedWord, shareHash } from '../support/fullStudent.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
let student: Student
let studentKey: string
let turnId: string
let buses: Map<keyof typeof asks, Bus>
const opened = new AsyncDisposableStack()

beforeAll(async () => {
  stack = await sharedStack()
  student = await stack.student()
  ;({ studentKey, turnId } = await fillStudent(stack, student))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const users = ['gateway', 'chat-engine', 'companion-scheduler', 'notifier', 'profile-journey'] as const
  const connected = users.map(async (user) => {
    const bus = opened.use(await connectBus({ url: stack.nats.urlFor(user), name: 'test', log }))
    return [user, bus] as const
  })
  buses = new Map(await Promise.all(connected))
})
afterAll(() => opened.disposeAsync())

const triedPlan = { from: fullPlan.from, to: addDays(fullPlan.from, maxTriedDays - 1) }

/** The service that asks it, and what it sends besides the student. */
type Asked = [keyof typeof asks, Request, (() => object)?]
const lists: Asked[] = [
  ['gateway', getHistory, () => ({ limit: 60 })],
  ['gateway', searchMessages, () => ({ q: searchedWord, limit: 50 })],
  ['gateway', getTurn, () => ({ turnId })],
  ['gateway', getRunningTurn],
  ['gateway', getProfile],
  ['gateway', listConsents],
  ['gateway', listScheduled],
  ['gateway', getExamTypes],
  ['gateway', listExams, () => ({ limit: 100 })],
  ['gateway', listSessions, () => ({ limit: 100 })],
  ['gateway', getProgress, () => ({ examType: 'tyt', limit: 50 })],
  ['gateway', getStreak],
  ['gateway', getWeek, () => ({ monday: mondayOf(fullPlan.from) })],
  ['gateway', listShares],
  ['gateway', listMistakes, () => ({ limit: 100 })],
  ['gateway', summarizeMistakes, () => ({ from: fullSessions.from, to: fullSessions.to })],
  ['gateway', listCards, () => ({ limit: 100 })],
  ['gateway', getDue, () => ({ limit: 50 })],
  ['gateway', getLoad, () => fullPlan],
  ['gateway', showMedia, () => ({ mediaIds: Array.from({ length: maxShown }, () => randomUUID()) })],
  ['gateway', readShare, () => ({ tokenHash: shareHash(1) })],
  ['gateway', testDevices],
  ['chat-engine', getContext],
  ['companion-scheduler', findSilent, () => ({ silentBy: new Date().toISOString(), after: null, limit: 500 })],
  ['companion-scheduler', findSilences, () => ({ studentKeys: [studentKey] })],
  ['companion-scheduler', findContacts, () => ({ studentKeys: [studentKey], withWork: true })],
  ['companion-scheduler', findReviewers, () => ({ after: null, limit: maxReviewers })],
  ['companion-scheduler', findWeeks, () => ({ monday: mondayOf(fullPlan.from), after: null, limit: maxWeeks })],
  ['companion-scheduler', findExamTakers, () => ({ lastDay: fullPlan.from, after: null, limit: 500 })],
  ['notifier', getSubjects, () => ({ studentKeys: Array.from({ length: 64 }, () => studentKey) })],
  ['profile-journey', findReplied, () => ({ studentKeys: Array.from({ length: maxReplied }, () => studentKey) })],
  ['gateway', getTopics],
  ['gateway', getHours, () => ({ ...fullSessions, groupBy: 'subject' })],
  ['gateway', getPlan, () => ({ ...fullPlan, after: null })],
  ['chat-engine', tryWork, () => ({ changes: [], plan: triedPlan, journey: true })],
]

function busOf(user: keyof typeof asks): Bus {
  const bus = buses.get(user)
  if (!bus) throw new RangeError(`${user} has no connection`)
  return bus
}

async function sizeOf([user, contract, besides = () => ({})]: Asked): Promise<number> {
  const answered = await busOf(user).request(contract, { studentKey, ...besides() }, deadlineIn(10_000))
  return Buffer.byteLength(JSON.stringify(answered))
}

/** Other than of issues, which are of what was asked. */
function hasList(output: z.ZodType): boolean {
  const schema = z.toJSONSchema(output, {
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void delete jsonSchema.properties?.issues,
  })
  return JSON.stringify(schema).includes('"type":"array"')
}

describe.concurrent('of a student who is at every limit', () => {
  test.each(lists.map((asked) => [asked[1].subject, asked] as const))(
    '%s answers with at most 4 MiB',
    async (_subject, asked) => {
      expect(await sizeOf(asked)).toBeLessThanOrEqual(maxAnswerBytes)
    },
  )

  test('each request that answers with a list is among these, but for what answers with one thing', () => {
    const ofOne: Request[] = [
      ...[sendMessage, retryTurn, regenerateTurn, changeReaction, changeFeedback, getWhy],
      ...[patchProfile, createExam, appendMessages, createShare],
      // With what listConsents answers.
      ...[grantConsent, withdrawConsent],
    ]
    const asked = new Set<object>([
      ...lists.map(([, contract]) => contract),
      ...Object.values(studentExports),
      ...ofOne,
    ])
    const left = Object.values(asks)
      .flat()
      .filter((contract) => 'output' in contract && hasList(contract.output) && !asked.has(contract))
    expect(left.map(({ subject }) => subject)).toEqual([])
  })

  test.each(Object.values(studentExports))('each page of $subject is at most 1 MiB', async (contract) => {
    const records: unknown[] = []
    for (let after: string | null = null; ; ) {
      const page: ExportPage = await busOf('gateway').request(contract, { studentKey, after }, deadlineIn(10_000))
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(largeAnswerBytes)
      records.push(...page.records)
      if (page.next === null) break
      after = page.next
    }
    expect(records.length).toBeGreaterThan(0)
    expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(records.length)
  })

  test.each([
    '/api/me',
    '/api/chat/messages?limit=60',
    '/api/chat/scheduled',
    '/api/journey/exam-types',
    '/api/journey/exams?limit=100',
    '/api/journey/sessions?limit=100',
    '/api/journey/progress?examType=tyt&limit=50',
    '/api/journey/streak',
    '/api/journey/topics',
    `/api/journey/hours?groupBy=subject&from=${fullSessions.from}&to=${fullSessions.to}`,
  ])('GET %s answers with at most 4 MiB', async (path) => {
    const { status, bytes } = await get(path)
    expect(status).toBe(200)
    expect(bytes).toBeLessThanOrEqual(maxAnswerBytes)
  })

  test('the plan of 62 full days is about 8.4 MB, the largest answer there is', async () => {
    const { status, bytes, text } = await get(`/api/plan?from=${fullPlan.from}&to=${fullPlan.to}`)
    expect(status).toBe(200)
    expect(bytes).toBeLessThan(8.5e6)
    expect(JSON.parse(text).blocks).toHaveLength(counts.block)
  })

  test('history has every message once, page by page', async () => {
    const ids: string[] = []
    for (let [edge, more] = ['', true]; more; ) {
      const { bytes, text } = await get(`/api/chat/history?limit=60${edge}`)
      expect(bytes).toBeLessThanOrEqual(maxAnswerBytes)
      const { messages, hasMore } = JSON.parse(text)
      ids.push(...messages.map(({ id }: { id: string }) => id))
      ;[edge, more] = [`&before=${messages[0].cursor}`, hasMore]
    }
    expect(new Set(ids).size).toBe(counts.message)
    expect(ids).toHaveLength(counts.message)
  })

  test('the export has everything once', async () => {
    const { status, text } = await get('/api/me/export')
    expect(status).toBe(200)
    const exported: Record<string, Array<{ type: string }>> = JSON.parse(text)
    const count = (service: string) => {
      const types = (exported[service] ?? []).map(({ type }) => type)
      return Object.fromEntries([...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]))
    }
    const { message, media, device, notification, ...others } = counts
    const { block, session, exam, share, mistake, card, ...scheduler } = others
    const work = { 'plan-block': block, exam, session, share, mistake, 'review-item': mistake + card }
    expect(count('profile-journey')).toEqual({ student: 1, ...work })
    expect(count('chat-engine')).toEqual({ conversation: 1, message, media })
    expect(count('companion-scheduler')).toEqual(scheduler)
    // The test of all devices may have removed some.
    expect(count('notifier')).toMatchObject({ notification })
  })

  async function get(path: string) {
    const response = await call(stack.url, student, 'GET', path)
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, bytes: body.length, text: body.toString() }
  }
})
