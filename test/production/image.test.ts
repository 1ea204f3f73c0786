import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, isAlive, startPart } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { send } from '../support/client.ts'
import { startStack } from '../support/stack.ts'
import { buildTwice, differencesOf, type Image, missingForImages } from './image.ts'
import { migrateVariables } from './migrate.ts'

const run = promisify(execFile)
const mostMegabytes = 230
const missing = await missingForImages()
if (missing) console.log(`image      not built: ${missing}`)

describe.skipIf(missing)('the image', () => {
  let built: Awaited<ReturnType<typeof buildTwice>>
  let image: Image
  beforeAll(async () => {
    built = await buildTwice()
    image = built.image
  }, 1_800_000)
  afterAll(() => built?.[Symbol.asyncDispose]())

  test('has the same layers when it is built again from the same base', async () => {
    const differences = await differencesOf(image, built.again)
    console.log(`image      ${image.layers.length} layer, ${differences.length} files differ in a second build`)
    expect(differences).toEqual([])
    expect(built.again.layers).toEqual(image.layers)
  })

  test('runs as nobody in particular, behind tini, with the file as its argument', () => {
    expect(image.config.User).toBe('10001:10001')
    expect(image.config.Entrypoint[0]).toBe('/usr/bin/tini')
    expect(image.config.WorkingDir).toBe('/app')
  })

  test('holds what services need and nothing else', async () => {
    const { stdout } = await run('find', [image.folder, '-type', 'f', '-printf', '%s /%P\n'], { maxBuffer: 2 ** 25 })
    const files = stdout.trim().split('\n')
    const paths = files.map((line) => line.slice(line.indexOf(' ') + 1))
    const bytes = files.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
    console.log(`image      ${(bytes / 1e6).toFixed(0)} MB in ${files.length} files`)
    expect(bytes).toBeLessThan(mostMegabytes * 1e6)
    expect(
      paths.filter((path) => /\.map$|\.test\.ts$|node_modules\/.*\.[cm]?ts$|\/\.git\/|\/\.local\//.test(path)),
    ).toEqual([])
    expect(paths.filter((path) => /\/node_modules\/(vitest|typescript|node|@biomejs)\//.test(path))).toEqual([])
    expect(paths.filter((path) => /^\/usr\/bin\/(sh|bash|dash|apt-get|perl)$/.test(path))).toEqual([])
    expect(paths).toContain('/app/services/gateway/main.ts')
    expect(paths.some((path) => path.startsWith('/app/node_modules/.pnpm/zod@'))).toBe(true)
  })

  test.each(['services/gateway/main.ts', 'infra/migrate/main.ts'])(
    'has the compiled code of all files of %s',
    async (file) => {
      const { command, args } = image.program(file)
      // It ends for want of a configuration, when it has loaded them.
      const { stdout, stderr } = await run(command, args, {
        env: { PATH: process.env.PATH, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
        maxBuffer: 2 ** 25,
      }).catch((failed) => z.object({ stdout: z.string(), stderr: z.string() }).parse(failed))
      const lines = `${stdout}\n${stderr}`.split('\n')
      expect(lines.filter((line) => line.includes(`${file} was accepted`))).toHaveLength(1)
      const read = lines.filter((line) => line.includes('reading cache from'))
      expect(read.length).toBeGreaterThan(200)
      expect(read.filter((line) => !/success, size=\d+$/.test(line))).toEqual([])
    },
  )

  test('names what is under the LGPL, with the text of the licence and where the sources are', () => {
    const read = (path: string) => readFileSync(join(image.folder, path), 'utf8')
    const notices = read('app/NOTICES.md')
    const [, folder = ''] = /libvips[^\n]*LGPL-3\.0-or-later: \/(app\/\S+), https:\/\/github\.com\//.exec(notices) ?? []
    expect(read(join(folder, 'README.md'))).toContain('LGPLv3')
    expect(read('usr/share/common-licenses/LGPL-3')).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
    for (const debian of ['libc6', 'libstdc++6', 'tini']) expect(notices).toContain(debian)
  })

  test('starts all that runs in production with nothing to write to, and a student is answered', async () => {
    await using stack = await startStack({ program: image.program })
    const student = await stack.student()
    const { last } = await send(stack.url, student, { message: '!say Merhaba!' })
    if (last.event !== 'done') throw new Error(`the turn ended with ${last.event}`)
    for (const [name, part] of Object.entries(stack.parts)) {
      const status = readFileSync(`/proc/${part.pid}/status`, 'utf8')
      expect(status, name).toMatch(/^Uid:\t10001\t10001/m)
      expect(readFileSync(`/proc/${part.pid}/mounts`, 'utf8'), name).toMatch(/^\S+ \/ \S+ ro[ ,]/m)
    }
    const job = async (file: string, words: string[] = [], more = {}) => {
      const { command, args } = image.program(file)
      const env = { PATH: process.env.PATH, ...migrateVariables(stack), ...more }
      return (await run(command, [...args, ...words], { env })).stdout
    }
    const ofOperator = { DATABASE_URL: stack.database.operatorUrl, NATS_URL: stack.nats.urlFor('operator') }
    const operator = (...words: string[]) => job('infra/operator/main.ts', words, ofOperator)
    for (const words of [['dead-letters', 'list'], ['turns', 'list', '--stuck'], ['erasures']])
      expect(await operator(...words)).toBe('none\n')
    // The notice, the question and the answer.
    expect(await operator('student', 'find', student.sub)).toMatch(/^messages +3$/m)
    const exported = JSON.parse(await operator('student', 'export', student.sub, '--out', '-'))
    expect(Object.keys(exported)).toContain('chat-engine')
    const [answer] = last.data.messages
    expect(await operator('push', 'why', String(answer?.id))).toMatch(/^why +\S/m)
    expect(await job('infra/migrate/main.ts')).toMatch(/^ready: services of this release may start$/m)
    const port = await freePort()
    await using keeper = await startPart({
      name: 'bus-keeper',
      ...image.program('infra/nats/keeper.ts'),
      env: { HOST: '127.0.0.1', INTERNAL_PORT: String(port), NATS_URL: stack.nats.urlFor('admin') },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      log: join(inject('folder'), 'keeper.log'),
    })
    expect(isAlive(keeper.pid)).toBe(true)
    const gateway = stack.parts.gateway
    if (!gateway) throw new Error('there is no gateway')
    process.kill(gateway.pid, 'SIGTERM')
    expect(await gateway.exited).toMatch(/code 0/)
    await eventually('the gateway to say goodbye', async () => (await stack.logs('gateway')).includes('stopping'))
  }, 120_000)
})
