import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultOf, problemOf, questions, secrets } from '../../infra/single/values.ts'
import { readValues } from './compose.ts'

const run = promisify(execFile)
const main = resolve(import.meta.dirname, '../../infra/single/main.ts')
const needed = {
  DOMAIN: 'api.school.example',
  ACME_EMAIL: 'it@school.example',
  AUTH_URL: 'https://id.school.example/',
  MODEL_API_KEY: 'sk-$HOME#"x"',
  DAILY_TOKENS: '50000000',
  S3_BUCKET: 'school',
  S3_ACCESS_KEY_ID: 'school',
  S3_SECRET_ACCESS_KEY: 'a secret',
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoldas-single-'))
})
afterAll(() => rm(folder, { recursive: true }))

const Failure = z.object({ code: z.number(), stderr: z.string() })
const init = (file: string, env: Record<string, string>) =>
  run(process.execPath, [main, 'init', file], { env: { PATH: process.env.PATH, ...env } }).then(
    () => ({ code: 0, stderr: '' }),
    (error) => Failure.parse(error),
  )

describe('npm run single -- init', () => {
  test('writes what was given, defaults, and secrets that nobody else can read', async () => {
    const file = join(folder, 'whole.env')
    expect(await init(file, needed)).toEqual({ code: 0, stderr: '' })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const values = readValues(await readFile(file, 'utf8'))
    expect([...values.keys()]).toEqual([...questions.map(({ name }) => name), ...secrets])
    for (const [name, value] of Object.entries(needed)) expect(values.get(name)).toBe(value)
    expect(values.get('AUTH_ISSUER')).toBe('https://id.school.example/auth/v1')
    const made = secrets.map((name) => values.get(name) ?? '')
    expect(made.filter((secret) => !/^[0-9a-f]{48}$/.test(secret))).toEqual([])
    expect(new Set(made).size).toBe(secrets.length)

    const before = await readFile(file, 'utf8')
    expect(await init(file, needed)).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') })
    expect(await readFile(file, 'utf8')).toBe(before)
  })

  test('without a terminal it names what is missing or wrong, and writes nothing', async () => {
    const file = join(folder, 'missing.env')
    const { DOMAIN: _domain, ...rest } = needed
    expect(await init(file, rest)).toMatchObject({ code: 2, stderr: expect.stringContaining('DOMAIN is missing') })
    const wrong = await init(file, { ...needed, DOMAIN: 'https://api.school.example' })
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('DOMAIN: expected a name') })
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  test.each([
    ['DOMAIN', ['api.school.example'], ['school', 'https://a.b', 'a.b/c', '']],
    ['ACME_EMAIL', ['it@school.example'], ['school.example', '']],
    ['AUTH_URL', ['https://id.school.example', 'http://10.0.0.1:9'], ['id.school.example', 'ftp://a.b', '']],
    ['DAILY_TOKENS', ['1'], ['0', '1e6', '-1', '']],
    ['MIN_AGE', ['', '0', '13', '16', '18'], ['14']],
    ['MODEL_API_KEY', ['a$b"c#d'], ["a'b", 'a\nb', 'a\\', '']],
    ['ONESIGNAL_APP_ID', ['', 'x'], []],
  ])('%s has the form that it needs', (name, right, wrong) => {
    const question = questions.find((one) => one.name === name)
    if (!question) throw new Error(`nobody asks for ${name}`)
    expect(right.filter((answer) => problemOf(question, answer) !== undefined)).toEqual([])
    expect(wrong.filter((answer) => problemOf(question, answer) === undefined)).toEqual([])
  })

  test('every default is right', () => {
    const given = new Map(Object.entries(needed))
    const wrong = questions.filter((one) => problemOf(one, defaultOf(one, given) ?? 'x') && one.without !== undefined)
    expect(wrong).toEqual([])
  })
})
