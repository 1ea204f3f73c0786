import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@yoldas/contracts/live'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createMetrics } from '@yoldas/telemetry'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { liveTurn } from '../answer/live.ts'
import { bubbles, help } from '../care/answers.ts'
import { openClassifier } from '../care/classifier/classifier.ts'
import { readSentences } from '../care/labelled.ts'
import { screen } from '../care/screen.ts'
import { openConversation } from '../conversation/store.ts'
import { runTurn } from '../engine/run.ts'
import { insertMedia, settleMedia } from '../media/store.ts'
import { openMeter } from '../spending/meter.ts'
import { historyOf } from '../test/appends.ts'
import { claimSend, enterEngine, runOut, takeAllOver, turnDeps } from '../test/engine.ts'
import { goesOn, type Said, says, startScript } from '../test/script.ts'
import type { Hearing } from './hear.ts'
import { muteText } from './rules.ts'
import { silence, takeRecordings } from './store.ts'

const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
const engine = await enterEngine(db)
const { hear } = openClassifier()

const fails = Symbol('a server that fails')
type Words = string | typeof fails

const newKey = (): string => randomUUID()

/** A message of a student with recordings that say these words, and the server that hears them. */
async function record(words: readonly Words[], { text = '', studentKey = newKey(), mostADay = 30, by = engine } = {}) {
  await openConversation(db, studentKey)
  const said = new Map<string, Words>()
  const media = await Promise.all(
    words.map(async (spoken) => {
      const id = newId()
      said.set(id, spoken)
      const kind = { kind: 'audio', mimeType: 'audio/mp4', sizeBytes: 9 } as const
      await db.transaction((tx) => insertMedia(tx, { id, studentKey, ...kind }, 2 ** 40))
      const ready = { status: 'ready', sizeBytes: 9 } as const
      const stored = await db.transaction((tx) => settleMedia(tx, studentKey, id, ready))
      if (!stored) throw new Error('the media is gone')
      return stored
    }),
  )
  let asked = 0
  const hearing: Hearing = {
    ...{ hear, mostADay },
    readSound: async (_studentKey, mediaId) => Buffer.from(mediaId),
    transcription: {
      async transcribe({ bytes }) {
        asked += 1
        const spoken = said.get(bytes.toString()) ?? fails
        if (spoken === fails) throw new Error('the server failed')
        return spoken
      },
    },
  }
  const claim = await claimSend(db, by, { studentKey, text, media })
  return { claim, hearing, asked: () => asked }
}

type Recorded = Awaited<ReturnType<typeof record>>

/** Runs an attempt to its end; the model gives these answers. */
async function run({ claim, hearing }: Pick<Recorded, 'claim' | 'hearing'>, said: Said[] = [], studentTokens?: number) {
  await using script = await startScript(said)
  const events: LiveEvent[] = []
  const live = liveTurn({ publishLive: (_student, _turn, event) => events.push(event) }, claim)
  const never = new AbortController().signal
  const meter = openMeter(db, createMetrics(), { studentTokens })
  const deps = turnDeps({ db, bus, model: script.model }, { hearing, meter })
  await runTurn(deps, claim, live, { abandoned: never, stopped: never })
  const history = await historyOf(db, claim.studentKey)
  const own = history.filter(({ role, turnId }) => role === 'assistant' && turnId === claim.turnId)
  return {
    ...{ events, history },
    texts: own.map(({ content }) => content),
    authors: [...new Set(own.map(({ author }) => author))],
    phones: own.at(-1)?.help.map(({ phone }) => phone),
    help: own.at(-1)?.help,
    question: history.find(({ role, turnId }) => role === 'user' && turnId === claim.turnId),
    prompts: script.asked.map(({ messages }) => JSON.stringify(messages.at(-1)?.content)),
    degraded: events.flatMap(({ event, data }) => (event === 'status' ? (data.degraded ?? []) : [])),
  }
}

const heldOf = (studentKey: string) =>
  db.one(sql.type(z.object({ tier: z.string().nullable(), signs: z.int() }))`
    SELECT care_tier AS tier, coalesce(jsonb_array_length(care_trace), 0) AS signs FROM conversation
    WHERE student_key = ${studentKey}
  `)

test('what a recording says is the student’s words, quoted, in the prompt and with the message', async () => {
  const { texts, question, prompts, degraded, events } = await run(await record(['Türevi "hiç" anlamadım.']), [
    [says('Hangi adımda takıldın?')],
  ])
  expect(texts).toEqual(['Hangi adımda takıldın?'])
  expect(question?.media[0]?.transcript).toEqual({ text: 'Türevi "hiç" anlamadım.' })
  expect(prompts[0]).toContain('ses kaydı, öğrencinin söylediği: ')
  expect(prompts[0]).toContain('anlamadım.')
  expect(degraded).not.toContain('transcription')
  expect(events.flatMap(({ event, data }) => (event === 'status' ? [data.stage] : []))[0]).toBe('retrieving')
})

/** The first of what somebody may say; those behind them are not looked at. */
const spoken = async (isWanted: (text: string) => boolean, most: number) =>
  (await readSentences('training'))
    .values()
    .map(({ sentence }) => sentence)
    .filter(isWanted)
    .take(most)
    .toArray()

test('10 acute recordings get the answer by hand, and no model is asked', async () => {
  const acute = await spoken((text) => screen(text).tier === 'acute' && !screen(text).whileHeld, 10)
  expect(acute).toHaveLength(10)
  await Promise.all(
    acute.map(async (words) => {
      const recorded = await record([words])
      const { prompts, authors, phones } = await run(recorded)
      expect([prompts, authors]).toEqual([[], ['hand']])
      expect(phones).toContain('112')
      expect(await heldOf(recorded.claim.studentKey)).toMatchObject({ tier: 'acute' })
    }),
  )
})

const byHand = expect.toSatisfy((text: string) => bubbles.includes(text))

test('10 recordings of serious self-harm begin with the bubble by hand, stored with the transcript', async () => {
  const isGrave = (text: string) => screen(text).tier === 'serious' && screen(text).category === 'self-harm'
  const serious = await spoken(isGrave, 10)
  expect(serious).toHaveLength(10)
  await Promise.all(
    serious.map(async (words) => {
      const recorded = await record([words])
      const { texts, help: numbers, prompts } = await run(recorded, [[says('Seni duydum.')]])
      expect(texts).toEqual([byHand, 'Seni duydum.'])
      expect(numbers).toEqual(help.serious['self-harm'])
      expect(prompts).toHaveLength(1)
      expect(await heldOf(recorded.claim.studentKey)).toMatchObject({ tier: 'serious' })
    }),
  )
})

test('an engine that takes over shows the same bubble, and asks the server nothing again', async () => {
  const recorded = await record(['artık yaşamak istemiyorum'], { by: await enterEngine(db) })
  const { claim, hearing } = recorded
  const gone = new AbortController()
  const live = liveTurn({ publishLive: () => {} }, claim)
  await using script = await startScript([[goesOn]])
  const signal = new AbortController().signal
  const deps = turnDeps({ db, bus, model: script.model }, { hearing })
  const bubble = async () => (await historyOf(db, claim.studentKey)).filter(({ author }) => author === 'hand').at(-1)
  const first = runTurn(deps, claim, live, { abandoned: gone.signal, stopped: signal }).catch(() => {})
  await expect.poll(async () => (await bubble())?.turnId).toBe(claim.turnId)
  gone.abort(new Error('killed'))
  await first
  await runOut(db, claim)
  const taken = (await takeAllOver(db, engine)).find(({ turnId }) => turnId === claim.turnId)
  if (!taken) throw new Error('the turn was not taken over')
  const { texts, events } = await run({ claim: taken, hearing }, [[says('Buradayım.')]])
  expect(texts).toEqual([byHand, 'Buradayım.'])
  const shown = events.flatMap(({ event, data }) => (event === 'chunk' && data.bubble === 0 ? [data.messageId] : []))
  expect(new Set(shown)).toEqual(new Set([(await bubble())?.id]))
  expect(recorded.asked()).toBe(1)
})

test('where nothing is heard a recording alone is answered by hand, and one with words by the model', async () => {
  for (const words of [fails, '', 'Altyazı M.K.'] as const) {
    const alone = await run(await record([words]))
    expect([alone.texts, alone.prompts]).toEqual([[muteText], []])
    expect(alone.question?.media[0]?.transcript?.text ?? '').toBe('')
    const beside = await run(await record([words], { text: 'Türev nedir?' }), [[says('Eğim.')]])
    expect(beside.texts).toEqual(['Eğim.'])
    expect(beside.degraded.includes('transcription')).toBe(words === fails)
  }
})

test('of two recordings the one that is heard counts', async () => {
  const recorded = await record([fails, 'Türevi anlamadım.'])
  const { texts, degraded } = await run(recorded, [[says('Hangi adımda?')]])
  expect([texts, recorded.asked()]).toEqual([['Hangi adımda?'], 2])
  expect(degraded).toContain('transcription')
})

test('a used-up budget does not stop it: distress is still found', async () => {
  const recorded = await record(['kendimi öldürmek istiyorum'])
  await db.query(sql.typeAlias('none')`
    UPDATE conversation SET spent_on = (clock_timestamp() AT TIME ZONE 'Europe/Istanbul')::date, spent_tokens = 9
    WHERE student_key = ${recorded.claim.studentKey}
  `)
  expect(await run(recorded, [], 5)).toMatchObject({ authors: ['hand'], help: help.acute['self-harm'] })
})

test('a student who is blocked by then is not heard', async () => {
  const recorded = await record(['kendimi öldürmek istiyorum'])
  await db.query(sql.typeAlias('none')`
    UPDATE conversation SET blocked = 'consent' WHERE student_key = ${recorded.claim.studentKey}
  `)
  const { texts, question } = await run(recorded)
  expect(texts.join()).toContain('112')
  expect([recorded.asked(), question?.media[0]?.transcript]).toEqual([0, null])
})

test('a day has so many recordings, counted before they are asked for, however many ask at once', async () => {
  const recorded = await record(['bir', 'iki', 'üç'], { mostADay: 2 })
  const { question } = await run(recorded, [[says('Tamam.')]])
  expect(question?.media.map(({ transcript }) => transcript?.text ?? null)).toEqual(['bir', 'iki', null])
  expect(recorded.asked()).toBe(2)
  const { studentKey } = recorded.claim
  const more = await Promise.all(
    Array.from({ length: 10 }, () => db.transaction((tx) => takeRecordings(tx, studentKey, 3, 9))),
  )
  expect(more.reduce((sum, granted) => sum + granted, 0)).toBe(7)
  const beyond = await record(['kendimi öldürmek istiyorum'], { studentKey, mostADay: 9 })
  expect([(await run(beyond)).texts, beyond.asked()]).toEqual([[muteText], 0])
})

test('signs that are heard count with those of the messages before', async () => {
  const studentKey = randomUUID()
  for (const words of ['hiç arkadaşım yok', 'nefes alamıyorum', 'babam yine içmiş'])
    await run(await record([words], { studentKey }), [[says('Anlat.')]])
  const { texts } = await run(await record(['kapıma vuruyor'], { studentKey }), [[says('Şu an güvende misin?')]])
  expect(texts).toEqual(['Şu an güvende misin?'])
  expect(await heldOf(studentKey)).toEqual({ tier: 'serious', signs: 4 })
})

const age = (tx: Db, studentKey: string, days: number) =>
  tx.query(sql.typeAlias('none')`
    UPDATE media SET transcript_at = transcript_at - make_interval(days => ${days}) WHERE student_key = ${studentKey}
  `)

test('a sound is silent after its days, once, and its words stay', async () => {
  const recorded = await record(['Türevi anlamadım.', fails])
  const { studentKey } = recorded.claim
  await run(recorded, [[says('Tamam.')]])
  const ofStudent = async (days: number) =>
    (await db.transaction((tx) => silence(tx, days, 1000))).filter((one) => one.studentKey === studentKey)
  expect(await ofStudent(7)).toEqual([])
  await age(db, studentKey, 8)
  expect(await ofStudent(7)).toHaveLength(1)
  expect(await ofStudent(7)).toEqual([])
  const [media] = await db.any(sql.type(z.object({ media: z.array(z.looseObject({})) }))`
    SELECT media FROM message WHERE student_key = ${studentKey} AND role = 'user'
  `)
  expect(media?.media.map(({ isSilenced, transcript }) => [isSilenced, transcript])).toEqual([
    [true, { text: 'Türevi anlamadım.' }],
    [false, null],
  ])
})
