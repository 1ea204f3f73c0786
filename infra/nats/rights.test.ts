import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { asks, type BusUser, consumes, publishes } from '@yoldas/contracts/bus'
import { command, studentErased } from '@yoldas/contracts/events'
import { companionAnswered, companionWrote } from '@yoldas/contracts/proactive'
import { studentArrived } from '@yoldas/contracts/profile'
import { serviceNames } from '@yoldas/contracts/request'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allContracts, readRights, rightsOf } from './test/rights.ts'

const root = resolve(import.meta.dirname, '../..')
/** In whose folder the sources of a user are. */
const folderOf = (user: BusUser) => (user === 'operator' ? 'infra/operator' : `services/${user}`)
const namesOf = (user: BusUser) => (user === 'operator' ? [user] : [user, `${user}-next`])
const users: readonly BusUser[] = ['gateway', 'operator', ...serviceNames]
const contracts = await allContracts()
const configured = readRights(readFileSync(join(import.meta.dirname, 'nats.conf'), 'utf8'))
const eventNames = { companionAnswered, companionWrote, studentArrived, studentErased }

/** All of a service but its tests. */
const sourceOf = (user: BusUser, files = '**/*.ts') =>
  globSync(files, {
    cwd: join(root, folderOf(user)),
    exclude: ['**/node_modules/**', '**/*.test.ts', 'test/**'],
  })
    .map((file) => readFileSync(join(root, folderOf(user), file), 'utf8'))
    .join('\n')

describe.each(users)('%s', (user) => {
  const source = sourceOf(user)
  const imports = source.matchAll(/^import \{(?<names>[^}]*)\} from '@yoldas\/contracts\//gm)
  const imported = new Set([...imports].flatMap(({ groups }) => groups?.names?.split(/[\s,]+/) ?? []))

  test.each(namesOf(user).flatMap((name) => [[name, 'publish'] as const, [name, 'subscribe'] as const]))(
    'as %s may %s in nats.conf what contracts/bus.ts says, and no more',
    (name, right) => {
      const wanted = rightsOf(user, [...contracts.values()])[right]
      const allowed = configured.get(name)?.[right] ?? []
      const missing = wanted.filter((subject) => !allowed.includes(subject))
      const needless = allowed.filter((subject) => !wanted.includes(subject))
      expect({ 'to add in nats.conf': missing, 'to remove there': needless }).toEqual({
        'to add in nats.conf': [],
        'to remove there': [],
      })
    },
  )

  test('asks in contracts/bus.ts what its sources ask of others', () => {
    // What all services have of one kind is asked by the gateway alone; the relay asks for the state of the events.
    const named = [...contracts].filter(([name]) => !/^studentExports|^getEventsState$/.test(name))
    const used = named.filter(([name, { service }]) => service !== user && imported.has(name)).map(([name]) => name)
    // A command of a service to itself is imported by those who answer it, too.
    const toOthers = named.filter(([, { service }]) => service !== user)
    const asked = toOthers.filter(([, contract]) => asks[user].includes(contract)).map(([name]) => name)
    expect(asked.toSorted()).toEqual(used.toSorted())
  })

  test('consumes and publishes in contracts/bus.ts what its sources do', () => {
    const named = Object.entries(eventNames)
    const found = (call: string) =>
      named.filter(([name]) => new RegExp(`\\b${call}\\((?:(?!\\b${call}\\b)[^;=]){0,90}?\\b${name},`).test(source))
    expect(consumes[user].map(({ name }) => name).toSorted()).toEqual(
      found('consumeEvent')
        .map(([, { name }]) => name)
        .toSorted(),
    )
    expect(publishes[user].map(({ name }) => name).toSorted()).toEqual(
      found('recordEvents?')
        .map(([, { name }]) => name)
        .toSorted(),
    )
  })

  test('reads nothing that it publishes', () => {
    expect(consumes[user].filter((event) => publishes[user].includes(event))).toEqual([])
  })
})

test('every contract has somebody who asks it', () => {
  const asked = new Set(Object.values(asks).flat())
  expect([...contracts].filter(([, contract]) => !asked.has(contract)).map(([name]) => name)).toEqual([])
})

test('a contract that is new is named with what it lacks', () => {
  const fresh = command({ service: 'notifier', subject: 'notify.fresh.v1', input: z.unknown() })
  expect(rightsOf('notifier', [fresh]).subscribe).toContain('notify.fresh.v1')
  expect([...configured.keys()].toSorted()).toEqual(users.flatMap(namesOf).toSorted())
})
