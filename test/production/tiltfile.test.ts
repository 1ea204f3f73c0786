import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Config as PhoneConfig } from '@yoldas/phone/server'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { canRender, render, workloadsOf } from '../kubernetes/render.ts'
import { runTool } from '../openapi/tool.ts'

const root = resolve(import.meta.dirname, '../..')
/** Where Debian's package of Starlark for Go is. */
const packages = '/usr/share/gocode'
const missing =
  existsSync(join(packages, 'src/go.starlark.net')) && (await runTool('go', ['version'])).ok
    ? ''
    : 'no Go with Starlark (apt-get install golang-go golang-starlark-dev)'
if (missing) console.log(`tilt       the Tiltfile is not executed: ${missing}`)

const Call = z.object({ call: z.string(), args: z.array(z.unknown()), named: z.record(z.string(), z.unknown()) })
type Call = z.infer<typeof Call>
const Forwards = z.union([z.string().transform((one) => [one]), z.array(z.union([z.string(), Call]))]).default([])
const portOf = (forward: string | Call) =>
  typeof forward === 'string' ? Number(forward.split(':').at(-1)) : Number(forward.args.at(-1))

describe.skipIf(missing || !canRender)('the Tiltfile, executed', () => {
  let calls: Call[] = []
  const callsOf = (name: string) => calls.filter(({ call }) => call === name)
  beforeAll(async () => {
    const env = ['GO111MODULE=off', `GOPATH=${packages}`, `GOCACHE=${join(inject('folder'), 'go')}`]
    const program = join(import.meta.dirname, 'tiltfile/main.go')
    const { ok, output } = await runTool('env', [...env, 'go', 'run', program, join(root, 'Tiltfile')])
    expect(ok, output).toBe(true)
    calls = output
      .trim()
      .split('\n')
      .map((line) => Call.parse(JSON.parse(line)))
  }, 120_000)

  test('names each workload of the local overlay once, and no other', async () => {
    const names = workloadsOf(await render('overlays/local')).map(({ metadata }) => metadata.name)
    expect(
      callsOf('k8s_resource')
        .map(({ args }) => String(args[0]))
        .toSorted(),
    ).toEqual(names.toSorted())
    expect(callsOf('kustomize').map(({ args }) => args)).toEqual([['infra/kubernetes/overlays/local']])
  })

  test('forwards ports that the pods have', async () => {
    const workloads = workloadsOf(await render('overlays/local'))
    const forwarded = callsOf('k8s_resource').flatMap(({ args: [name], named }) =>
      Forwards.parse(named.port_forwards).map((forward) => ({ name, port: portOf(forward) })),
    )
    expect(forwarded).toContainEqual({ name: 'gateway', port: 8080 })
    const has = ({ name, port }: (typeof forwarded)[number]) =>
      workloads
        .filter(({ metadata }) => metadata.name === name)
        .some(({ spec }) =>
          spec.template.spec.containers.some(({ ports }) => ports.some(({ containerPort }) => containerPort === port)),
        )
    expect(forwarded.filter((one) => !has(one))).toEqual([])
  })

  /** By name: its group, what it waits for, and the ports that it has here. */
  test('has each of these resources, and no other', () => {
    const Named = z.object({
      labels: z.array(z.string()).length(1),
      resource_deps: z.array(z.string()).default([]),
      port_forwards: Forwards,
      serve_env: z.record(z.string(), z.string()).default({}),
    })
    const local = (forward: string | Call) =>
      Number(typeof forward === 'string' ? forward.split(':')[0] : forward.args[0])
    const resources = [...callsOf('k8s_resource'), ...callsOf('local_resource')].map(({ args: [name], named }) => {
      const { labels, resource_deps: after, port_forwards: forwards, serve_env: env } = Named.parse(named)
      const ports = [...forwards.map(local), ...(env.PORT ? [Number(env.PORT)] : [])]
      return [String(name), labels[0], after.toSorted().join(' '), ports.join(' ')]
    })
    const owners = 'bus-keeper chat-engine companion-scheduler notifier profile-journey'
    expect(resources).toEqual([
      ['postgres', 'servers', '', '5442'],
      ['nats', 'servers', '', '4242 8222'],
      ['migrate', 'servers', 'nats postgres', ''],
      ['adminer', 'servers', '', '8081'],
      ['traces', 'servers', '', '16686'],
      ['standins', 'servers', '', '8090 8091 8092 8093 8094'],
      ['bus-keeper', 'services', 'migrate', '9085'],
      ['profile-journey', 'services', 'migrate', '9082'],
      ['chat-engine', 'services', 'migrate', '9081'],
      ['notifier', 'services', 'migrate', '9083'],
      ['companion-scheduler', 'services', 'migrate', '9084'],
      ['gateway', 'services', owners, '8080 9080'],
      ['phone', 'services', 'gateway standins', '8095'],
      ['corpus', 'servers', 'chat-engine', ''],
      ['deliver-due', 'jobs', 'companion-scheduler', ''],
      ['silence-checkin', 'jobs', 'companion-scheduler', ''],
    ])
    const known = resources.map(([name]) => name)
    const awaited = resources.flatMap(([, , after = '']) => after.split(' ').filter(Boolean))
    expect(awaited.filter((name) => !known.includes(name))).toEqual([])
    const ports = resources.flatMap(([, , , all = '']) => all.split(' ').filter(Boolean))
    expect(new Set(ports).size).toBe(ports.length)
  })

  test('starts the phone on the ports that are forwarded, and loads the corpus as it is', () => {
    const byName = (name: string) => callsOf('local_resource').find(({ args }) => args[0] === name)?.named
    expect(byName('phone')).toMatchObject({ serve_cmd: ['node_modules/.bin/node', 'examples/phone/server/main.ts'] })
    const asked = PhoneConfig.parse(byName('phone')?.serve_env)
    const forwarded = callsOf('k8s_resource').flatMap(({ named }) => Forwards.parse(named.port_forwards).map(portOf))
    for (const url of [asked.GATEWAY_URL, asked.IDENTITY_URL, asked.STORAGE_ORIGINS, asked.PUSH_URL])
      expect(forwarded, url).toContain(Number(new URL(url).port))
    expect(byName('corpus')).toMatchObject({ deps: ['corpus'], cmd: expect.arrayContaining(['ingest', 'corpus']) })
    expect(byName('corpus')).not.toHaveProperty('trigger_mode')
    expect(callsOf('sync').map(({ args }) => args[0])).toContain('corpus')
  })

  test('builds, copies and runs files that are there, and shows where to look', () => {
    const [build] = callsOf('docker_build')
    const folders = callsOf('sync').map(({ args }) => String(args[0]))
    const commands = callsOf('local_resource').map(({ named }) =>
      z.array(z.string()).parse(named.cmd ?? named.serve_cmd),
    )
    const programs = commands.map((command) => command.find((word) => word.endsWith('.ts')) ?? '')
    expect(folders.length).toBeGreaterThan(3)
    expect(programs.length).toBeGreaterThan(2)
    const files = [String(build?.named.dockerfile), ...folders, ...programs]
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const links = callsOf('link').map(({ args }) => String(args[1]))
    expect(links.toSorted()).toEqual([
      ...['console of NATS', 'console of Postgres', 'reference of the API', 'the phone', 'traces'],
    ])
  })
})
