import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

  test('builds, copies and runs files that are there, and shows where to look', () => {
    const [build] = callsOf('docker_build')
    const folders = callsOf('sync').map(({ args }) => String(args[0]))
    const commands = callsOf('local_resource').map(({ named }) => z.array(z.string()).parse(named.cmd))
    const programs = commands.map((command) => command.find((word) => word.endsWith('.ts')) ?? '')
    expect(folders.length).toBeGreaterThan(3)
    expect(programs.length).toBeGreaterThan(2)
    const files = [String(build?.named.dockerfile), ...folders, ...programs]
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const links = callsOf('link').map(({ args }) => String(args[1]))
    expect(links.toSorted()).toEqual(['console of NATS', 'console of Postgres', 'reference of the API', 'traces'])
  })
})
