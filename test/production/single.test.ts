import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readEvents, readHistory, send } from '../support/client.ts'
import type { Student } from '../support/stack.ts'
import { type Engine, missingForEngine, startEngine } from './single/engine.ts'
import { image, makeImages } from './single/images.ts'
import { type Machine, startMachine } from './single/machine.ts'

const turns = 2_000
const perSecond = 5
const pupils = 200
/** What the six processes of ours hold together, in MB; docs/single.md says so of a machine of 4 GB. */
const mostMegabytes = 700
const ours = ['gateway', 'chat-engine', 'profile-journey', 'notifier', 'companion-scheduler', 'bus-keeper']
/** Lines of the logs of Caddy, by name, and of ours, by pino's numbers, that say that something is not as it should be. */
const unwell = '"level":("(warn|error|panic|fatal)"|[456]0)'
const missing = await missingForEngine()
if (missing) console.log(`single     not started: ${missing}`)

/** The commands of a section of docs/single.md, as they stand in its blocks that begin so. */
async function commandsOf(heading: string, beginning: string): Promise<string> {
  const page = await readFile(resolve(import.meta.dirname, '../../docs/single.md'), 'utf8')
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const found = [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  const block = found.find((text) => text.startsWith(beginning))
  if (!block) throw new Error(`${heading} has no commands that begin with ${beginning}`)
  return block
}

const History = z.object({ messages: z.array(z.object({ content: z.string() })) })

describe.skipIf(missing)('one machine', () => {
  const opened = new AsyncDisposableStack()
  let engine: Engine
  let machine: Machine
  beforeAll(async () => {
    engine = opened.use(await startEngine())
    await makeImages(engine)
    const began = performance.now()
    machine = opened.use(await startMachine(engine))
    console.log(`single     every service is ready after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }, 1_800_000)
  afterAll(() => opened.disposeAsync(), 120_000)

  const say = async (student: Student, message: string) => (await send(machine.url, student, { message })).last.event
  const history = async (student: Student) =>
    History.parse((await readHistory(machine.url, student)).body).messages.map(({ content }) => content)
  const isBack = (service: string, startedAt: string) =>
    eventually(
      `${service} to be started again and ready`,
      async () => {
        const now = await machine.container(service)
        return now.startedAt !== startedAt && now.health === 'healthy'
      },
      180_000,
    )

  test('a message goes through TLS, by a certificate that an authority gave by ACME', async () => {
    expect(await say(await machine.student(), 'Merhaba')).toBe('done')
    const refused = await answer(call(machine.url, null, 'GET', '/api/me'))
    expect([refused.status, refused.headers.get('x-yoldas')]).toEqual([401, '1'])
  })

  test('what an operator asks is answered, and the corpus is loaded', async () => {
    const stuck = 'docker compose run --rm --no-deps migrate infra/operator/main.ts turns list --stuck'
    expect(await commandsOf('What watches it', 'docker compose ps')).toContain(stuck)
    expect(await machine.sh(stuck)).toBe('none')
    const corpus = resolve(import.meta.dirname, '../../corpus')
    const ingest = await commandsOf('From a bare Debian', 'docker compose run')
    expect(await machine.sh(ingest.replace('/opt/yoldas/corpus', corpus))).toMatch(/\d+ passages/)
  })

  test(`${turns} turns of ${pupils} students, ${perSecond} a second, are all answered`, async () => {
    const students = await Promise.all(Array.from({ length: pupils }, () => machine.student()))
    const firstTokens: number[] = []
    const failed: string[] = []
    const ask = async (student: Student, i: number) => {
      const began = performance.now()
      const events: string[] = []
      const stream = call(machine.url, student, 'POST', '/api/chat/send', { message: `Soru ${i}: türev nedir?` })
      for await (const { event } of readEvents(await stream)) {
        if (event === 'chunk' && !events.includes(event)) firstTokens.push(performance.now() - began)
        events.push(event)
      }
      if (events.at(-1) !== 'done') failed.push(`${i}: ${events.at(-1)}`)
    }
    const begun: Promise<void>[] = []
    const began = performance.now()
    for (const [i, student] of Array.from({ length: turns }, (_, i) => students[i % pupils]).entries()) {
      if (student) begun.push(ask(student, i).catch((error) => void failed.push(`${i}: ${error}`)))
      await setTimeout(Math.max(0, began + ((i + 1) * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(begun)
    const sorted = firstTokens.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    console.log(`single     first token after ${at(0.5)} ms (p50), ${at(0.99)} ms (p99)`)
    // Why a stream ended is in no event.
    if (failed.length > 0)
      console.log(await machine.sh(`docker compose logs --since 15m caddy gateway | grep -iE '${unwell}' || true`))
    const restarts = await Promise.all(ours.map(async (service) => (await machine.container(service)).restarts))
    expect({ failed, restarts }).toEqual({ failed: [], restarts: ours.map(() => 0) })
    expect(await machine.query(`SELECT count(*) FROM chat.turn WHERE state <> 'done'`)).toBe('0')
  }, 900_000)

  test('what runs needs less memory than the machine has', async () => {
    const lines = await machine.sh(`docker stats --no-stream --format '{{.Name}} {{.MemUsage}}'`)
    const used = new Map(
      [...lines.matchAll(/^yoldas-check-(\S+)-1 ([\d.]+)([KMG])iB/gm)].map(([, name = '', amount, unit = '']) => {
        const factor = { K: 1 / 1024, M: 1, G: 1024 }[unit] ?? Number.NaN
        return [name, Number(amount) * factor * 1.048_576] as const
      }),
    )
    const sum = (names: Iterable<string>) =>
      [...names].reduce((total, name) => total + (used.get(name) ?? Number.NaN), 0)
    console.log(`single     ${[...used].map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ')} MB`)
    console.log(`single     ours ${sum(ours).toFixed(0)} MB, all ${sum(used.keys()).toFixed(0)} MB`)
    expect(sum(ours)).toBeLessThan(mostMegabytes)
  })

  test('an engine that is killed in the middle of a turn is started again, and the turn ends', async () => {
    const student = await machine.student()
    const { pid, startedAt } = await machine.container('chat-engine')
    const stream = await call(machine.url, student, 'POST', '/api/chat/send', { message: '!tokens 300\n!delay 20' })
    const events: string[] = []
    for await (const { event } of readEvents(stream)) {
      if (event === 'chunk' && !events.includes(event)) process.kill(pid, 'SIGKILL')
      events.push(event)
    }
    expect(events).toContain('restart')
    expect(events.at(-1)).toBe('done')
    await isBack('chat-engine', startedAt)
  }, 300_000)

  test('Postgres that is killed is started again, and has all that was acknowledged', async () => {
    const student = await machine.student()
    expect(await say(student, 'Önce')).toBe('done')
    const before = await history(student)
    const { pid, startedAt } = await machine.container('postgres')
    process.kill(pid, 'SIGKILL')
    await isBack('postgres', startedAt)
    await eventually(
      'a message to go through',
      async () => (await say(student, 'Sonra').catch(() => '')) === 'done',
      60_000,
    )
    expect((await history(student)).slice(0, before.length)).toEqual(before)
  }, 300_000)

  test('a process whose event loop stands still is ended and started again', async () => {
    const { pid, startedAt } = await machine.container('notifier')
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    // It gets no signal that it could act on, and answers nothing: as with a loop without an end.
    process.kill(Number(children.trim()), 'SIGSTOP')
    const began = performance.now()
    await isBack('notifier', startedAt)
    console.log(
      `single     a process that stands still is back after ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
    expect((await machine.container('notifier')).restarts).toBe(1)
  }, 300_000)

  test('another release takes over after its migration, and students wait for some seconds', async () => {
    await engine.docker('tag', image, 'yoldas:1.1.0')
    const student = await machine.student()
    expect(await say(student, 'Önce')).toBe('done')
    const before = await history(student)
    const ending = new AbortController()
    let longest = 0
    const asking = (async () => {
      for (let answered = performance.now(); !ending.signal.aborted; await setTimeout(100)) {
        const { ok } = await fetch(`${machine.url}/health`).catch(() => ({ ok: false }))
        if (!ok) continue
        longest = Math.max(longest, performance.now() - answered)
        answered = performance.now()
      }
    })()
    const up = 'docker compose up --detach --wait'
    expect(await commandsOf('Upgrade', 'docker compose exec')).toContain(up)
    await machine.sh(up, { IMAGE: 'yoldas:1.1.0' })
    ending.abort()
    await asking
    console.log(`single     another release: no answer for ${(longest / 1000).toFixed(1)} s`)
    expect(await machine.sh('docker compose ps gateway --format "{{.Image}}"')).toBe('yoldas:1.1.0')
    expect(await history(student)).toEqual(before)
    expect(await say(student, 'Sonra')).toBe('done')
  }, 300_000)

  const backUp = async () => {
    const printed = await machine.sh(await commandsOf('Backup', 'docker compose exec backup'))
    return /backups\/(\S+)\.dump/.exec(printed)?.[1] ?? ''
  }

  test('backups that are asked for at once are taken one after another, each whole and with its own name', async () => {
    const names = await Promise.all([backUp(), backUp(), backUp()])
    expect(new Set(names).size).toBe(names.length)
    const list = 'docker compose run --rm --no-deps --entrypoint pg_restore backup --list'
    for (const name of names)
      expect(await machine.sh(`${list} /backups/${name}.dump`)).toContain('TABLE DATA chat turn')
  })

  test('a night is restored by the commands of the document, and who was erased since stays erased', async () => {
    const [stays, leaves] = [await machine.student(), await machine.student()]
    for (const student of [stays, leaves]) expect(await say(student, 'Dün')).toBe('done')
    const acknowledged = await history(stays)
    const dump = await backUp()
    expect((await machine.container('backup')).health).toBe('healthy')
    expect(await say(stays, 'Bugün')).toBe('done')
    expect((await answer(call(machine.url, leaves, 'DELETE', '/api/me'))).status).toBe(200)
    const tombstones = await backUp()
    const kept = await readFile(`${machine.backups}/${tombstones}.tombstones`, 'utf8')
    const job = 'docker compose run --rm --no-deps -T profile-journey services/profile-journey/job.ts erasures export'
    expect(
      kept
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual((await machine.sh(job)).split('\n').map((line) => JSON.parse(line)))

    const began = performance.now()
    const printed = await machine.sh(await commandsOf('Restore', 'docker compose stop'), {
      BACKUPS: machine.backups,
      DUMP: dump,
      TOMBSTONES: tombstones,
    })
    console.log(`single     restored in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    expect(printed).toContain('1 students erased')
    expect(await history(stays)).toEqual(acknowledged)
    expect((await answer(call(machine.url, leaves, 'GET', '/api/me'))).status).toBe(401)
    expect(await say(stays, 'Yarın')).toBe('done')
  }, 600_000)
})
