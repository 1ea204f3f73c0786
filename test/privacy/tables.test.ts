import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Kept, tables } from '@yoldas/contracts/tables'
import { kinds } from '@yoldas/notifier/students/rows'
import { describe, expect, test } from 'vitest'
import { page, privacyPage } from './page.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const services = globSync('services/*/migrations', { cwd: root }).map((folder) => folder.split('/')[1] ?? '')
const schemaOf: Record<string, string> = {
  'chat-engine': 'chat',
  'companion-scheduler': 'scheduler',
  notifier: 'notify',
  'profile-journey': 'profile',
}

/** The text of each table of a service, by its name, as the migrations make it. */
function madeBy(service: string): Map<string, string> {
  const files = globSync(
    ['libs/outbox', `services/${service}`].map((folder) => `${folder}/migrations/*.sql`),
    { cwd: root },
  )
  const made = new Map<string, string>()
  const changes = /^(CREATE|ALTER|DROP) TABLE (\w+)(.*?);$/gms
  for (const [, verb, name = '', columns = ''] of files.toSorted().map(read).join('\n').matchAll(changes))
    if (verb === 'DROP') made.delete(name)
    else made.set(name, `${made.get(name) ?? ''}${columns}`)
  return made
}

const listed: Record<string, Record<string, Kept>> = tables

describe.each(services)('the tables of %s', (service) => {
  const made = madeBy(service)
  const ofSchema = listed[schemaOf[service] ?? ''] ?? {}

  test('are those that contracts/tables.ts lists, each with how long it is kept', () => {
    expect(Object.keys(ofSchema).toSorted()).toEqual([...made.keys()].toSorted())
    for (const [name, { days, until }] of Object.entries(ofSchema))
      expect(days !== null || until !== undefined, `${name}: until when?`).toBe(true)
  })

  test('that name a student and stay when one leaves are few, and each says what stays', () => {
    const staying = [...made].filter(([name, text]) => /\bstudent_key\b/.test(text) && !ofSchema[name]?.erased)
    for (const [name] of staying) {
      const { exported, until } = ofSchema[name] ?? {}
      expect(until, `${name}: ${exported}`).toMatch(/for ever|key/)
    }
  })

  test('that name no student are in no export', () => {
    const exported = Object.entries(ofSchema).filter(([, kept]) => kept.exported !== null)
    // An attempt and an action are of a student by the notification that they are of.
    const named = exported.filter(([name]) => !['attempt', 'notification_action'].includes(name))
    expect(named.filter(([name]) => !/\bstudent_key\b/.test(made.get(name) ?? ''))).toEqual([])
  })
})

test('counts of distress name no student: they are in no export, stay when one leaves, and go after five years', () => {
  expect(tables.chat.care_count).toMatchObject({ exported: null, erased: false, days: 5 * 366 + 31 })
  expect(madeBy('chat-engine').get('care_count')).not.toContain('student')
})

const typesIn = (file: string) => [...read(file).matchAll(/\btype: '([\w-]+)'/g)].map(([, type = '']) => type)
const exportsOf: Record<string, readonly string[]> = {
  chat: typesIn('services/chat-engine/students/handlers.ts'),
  scheduler: typesIn('services/companion-scheduler/students/handlers.ts'),
  notify: kinds,
  profile: typesIn('services/profile-journey/export/handlers.ts'),
}

test.each(Object.keys(tables))('the export has a record for each table of %s that is said to be in it', (schema) => {
  const said = Object.values(listed[schema] ?? {}).flatMap(({ exported }) => exported ?? [])
  expect([...new Set(said)].toSorted()).toEqual([...new Set(exportsOf[schema])].toSorted())
})

test('docs/privacy.md has the tables as contracts/tables.ts lists them: npm run configuration writes it', async () => {
  expect(readFileSync(page, 'utf8')).toBe(await privacyPage())
})
