import { randomUUID } from 'node:crypto'
import { sql } from '@yoldas/db'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { liveTurn } from '../answer/live.ts'
import { tool } from '../answer/toolbox.ts'
import { exportStudent } from '../conversation/said/store.ts'
import { restartTurn } from '../engine/control/store.ts'
import { runTurn } from '../engine/run.ts'
import type { Send } from '../engine/sending/store.ts'
import { appendAll } from '../proactive/store.ts'
import { append } from '../test/appends.ts'
import { claimSend, enterEngine, turnDeps } from '../test/engine.ts'
import { calls, refuses, type Said, says, startScript } from '../test/script.ts'
import type { Claim } from '../turn/store.ts'
import { guidance } from './promptTexts.ts'

const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
const engine = await enterEngine(db)

const look = tool({ name: 'look', description: 'Bakar', input: z.object({}), begin: () => async () => ({}) })

/** A student whose turns are answered like this, one after another. */
async function begin(answers: Said[]) {
  const script = await startScript(answers)
  const deps = turnDeps({ db, bus, model: script.model }, { tools: [look] })
  const studentKey = randomUUID()
  const never = new AbortController().signal
  const run = async (claim: Claim) => {
    await runTurn(deps, claim, liveTurn({ publishLive: () => {} }, claim), { abandoned: never, stopped: never })
    return claim
  }
  return {
    studentKey,
    run,
    send: async (text: string, more: Partial<Send> = {}) =>
      run(await claimSend(db, engine, { studentKey, text, ...more })),
    /** What each step was told of how to answer. */
    told: () =>
      script.asked.map(({ messages }) =>
        Object.entries(guidance)
          .filter(([, line]) => String(messages.findLast(({ role }) => role === 'user')?.content).includes(line))
          .map(([way]) => way)
          .join(),
      ),
    [Symbol.asyncDispose]: () => script[Symbol.asyncDispose](),
  }
}

const Kept = z.object({ style: z.string().nullable(), hints: z.int() })
const kept = (studentKey: string) =>
  db.any(
    sql.type(
      Kept,
    )`SELECT style, hints FROM turn WHERE student_key = ${studentKey} AND turn_index > 0 ORDER BY turn_index`,
  )
const hintsOf = async (studentKey: string) => (await kept(studentKey)).map(({ hints }) => hints)

const [hint, another] = ['⟨ipucu⟩ Payı ayır.', '⟨ipucu:yeni⟩ Önce çiz.']

test('after two hints on a question the solution is due; a new question begins anew', async () => {
  const answers = [another, hint, 'x = 2', hint, another, hint, hint].map((text): Said => [says(text)])
  await using turns = await begin(answers)
  for (const text of ['Soru', 'Olmadı', 'Yine olmadı', 'Sonra?', 'Şu da var', 'Olmadı', 'Hâlâ']) await turns.send(text)
  expect(await hintsOf(turns.studentKey)).toEqual([1, 2, 0, 1, 1, 2, 3])
  expect(turns.told()).toEqual(['guide', 'guide', 'solutionDue', 'guide', 'guide', 'guide', 'solutionDue'])
})

test('a hint counts for 30 minutes, whatever failed or was written first in between', async () => {
  const answers: Said[] = [[says(another)], refuses, [says(hint)], [says(hint)]]
  await using turns = await begin(answers)
  const { studentKey } = turns
  await turns.send('Soru')
  await turns.send('Olmadı')
  await appendAll(db, [append(studentKey, ['Fizik zamanı.'])])
  await turns.send('Olmadı ki')
  expect(await hintsOf(studentKey)).toEqual([1, 0, 0, 2])
  await db.query(sql.typeAlias('none')`
    UPDATE turn SET finished_at = finished_at - interval '31 minutes' WHERE student_key = ${studentKey}
  `)
  await turns.send('Buradayım')
  expect(await hintsOf(studentKey)).toEqual([1, 0, 0, 2, 1])
  expect(turns.told()).toEqual(['guide', 'guide', 'guide', 'guide'])
})

test('a student who asks for the solution is shown it', async () => {
  await using turns = await begin([[says('x = 2')], [says('y = 3')]])
  await turns.send('Soru bu, cozumu goster')
  await turns.send('Çözümü göster', { style: 'direct' })
  expect(turns.told()).toEqual(['solutionWanted', 'solutionWanted'])
})

test('a turn keeps its style: another attempt answers likewise, and the next turn goes by the profile', async () => {
  await using turns = await begin([refuses, [says('x = 2')], [says(hint)]])
  const { studentKey } = turns
  const { turnId, attempt } = await turns.send('Soru', { style: 'direct' })
  const restarted = await restartTurn(db, { studentKey, turnId, attempt }, engine)
  if (restarted.kind !== 'restarted' || !restarted.claim) throw new Error('the turn was not claimed again')
  await turns.run(restarted.claim)
  await turns.send('Soru')
  expect(turns.told()).toEqual(['direct', 'direct', 'guide'])
  expect(await kept(studentKey)).toEqual([
    { style: 'direct', hints: 0 },
    { style: null, hints: 1 },
  ])
  const exported = await exportStudent(db, studentKey, 0, 10, 10_000)
  expect(exported.slice(1).map(({ style, hints }) => [style, hints])).toEqual([
    ['direct', 0],
    ['direct', 0],
    [null, 1],
    [null, 1],
  ])
})

test('distress that is found in a turn ends it: the next step is told nothing, and no hint counts', async () => {
  await using turns = await begin([
    [says('⟨care:serious/self-harm⟩ ⟨ipucu⟩ Buradayım.'), calls(['look', '{}'])],
    [says('Seni duyuyorum.')],
    [says(hint)],
  ])
  await turns.send('Soru')
  await turns.send('Çözümü göster')
  expect(turns.told()).toEqual(['guide', '', ''])
  expect(await hintsOf(turns.studentKey)).toEqual([0, 0])
})
