import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  asks,
  type BusUser,
  consumes,
  durableOf,
  eventsStream,
  liveStream,
  publishes,
  signals,
} from '@yoldas/contracts/bus'
import type { Command } from '@yoldas/contracts/events'
import { eventSubject } from '@yoldas/contracts/events'
import { studentExports } from '@yoldas/contracts/export'
import { type Request, serviceNames } from '@yoldas/contracts/request'
import { z } from 'zod'

export type Rights = { publish: string[]; subscribe: string[] }

/** What clients of NATS's services ask each of them, all that are called so, and one alone. */
const asked = (service: string) =>
  ['PING', 'INFO', 'STATS'].flatMap((what) => ['', `.${service}`, `.${service}.*`].map((whom) => `$SRV.${what}${whom}`))

const servesNothing: readonly BusUser[] = ['gateway', 'operator']

/** What a user of NATS has to be allowed, and no more. `contracts` are all that there are. */
export function rightsOf(user: BusUser, contracts: ReadonlyArray<Request | Command>): Rights {
  const durables = consumes[user].map(({ name }) => `${eventsStream}.${durableOf(user, name)}`)
  const ofGateway = [
    ...serviceNames.map((service) => `$SRV.PING.${service}`),
    `$JS.API.STREAM.INFO.${liveStream}`,
    `$JS.API.DIRECT.GET.${liveStream}`,
  ]
  return {
    publish: [
      ...asks[user].map(({ subject }) => subject),
      ...publishes[user].map(({ name }) => eventSubject(name, '*')),
      ...signals[user].publishes,
      ...durables.flatMap((durable) => [
        `$JS.API.CONSUMER.INFO.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.${durable}`,
        `$JS.ACK.${durable}.>`,
      ]),
      ...(user === 'gateway' ? ofGateway : []),
    ],
    subscribe: [
      `_INBOX_${user}.>`,
      ...signals[user].reads,
      ...contracts.filter(({ service }) => service === user).map(({ subject }) => subject),
      ...(servesNothing.includes(user) ? [] : asked(user)),
    ],
  }
}

/** What the configuration allows each user, as it is written there: rights by name, and users that have them. */
export function readRights(configuration: string): Map<string, Rights> {
  const named = configuration.matchAll(
    /^ {4}(?<name>\w+): \{\s+publish: \[(?<publish>[^\]]*)\]\s+subscribe: \[(?<subscribe>[^\]]*)\]/gm,
  )
  const texts = (list = '') => [...list.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
  const rights = new Map(
    [...named].map(({ groups = {} }) => [
      groups.name ?? '',
      { publish: texts(groups.publish), subscribe: texts(groups.subscribe) },
    ]),
  )
  const users = configuration.matchAll(/user: (?<user>\S+), password: \S+\s+permissions: \$(?<name>\w+)/g)
  return new Map(
    [...users].map(({ groups = {} }) => [
      groups.user ?? '',
      rights.get(groups.name ?? '') ?? { publish: [], subscribe: [] },
    ]),
  )
}

const isContract = (value: unknown): value is Request | Command =>
  z.object({ service: z.string(), subject: z.string(), input: z.unknown() }).safeParse(value).success

/** Every question and command that the contracts define, by the name that it is imported by. */
export async function allContracts(): Promise<Map<string, Request | Command>> {
  const found = new Map<string, Request | Command>()
  for (const file of globSync('*.ts', { cwd: contractsFolder, exclude: ['*.test.ts'] })) {
    const exported: Record<string, unknown> = await import(join(contractsFolder, file))
    for (const [name, value] of Object.entries(exported)) {
      if (isContract(value)) found.set(name, value)
    }
  }
  for (const [service, contract] of Object.entries(studentExports)) found.set(`studentExports ${service}`, contract)
  return found
}

const contractsFolder = resolve(import.meta.dirname, '../../../contracts')
