import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answered, init, readValues } from './compose.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoldas-single-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('npm run single -- init', () => {
  test('writes what was given, defaults, and secrets that nobody else can read', async () => {
    const file = join(folder, 'whole.env')
    expect(await init(file, answered)).toEqual({ code: 0, stderr: '' })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const values = readValues(await readFile(file, 'utf8'))
    for (const [name, value] of Object.entries(answered)) expect(values.get(name)).toBe(value)
    expect(values.get('AUTH_ISSUER')).toBe('https://id.school.example/auth/v1')
    expect(values.get('MODEL_NAME')).toBe('gpt-5-mini')
    expect(values.get('ERASURE_KEY')).toMatch(/^[0-9a-f]{48}$/)

    const before = await readFile(file, 'utf8')
    expect(await init(file, answered)).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') })
    expect(await readFile(file, 'utf8')).toBe(before)
  })

  test('without a terminal it names what is missing or wrong, and writes nothing', async () => {
    const file = join(folder, 'missing.env')
    const { DOMAIN: _domain, ...rest } = answered
    expect(await init(file, rest)).toMatchObject({ code: 2, stderr: expect.stringContaining('DOMAIN is missing') })
    const wrong = await init(file, { ...answered, DOMAIN: 'https://api.school.example' })
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('DOMAIN: expected a name') })
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
