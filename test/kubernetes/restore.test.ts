import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isAllowed, NetworkPolicy, type Place } from './network.ts'
import { canRender, kubernetes, Resource, render, renderNow, secretsOf, workloadsOf } from './render.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const runbook = read('docs/runbooks/backup.md')

const Plugin = z.object({ parameters: z.record(z.string(), z.string()) })
const Cluster = Resource.extend({
  spec: z.looseObject({
    imageName: z.string(),
    bootstrap: z.looseObject({ recovery: z.looseObject({ source: z.string() }).optional() }),
    externalClusters: z.array(z.object({ name: z.string(), plugin: Plugin.loose() })).default([]),
    plugins: z.array(Plugin.loose()).default([]),
    certificates: z.record(z.string(), z.string()),
    postgresql: z.looseObject({ parameters: z.record(z.string(), z.string()) }),
    storage: z.object({ size: z.string() }),
    walStorage: z.object({ size: z.string() }),
  }),
})
const clusterIn = (resources: Resource[]) => Cluster.parse(resources.find(({ kind }) => kind === 'Cluster'))
const gibibytes = (size: string) => Number(/^(\d+)Gi$/.exec(size)?.[1])

describe.skipIf(!canRender)('the restore that is tried every month', () => {
  const rendered = Promise.all([render('restore'), render('example')])
  rendered.catch(() => {})
  const job = async () => {
    const [found, ...more] = workloadsOf((await rendered)[0])
    expect(more).toEqual([])
    if (!found) throw new Error('there is no Job')
    return found
  }

  test('reads production’s backups and log, has room for them, and archives nothing itself', async () => {
    const [scratch, production] = (await rendered).map(clusterIn)
    const [from] = scratch?.spec.externalClusters ?? []
    expect(scratch?.spec.bootstrap.recovery?.source).toBe(from?.name)
    const [archiver] = production?.spec.plugins ?? []
    expect(from?.plugin.parameters).toEqual({
      ...archiver?.parameters,
      serverName: production?.metadata.name,
    })
    expect(scratch?.spec.plugins).toEqual([])
    expect(scratch?.spec.imageName).toBe(production?.spec.imageName)
    const connections = [scratch, production].map((one) => Number(one?.spec.postgresql.parameters.max_connections))
    expect(connections[0]).toBeGreaterThanOrEqual(connections[1] ?? Number.NaN)
    for (const volume of ['storage', 'walStorage'] as const)
      expect(gibibytes(scratch?.spec[volume].size ?? '')).toBeGreaterThanOrEqual(
        gibibytes(production?.spec[volume].size ?? ''),
      )
  })

  test('takes the names of nothing of production', async () => {
    const [own, theirs] = (await rendered).map((all) => all.map(({ kind, metadata }) => `${kind} ${metadata.name}`))
    expect(own?.length).toBeGreaterThan(5)
    expect(own?.filter((name) => theirs?.includes(name))).toEqual([])
  })

  test('replays, then asks for the tombstones, then for the tables, each with no more than it needs', async () => {
    const { spec } = await job()
    expect(spec).toMatchObject({ suspend: true })
    const pod = spec.template.spec
    const steps = [...pod.initContainers, ...pod.containers]
    expect(steps.map(({ args }) => args.join(' '))).toEqual([
      'services/profile-journey/job.ts erasures replay --kept',
      'services/profile-journey/job.ts restore verify --kept',
      'infra/operator/main.ts restore verify',
    ])
    for (const { args } of steps) expect(globSync(args[0] ?? '', { cwd: root })).toHaveLength(1)
    const roles = steps.map(({ env }) => env.find(({ name }) => name === 'DATABASE_URL')?.value ?? '')
    expect(roles.map((url) => new URL(url).username)).toEqual(['profile_journey', 'profile_journey', 'operator'])
    expect(new Set(roles.map((url) => new URL(url).hostname))).toEqual(new Set(['yoldas-restored-rw']))
    // The role that reads all tables has neither the key of the hashes nor the bucket.
    expect(steps.at(-1)).toMatchObject({ env: [{ name: 'DATABASE_URL' }], envFrom: [] })
    const mounts = z.array(z.looseObject({ volumeMounts: z.array(z.object({ name: z.string() }).loose()) }))
    expect(mounts.parse(steps).map(({ volumeMounts }) => volumeMounts.map(({ name }) => name))).toEqual([
      ['profile-journey'],
      ['profile-journey'],
      ['operator'],
    ])
  })

  test('runs as nobody, and reads secrets that docs/production.md lists', async () => {
    const found = await job()
    const pod = found.spec.template.spec
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
    for (const { securityContext, resources } of [...pod.initContainers, ...pod.containers]) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(resources?.limits.memory).toBeDefined()
    }
    const guide = read('docs/production.md')
    const secrets = [...secretsOf(found), ...Object.values(clusterIn((await rendered)[0]).spec.certificates)]
    expect(secrets).toContain('restore')
    expect(secrets.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  test('reaches nothing of production, and nothing of production reaches it', async () => {
    const [own, theirs] = await rendered
    const policies = [...own, ...theirs]
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map((one) => NetworkPolicy.parse(one))
    const place = (name: string, labels: Record<string, string>): Place => ({ name, labels, ports: {} })
    const restored = place('the restored', { 'cnpg.io/cluster': 'yoldas-restored' })
    const restore = place('restore', (await job()).spec.template.metadata.labels)
    const production = [
      ...workloadsOf(theirs).map(({ metadata, spec }) => place(metadata.name, spec.template.metadata.labels)),
      place('postgres', { 'cnpg.io/cluster': 'yoldas-postgres' }),
    ]
    const ports = [443, 4222, 5432, 6443, 8000, 8080, 9081]
    const arrows = (from: Place[], to: Place[]) =>
      from.flatMap((one) =>
        to.flatMap((other) =>
          ports
            .filter((port) => isAllowed(policies, one, other, port))
            .map((port) => `${one.name} → ${other.name} ${port}`),
        ),
      )
    expect(arrows([restore, restored], production)).toEqual([])
    expect(arrows(production, [restore, restored])).toEqual([])
    expect(arrows([restore], [restored])).toEqual(['restore → the restored 5432'])
    const internet: Place = { ...place('the internet', {}), internet: true }
    expect(arrows([restore, restored], [internet])).toEqual([
      ...['restore → the internet 443', 'the restored → the internet 443', 'the restored → the internet 6443'],
    ])
  })

  test('is what the overlay of docs/runbooks/backup.md comes to, with an operator’s image and bucket', async () => {
    const [, overlay = ''] = /```yaml\n(.*?kind: Kustomization\n.*?)```/s.exec(runbook) ?? []
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'yoldas-restore-')))
    try {
      const base = relative(folder, join(kubernetes, 'restore'))
      const named = overlay.replace(/https:\S+\/infra\/kubernetes\/restore\?ref=\S+/, base)
      expect(named).not.toBe(overlay)
      await writeFile(join(folder, 'kustomization.yaml'), named)
      const resources = await renderNow(folder)
      expect(resources.length).toBe((await rendered)[0].length)
      const [found] = workloadsOf(resources)
      const { initContainers = [], containers = [] } = found?.spec.template.spec ?? {}
      for (const { image } of [...initContainers, ...containers])
        expect(image).toBe('registry.example.com/yoldas:1.0.0')
      const data = resources.filter(({ kind }) => kind === 'ConfigMap').map((one) => one.data)
      expect(data).toEqual([{ TOMBSTONES_REGION: 'eu-central-1', TOMBSTONES_BUCKET: 'yoldas-erased' }])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('docs/runbooks/backup.md', () => {
  test('notes a restore in production only after it has been verified', () => {
    const [, commands = ''] = /## Every month(.*?)\n## /s.exec(runbook) ?? []
    const [wait, note] = [commands.indexOf('wait job/restore'), commands.indexOf('restore note')]
    expect(wait).toBeGreaterThan(0)
    expect(commands.slice(wait, note)).toMatch(/&&/)
    expect(commands.indexOf('kubectl delete')).toBeGreaterThan(note)
  })
})
