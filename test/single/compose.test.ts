import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Config as ChatEngine } from '@yoldas/chat-engine/config'
import { Config as CompanionScheduler } from '@yoldas/companion-scheduler/config'
import { Config as Gateway } from '@yoldas/gateway/config'
import { nodeArgs, usualPatience } from '@yoldas/local'
import { Config as Notifier } from '@yoldas/notifier/config'
import { Config as ProfileJourney } from '@yoldas/profile-journey/config'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answered, init, readCompose, readSingle, readValues, type Service } from './compose.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const Module = z.object({ Config: z.instanceof(z.ZodType) })
const configOf = async (file: string) => Module.parse(await import(pathToFileURL(join(root, file)).href)).Config
const configs: Record<string, z.ZodType> = {
  gateway: Gateway,
  'chat-engine': ChatEngine,
  'profile-journey': ProfileJourney,
  notifier: Notifier,
  'companion-scheduler': CompanionScheduler,
  'bus-keeper': await configOf('infra/nats/config.ts'),
  migrate: await configOf('infra/migrate/config.ts'),
}
const ours = Object.entries(configs)

const folder = await mkdtemp(join(tmpdir(), 'yoldas-compose-'))
await init(join(folder, '.env'), answered)
const values = readValues(readFileSync(join(folder, '.env'), 'utf8'))
await rm(folder, { recursive: true })
const services = readCompose(values)
const find = (name: string): Service => {
  const found = services.get(name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}
const internalPort = (name: string) => find(name).environment.INTERNAL_PORT
const seconds = (text = '') => Number.parseInt(text, 10)

describe('infra/single/compose.yaml', () => {
  test.each(ours)('gives %s what it requires, and all of it is right', (name, config) => {
    const given = Object.entries(find(name).environment).filter(([, value]) => value !== '')
    expect(config.safeParse(Object.fromEntries(given)).error).toBeUndefined()
  })

  test.each(ours)('gives %s nothing that it does not know', (name, config) => {
    const { properties } = z
      .object({ properties: z.record(z.string(), z.unknown()) })
      .parse(z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' }))
    expect(Object.keys(find(name).environment).filter((variable) => !(variable in properties))).toEqual([])
  })

  test('every value has a question or is made, and every one of them is used', () => {
    const used = new Set([...readSingle('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
    expect([...values.keys()].toSorted()).toEqual([...used].toSorted())
  })

  test.each(ours)('starts %s as npm start and the cluster do', (name) => {
    const { command } = find(name)
    const file = command.at(-1) ?? ''
    expect(existsSync(join(root, file))).toBe(true)
    const image = read('infra/image/Dockerfile')
    const entry = z.array(z.string()).parse(JSON.parse(/^ENTRYPOINT (.*)$/m.exec(image)?.[1] ?? '[]'))
    const options = (args: readonly string[]) => args.filter((arg) => /^--(?!import$)./.test(arg))
    expect(options([...entry, ...command])).toEqual(options(nodeArgs(file)))
  })

  test.each(ours)('lets %s write nowhere and become nobody else', (name) => {
    expect(find(name)).toMatchObject({
      image: values.get('IMAGE'),
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  test('starts again what ends, but for the migration, which may be run again', () => {
    const other = [...services].filter(([, { restart }]) => restart !== 'unless-stopped')
    expect(other.map(([name, { restart }]) => [name, restart])).toEqual([['migrate', 'on-failure:3']])
  })

  test('waits for the migration, and the migration for its servers', () => {
    for (const [name] of ours.filter(([name]) => name !== 'migrate'))
      expect(find(name).depends_on, name).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    expect(find('migrate').depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      nats: { condition: 'service_healthy' },
    })
  })

  test('nobody outside reaches anything but the proxy', () => {
    expect([...services].filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['caddy'])
    expect(find('caddy').ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(readSingle('Caddyfile')).toContain(`reverse_proxy gateway:${find('gateway').environment.PORT}`)
  })

  test('a service that ends has the time that its streams or turns have, and 10 s more', () => {
    for (const name of ['gateway', 'chat-engine']) {
      const { stop_grace_period, environment } = find(name)
      expect(seconds(stop_grace_period) - Number(environment.DRAIN_SECONDS)).toBeGreaterThanOrEqual(10)
    }
  })

  test('the services together leave connections of Postgres for others', () => {
    const perService = Number(/\{ connections = (\d+)/.exec(read('libs/db/pool.ts'))?.[1]) + 2
    const [, most] = /max_connections=(\d+)/.exec(find('postgres').command.join(' ')) ?? []
    // For people, backups and the migration.
    expect(4 * perService + 30).toBeLessThanOrEqual(Number(most))
  })

  test('Postgres and NATS are of the versions of a cluster', () => {
    expect(read('infra/kubernetes/nats/nats.yaml')).toContain(`image: ${find('nats').image}`)
    expect(read('infra/kubernetes/overlays/local/postgres.yaml')).toContain(`image: ${find('postgres').image}`)
    expect(find('backup').image).toBe(find('postgres').image)
  })
})

describe('a service whose event loop stands still', () => {
  test.each(ours.filter(([name]) => name !== 'migrate'))('is ended where %s answers', (name) => {
    expect(find(name).healthcheck?.test).toEqual(['CMD', 'node', 'infra/single/probe.mjs', internalPort(name)])
  })

  test('is ended as soon as in the cluster and under `npm start`, and before Docker ends the check', () => {
    const { everyMilliseconds, answerMilliseconds, failures } = usualPatience
    const probe = readSingle('probe.mjs')
    const constant = (name: string) =>
      Number(new RegExp(`^const ${name} = ([\\d_]+)$`, 'm').exec(probe)?.[1]?.replaceAll('_', ''))
    expect([constant('everyMilliseconds'), constant('answerMilliseconds'), constant('failures')]).toEqual([
      everyMilliseconds,
      answerMilliseconds,
      failures,
    ])
    const patience = (everyMilliseconds * failures) / 1000
    for (const [name] of ours.filter(([name]) => name !== 'migrate'))
      expect(seconds(find(name).healthcheck?.timeout), name).toBeGreaterThan(patience + 10)
  })
})

describe('NATS', () => {
  test('has every value that its configuration names, as a text of it', () => {
    const names = new Set(
      [read('infra/nats/nats.conf'), readSingle('single.conf')].flatMap((text) =>
        [...text.matchAll(/\$(NATS_\w+)/g)].map(([, name = '']) => name),
      ),
    )
    const { environment } = find('nats')
    expect(Object.keys(environment).toSorted()).toEqual([...names].toSorted())
    const texts = Object.entries(environment).filter(([name]) => name !== 'NATS_LISTEN_PORT')
    expect(texts.filter(([, value]) => !/^".+"$/.test(value))).toEqual([])
  })

  test('keeps on its disk what the keeper knows of', () => {
    const [, gibibytes] = /max_file_store: (\d+)GB/.exec(readSingle('single.conf')) ?? []
    expect(Number(find('bus-keeper').environment.STREAM_STORE_BYTES)).toBe(Number(gibibytes) * 2 ** 30)
  })
})
