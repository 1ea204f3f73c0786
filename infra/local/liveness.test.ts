import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Patience, usualPatience } from './liveness.ts'
import { freePort } from './ports.ts'
import { startPart } from './startPart.ts'
import { supervise } from './supervise.ts'

const folder = await mkdtemp(join(tmpdir(), 'yoldas-liveness-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Answers `/livez` with its process and how often it was asked. `/block` never ends, nor does anything after it. */
const program = `
  let asked = 0
  require('node:http').createServer(({ url }, response) => {
    if (url === '/livez') asked += 1
    response.end(JSON.stringify({ pid: process.pid, asked }), () => {
      while (url === '/block');
    })
  }).listen(Number(process.env.PORT), '127.0.0.1')
`

const Answer = z.object({ pid: z.int(), asked: z.int() })

async function supervised(patience: Patience) {
  const port = await freePort()
  const url = (path: string) => `http://127.0.0.1:${port}${path}`
  const said: string[] = []
  const supervisor = supervise((line) => said.push(line), patience)
  const options = { command: process.execPath, args: ['-e', program], env: { PORT: String(port) } }
  await supervisor.start([
    {
      name: 'part',
      address: `127.0.0.1:${port}`,
      livezUrl: url('/livez'),
      start: (signal) =>
        startPart({ name: 'part', ...options, log: join(folder, `${port}.log`), readyUrl: url('/ready'), signal }),
    },
  ])
  const ask = async (path: string) => {
    const response = await fetch(url(path), { signal: AbortSignal.timeout(5_000) })
    return Answer.parse(await response.json())
  }
  return { ask, said, [Symbol.asyncDispose]: () => supervisor[Symbol.asyncDispose]() }
}

test('an endless loop leads to a new process, and to one line', async () => {
  await using set = await supervised({ everyMilliseconds: 400, answerMilliseconds: 400, failures: 6 })
  const { pid } = await set.ask('/block')
  await expect.poll(async () => (await set.ask('/ready').catch(() => ({ pid }))).pid).not.toBe(pid)
  await vi.waitFor(() => expect(set.said).toHaveLength(3), { timeout: 30_000 })
  expect(set.said[1]).toBe('part                   did not answer for its life and was killed; starting it again')
})

test('two busy loops beside it lead to no new process', async () => {
  await using set = await supervised({ everyMilliseconds: 100, answerMilliseconds: 1_000, failures: 6 })
  const { pid, asked } = await set.ask('/ready')
  const loops: ChildProcess[] = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  try {
    await expect.poll(async () => (await set.ask('/ready')).asked).toBeGreaterThan(asked + 8)
    expect((await set.ask('/ready')).pid).toBe(pid)
    expect(set.said).toHaveLength(1)
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
})

test('as it is set, a process that answers nothing is replaced within 80 s, its start included', () => {
  const { everyMilliseconds, answerMilliseconds, failures } = usualPatience
  expect(answerMilliseconds).toBeLessThanOrEqual(everyMilliseconds)
  const startMilliseconds = 15_000
  expect(everyMilliseconds * failures + answerMilliseconds + startMilliseconds).toBeLessThanOrEqual(80_000)
})
