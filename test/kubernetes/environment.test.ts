import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Config as ChatEngine } from '@yoldas/chat-engine/config'
import { Config as CompanionScheduler } from '@yoldas/companion-scheduler/config'
import { Config as Gateway } from '@yoldas/gateway/config'
import { Config as Notifier } from '@yoldas/notifier/config'
import { Config as ProfileJourney } from '@yoldas/profile-journey/config'
import { describe, expect, test } from 'vitest'
import { canRender, environmentOf, render, secretsOf, workloadsOf } from './render.ts'

const root = resolve(import.meta.dirname, '../..')
const configs = {
  gateway: Gateway,
  'chat-engine': ChatEngine,
  'profile-journey': ProfileJourney,
  notifier: Notifier,
  'companion-scheduler': CompanionScheduler,
}
const services = Object.entries(configs)
/** What no configuration of a service names: NATS's certificates, keys while they change, and where traces go. */
const beside = /^(NATS_(CA|CERT|KEY)_FILE|(AUTH_JWT_SECRET|ERASURE_KEY)_PREVIOUS|OTEL_\w+)$/
/** Shaped as secrets are; what is given in place of them. */
const secretValues: Record<string, string> = { NATS_URL: 'nats://a:b@nats:4222', DATABASE_URL: 'postgres://a:b@c/d' }

describe.skipIf(!canRender).each(['example', 'overlays/local'])('the environment in %s', (overlay) => {
  const rendered = render(overlay)
  rendered.catch(() => {})
  const find = async (name: string) => {
    const found = workloadsOf(await rendered).find(({ metadata }) => metadata.name === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }

  test.each(services)('of %s has what it requires, and all of it is right', async (name, config) => {
    const workload = await find(name)
    const optional = workload.spec.template.spec.containers.flatMap(({ env }) =>
      env.flatMap(({ name, valueFrom }) => (valueFrom?.secretKeyRef?.optional ? [name] : [])),
    )
    const environment = [...environmentOf(workload, await rendered)].flatMap(([variable, value]) => {
      if (value === '' || (value === undefined && optional.includes(variable))) return []
      return [[variable, value ?? secretValues[variable] ?? 'a secret of 32 characters and more']]
    })
    expect(config.safeParse(Object.fromEntries(environment)).error).toBeUndefined()
  })

  test.each(services)('of %s has nothing that it does not know', async (name, config) => {
    const known = Object.keys(config.shape)
    expect(known).toContain('NATS_URL')
    const given = [...environmentOf(await find(name), await rendered).keys()]
    expect(given.filter((variable) => !known.includes(variable) && !beside.test(variable))).toEqual([])
  })

  test.each(services)('of %s has the port that its probes ask', async (name) => {
    const workload = await find(name)
    const environment = environmentOf(workload, await rendered)
    const ports = workload.spec.template.spec.containers.flatMap(({ ports }) => ports)
    expect(ports.find((port) => port.name === 'internal')?.containerPort).toBe(Number(environment.get('INTERNAL_PORT')))
  })
})

describe('secrets', () => {
  test.skipIf(!canRender)('are in no file: all are named, each with its name in docs/production.md', async () => {
    const resources = await render('example')
    expect(resources.filter(({ kind }) => kind === 'Secret')).toEqual([])
    const named = new Set(workloadsOf(resources).flatMap(secretsOf))
    expect(named.size).toBeGreaterThan(10)
    const guide = readFileSync(join(root, 'docs/production.md'), 'utf8')
    expect([...named, 'gateway-tls'].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  test('stand in no address and no key of a file', () => {
    const files = globSync('infra/kubernetes/**/*.{yaml,conf}', { cwd: root })
    const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    expect(texts.length).toBeGreaterThan(10)
    const suspicious = /:\/\/[^\s/:@]+:[^\s/@]+@|BEGIN [A-Z ]*PRIVATE KEY|^kind: Secret|stringData:|sk-\w{20}/m
    expect(texts.filter(([, text]) => suspicious.test(text)).map(([file]) => file)).toEqual([])
  })
})

test('the keeper knows what NATS may keep on its disk', () => {
  const read = (file: string) => readFileSync(join(root, 'infra/kubernetes', file), 'utf8')
  const [, gibibytes] = /max_file_store: (\d+)GB/.exec(read('nats/cluster.conf')) ?? []
  const [, bytes] = /STREAM_STORE_BYTES=(\d+)/.exec(read('overlays/production/kustomization.yaml')) ?? []
  expect(Number(bytes)).toBe(Number(gibibytes) * 2 ** 30)
})
