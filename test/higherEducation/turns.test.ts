import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus } from '@yoldas/bus'
import { liveTurn } from '@yoldas/chat-engine/answer/live'
import { openBreakers } from '@yoldas/chat-engine/clients/breaker'
import { findTurn } from '@yoldas/chat-engine/engine/find/store'
import { runTurn } from '@yoldas/chat-engine/engine/run'
import { openHigherEducation } from '@yoldas/chat-engine/higherEducation/tools'
import { claimSend, enterEngine, turnDeps } from '@yoldas/chat-engine/test/engine'
import { calls, type Said, says, startScript } from '@yoldas/chat-engine/test/script'
import { tools } from '@yoldas/chat-engine/tools/index'
import type { LiveEvent } from '@yoldas/contracts/live'
import { connectDb, type DbPool } from '@yoldas/db'
import { type HigherEducation as Server, startHigherEducation } from '@yoldas/standins'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { patient, startNats, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Fault = Parameters<Server['fail']>[0]

const names = ['search_programs', 'list_universities', 'list_program_groups', 'list_cities']
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const log = createLog('test', 'silent')
const opened = new AsyncDisposableStack()
let [db, bus, server]: [DbPool?, Bus?, Server?] = []
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-higher-education-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [database, nats] = [opened.use(await testDatabase()), opened.use(await startNats({ folder }))]
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  bus = opened.use(await connectBus({ url: nats.urlFor('chat-engine'), name: 'chat-engine', log: silent }))
  server = opened.use(await startHigherEducation())
})
afterAll(() => opened.disposeAsync())

const isLate = (fault: Fault | undefined) => fault?.kind === 'hung' || fault?.kind === 'slow'

/** A student's turn, of which the model says these answers; `fault` is what the server does wrong with calls. */
async function run(answers: Said[], { fault, url }: { fault?: Fault; url?: string } = {}) {
  if (!db || !bus || !server) throw new Error('the servers have not started')
  const pool = db
  server.fail(null)
  await using script = await startScript(answers)
  await using higherEducation = openHigherEducation(
    { log, breakers: openBreakers(createMetrics(), log) },
    {
      // Time enough to connect in, on a busy machine.
      server: { url: url ?? server.url, timeoutMilliseconds: isLate(fault) ? 1_000 : 5_000 },
      allowed: names,
      prefix: '',
      taken: new Set(),
      listMilliseconds: 10_000,
    },
  )
  await higherEducation.tools()
  server.fail(fault ?? null)
  const claim = await claimSend(pool, await enterEngine(pool))
  const events: LiveEvent[] = []
  await runTurn(
    turnDeps({ db, bus, model: script.model }, { tools, higherEducation }),
    claim,
    liveTurn({ publishLive: (_studentKey, _turnId, published) => events.push(published) }, claim),
    { abandoned: new AbortController().signal, stopped: new AbortController().signal },
  )
  const turn = await findTurn(pool, claim.studentKey, claim.turnId)
  const offered = script.asked.map(({ tools: given }) => JSON.stringify(given ?? []).includes('search_programs'))
  const degraded = events.some(({ event, data }) => event === 'status' && data.degraded?.includes('higher-education'))
  return { turn, events, offered, degraded, asked: script.asked }
}

const search = calls(['search_programs', '{"program":"tıp","size":1}'], ['react', '{"emoji":"👍"}'])

/** The result of its first call. */
const firstResult = ({ asked }: Awaited<ReturnType<typeof run>>) =>
  String(asked.at(-1)?.messages.find(({ role }) => role === 'tool')?.content)

test('a turn uses the tools, and goes without none of them', async () => {
  const turn = await run([[says('Bakıyorum.'), search], [says('Buldum.')]])
  expect(turn.turn).toMatchObject({ state: 'done', outcome: { messages: [{}, { content: 'Buldum.' }] } })
  expect(turn).toMatchObject({ offered: [true, true], degraded: false })
  expect(firstResult(turn)).toContain('"birim_grup_adi":"Tıp"')
})

test.each([
  { kind: 'refused' },
  { kind: 'hung' },
  { kind: 'slow', milliseconds: 2_000 },
  { kind: 'garbage' },
  { kind: 'wrong-schema' },
  { kind: 'cut-stream' },
  { kind: 'oversized' },
  { kind: 'too-many' },
  { kind: 'redirect' },
  { kind: 'empty' },
  { kind: 'api_error' },
] as const)(
  'a turn whose call meets $kind keeps its text, says what it lacks, and ends with an answer',
  async (fault) => {
    const turn = await run([[says('Bakıyorum.'), search], [says('Şu anda bakamadım.')]], {
      fault: { ...fault, method: 'tools/call' },
    })
    expect(turn.turn).toMatchObject({
      state: 'done',
      outcome: { finish: 'complete', messages: [{ content: 'Bakıyorum.' }, { content: 'Şu anda bakamadım.' }] },
    })
    expect(turn).toMatchObject({ offered: [true, false], degraded: true })
    expect(firstResult(turn)).toBe('{"error":"araç şu anda çalışmıyor"}')
    // What else the step did is done.
    expect(turn.events.map(({ event }) => event)).toContain('reaction')
  },
)

test('a turn begins without the tools of a server that is gone, and says so', async () => {
  const turn = await run([[says('Merhaba')]], { url: 'http://127.0.0.1:9/mcp' })
  expect(turn.turn).toMatchObject({ state: 'done', outcome: { messages: [{ content: 'Merhaba' }] } })
  expect(turn).toMatchObject({ offered: [false], degraded: true })
})

test('what the model called wrongly costs it no tool', async () => {
  const wrong = calls(['search_programs', '{"universite":"odtü"}'])
  const turn = await run([[wrong], [search], [says('Buldum.')]])
  expect(turn).toMatchObject({ offered: [true, true, true], degraded: false })
  expect(firstResult(turn)).toContain('"suggestions"')
})

test('words in a result that pose as instructions stay data: they call nothing and end nothing', async () => {
  const turn = await run([[search], [says('Buldum.')]], { fault: { kind: 'injection', method: 'tools/call' } })
  expect(turn.turn).toMatchObject({ state: 'done', outcome: { messages: [{ content: 'Buldum.' }] } })
  const [instructions, ...rest] = turn.asked.at(-1)?.messages ?? []
  expect(instructions).toEqual(turn.asked[0]?.messages[0])
  expect(rest.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool'])
  expect(firstResult(turn)).not.toContain('<')
  expect(JSON.parse(firstResult(turn))).toMatchObject({ content: [{ birim_adi: expect.stringContaining('</araç>') }] })
})
