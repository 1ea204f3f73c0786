import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Schemas, todaysSchemas } from '@yoldas/contracts/schemas'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findBreaks } from './compare.ts'
import { todaysMigrations } from './migrations.ts'

const folder = resolve(import.meta.dirname, '../../contracts/released')
const Described = z.record(z.string(), z.record(z.string(), z.unknown()))
const Release = z.object({ migrations: z.record(z.string(), z.record(z.string(), z.string())) })
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const readReleased = (name: keyof Schemas) => Described.parse(read(name))

test('the last release and today understand what the other sends', () => {
  const released = { bus: readReleased('bus'), fromApps: readReleased('fromApps'), toApps: readReleased('toApps') }
  expect(Object.keys(released.bus).length).toBeGreaterThan(50)
  expect(findBreaks(released, todaysSchemas())).toEqual([])
})

// migrate refuses a database that others than the first of ours made.
test('the migrations of the last release are as they were, and new ones come after', () => {
  const { migrations } = Release.parse(read('release'))
  const today = todaysMigrations()
  expect(Object.keys(migrations).length).toBeGreaterThan(3)
  for (const [service, released] of Object.entries(migrations)) {
    const first = Object.entries(today[service] ?? {}).slice(0, Object.keys(released).length)
    expect(first, service).toEqual(Object.entries(released))
  }
})

const before = z.object({
  id: z.uuid(),
  kind: z.enum(['reply', 'reminder']),
  count: z.int().min(0).max(100),
  note: z.string().max(20).optional(),
  parts: z.array(z.object({ at: z.iso.datetime({ precision: 3 }), text: z.string() })),
})
const { id, kind, count, note, parts } = before.shape
const base = { id, kind, count, note, parts }

const describe = (model: z.ZodType) => ({ Model: z.toJSONSchema(model, { io: 'input' }) })
const none: Schemas = { bus: {}, fromApps: {}, toApps: {} }
/** What is found when the model is changed, by where it is sent. */
const found = (after: z.ZodType) =>
  (['bus', 'fromApps', 'toApps'] as const).filter(
    (where) => findBreaks({ ...none, [where]: describe(before) }, { ...none, [where]: describe(after) }).length > 0,
  )

const everywhere = ['bus', 'fromApps', 'toApps']
test.each([
  ['nothing', before, []],
  ['a field that may be left out is added', z.object({ ...base, more: z.string().optional() }), []],
  ['a field with a default is added', z.object({ ...base, more: z.string().default('') }), []],
  ['a field that is needed is added', z.object({ ...base, more: z.string() }), ['bus', 'fromApps']],
  ['a field that is needed goes', z.object({ id, kind, note, parts }), ['bus', 'toApps']],
  ['a field that is needed may be left out', z.object({ ...base, count: count.optional() }), ['bus', 'toApps']],
  ['a word is added', z.object({ ...base, kind: z.enum(['reply', 'reminder', 'care']) }), ['bus', 'toApps']],
  ['a word goes', z.object({ ...base, kind: z.enum(['reply']) }), ['bus', 'fromApps']],
  ['a type changes', z.object({ ...base, count: z.string() }), everywhere],
  ['a number may be larger', z.object({ ...base, count: z.int().min(0).max(101) }), ['bus', 'toApps']],
  ['a text may be less long', z.object({ ...base, note: z.string().max(19).optional() }), ['bus', 'fromApps']],
  ['what is inside a list changes', z.object({ ...base, parts: z.array(z.object({ at: z.int() })) }), everywhere],
  [
    'a time loses its milliseconds',
    z.object({ ...base, parts: z.array(z.object({ at: z.iso.datetime({ precision: 0 }), text: z.string() })) }),
    everywhere,
  ],
  ['no other fields are allowed', z.strictObject({ id, kind, count, note }), everywhere],
] as const)('a change is found where it breaks: %s', (_what, after, where) => {
  expect(found(after)).toEqual(where)
})

test('a contract that is gone is found, and a new one is not', () => {
  expect(findBreaks({ ...none, bus: describe(before) }, none)).toHaveLength(1)
  expect(findBreaks(none, { ...none, bus: describe(before) })).toEqual([])
})
