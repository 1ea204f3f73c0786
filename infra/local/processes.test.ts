import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAlive, processesWith, spawnProcess, until } from './processes.ts'
import { startPart } from './startPart.ts'

const folder = await mkdtemp(join(tmpdir(), 'yoldas-processes-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const nodeProgram = (name: string, code: string) => ({
  command: process.execPath,
  args: ['-e', code],
  log: join(folder, `${name}.log`),
  stopSignal: 'SIGTERM' as const,
})
const forever = 'setInterval(() => {}, 1000)'

test('the pid file names the process while it lives', async () => {
  const pidFile = join(folder, 'pid')
  const running = await spawnProcess({ ...nodeProgram('pid', forever), pidFile })
  expect(Number(readFileSync(pidFile, 'utf8'))).toBe(running.pid)
  process.kill(running.pid, 'SIGKILL')
  expect(await running.exited).toBe('killed by SIGKILL')
  expect(existsSync(pidFile)).toBe(false)
})

test('a process that does not end when asked is killed', async () => {
  const deaf = nodeProgram('deaf', `process.on('SIGTERM', () => {}); console.log('deaf'); ${forever}`)
  const running = await spawnProcess({ ...deaf, stopSeconds: 0.1 })
  expect(await until(() => readFileSync(deaf.log, 'utf8').includes('deaf'), 10)).toBe(true)
  await running[Symbol.asyncDispose]()
  expect(await running.exited).toBe('killed by SIGKILL')
})

test.runIf(process.platform === 'linux')('a process ends when its starter is killed', async () => {
  const marker = `${process.pid}-${Date.now()}`
  const module = JSON.stringify(join(import.meta.dirname, 'processes.ts'))
  const child = JSON.stringify({ ...nodeProgram('orphan', forever), env: { YOLDAS_TEST_MARKER: marker } })
  const code = `const { spawnProcess } = await import(${module}); await spawnProcess(${child}); console.log('up')`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(starter.stdout, 'data')
  const orphans = () => processesWith('YOLDAS_TEST_MARKER', marker)
  expect(await until(() => orphans().length === 1, 10)).toBe(true)
  starter.kill('SIGKILL')
  expect(await until(() => orphans().length === 0, 10)).toBe(true)
})

test('a part that ends before it is ready is an error with the end of its log', async () => {
  const program = nodeProgram('broken', `console.error('no such setting'); process.exit(3)`)
  const starting = startPart({ ...program, name: 'broken', readyUrl: 'http://127.0.0.1:1/readyz' })
  await expect(starting).rejects.toThrow(/^broken exited with code 3; its log .* ends:\nno such setting$/)
})

test('a part that is not ready in time is stopped', async () => {
  const pidFile = join(folder, 'late')
  const late = { ...nodeProgram('late', forever), pidFile, name: 'late', readyUrl: 'http://127.0.0.1:1/readyz' }
  await expect(startPart({ ...late, readySeconds: 0.2 })).rejects.toThrow('late is not ready after 0.2 s')
  expect(existsSync(pidFile)).toBe(false)
})

test('an ended process is not alive', async () => {
  const running = await spawnProcess(nodeProgram('short', ''))
  await running.exited
  expect(isAlive(running.pid)).toBe(false)
})
