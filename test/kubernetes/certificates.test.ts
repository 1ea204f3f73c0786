import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { canRender, environmentOf, mountedSecrets, Resource, render, workloadsOf } from './render.ts'

const Labels = z.record(z.string(), z.string()).default({})
const Certificate = Resource.extend({
  spec: z.looseObject({
    secretName: z.string(),
    secretTemplate: z.object({ labels: Labels }).default({ labels: {} }),
    isCA: z.boolean().default(false),
    commonName: z.string().optional(),
    dnsNames: z.array(z.string()).default([]),
    duration: z.string(),
    renewBefore: z.string(),
    privateKey: z.object({ algorithm: z.string(), rotationPolicy: z.string() }).loose(),
    usages: z.array(z.string()),
    issuerRef: z.object({ name: z.string(), kind: z.literal('Issuer') }).loose(),
  }),
})
const Issuer = Resource.extend({ spec: z.object({ ca: z.object({ secretName: z.string() }).optional() }).loose() })
const Cluster = Resource.extend({
  spec: z.looseObject({
    certificates: z.strictObject({
      serverTLSSecret: z.string(),
      serverCASecret: z.string(),
      replicationTLSSecret: z.string(),
      clientCASecret: z.string(),
    }),
  }),
})
const days = (duration: string) => Number(/^(\d+)h$/.exec(duration)?.[1]) / 24

describe.skipIf(!canRender)('certificates in production', () => {
  const rendered = render('overlays/production')
  rendered.catch(() => {})
  const certificates = async () =>
    (await rendered).filter(({ kind }) => kind === 'Certificate').map((one) => Certificate.parse(one))
  const find = async (secret: string) => {
    const found = (await certificates()).filter(({ spec }) => spec.secretName === secret)
    expect(found, `certificates that make the secret ${secret}`).toHaveLength(1)
    return found[0]?.spec
  }
  /** The secret of who signs it; undefined when it signs itself. */
  const signerOf = async (secret: string) => {
    const issuers = (await rendered).filter(({ kind }) => kind === 'Issuer').map((one) => Issuer.parse(one))
    const certificate = await find(secret)
    const issuer = issuers.find(({ metadata }) => metadata.name === certificate?.issuerRef.name)
    expect(issuer, `who signs ${secret}`).toBeDefined()
    return issuer?.spec.ca?.secretName
  }

  test('an authority lives 10 years and keeps its key, and a leaf lives 90 days, of which 30 are left', async () => {
    const all = (await certificates()).map(({ spec }) => spec)
    const [authorities, leaves] = [all.filter(({ isCA }) => isCA), all.filter(({ isCA }) => !isCA)]
    expect(authorities.map(({ secretName }) => secretName).toSorted()).toEqual(['nats-ca', 'postgres-ca'])
    for (const { secretName, duration, privateKey } of authorities) {
      expect([days(duration), privateKey.rotationPolicy], secretName).toEqual([3650, 'Never'])
      expect(await signerOf(secretName)).toBeUndefined()
    }
    expect(leaves.length).toBeGreaterThan(6)
    for (const { secretName, duration, renewBefore, privateKey } of leaves) {
      const times = [days(duration), days(renewBefore), privateKey.rotationPolicy]
      expect(times, secretName).toEqual([90, 30, 'Always'])
      expect(['nats-ca', 'postgres-ca']).toContain(await signerOf(secretName))
    }
  })

  test('the operator of Postgres is given all four, and looks at each when it changes', async () => {
    const cluster = Cluster.parse((await rendered).find(({ kind }) => kind === 'Cluster'))
    const { serverTLSSecret, serverCASecret, replicationTLSSecret, clientCASecret } = cluster.spec.certificates
    for (const secret of [serverTLSSecret, serverCASecret, replicationTLSSecret, clientCASecret])
      expect((await find(secret))?.secretTemplate.labels, secret).toEqual({ 'cnpg.io/reload': '' })
    expect(await signerOf(serverTLSSecret)).toBe(serverCASecret)
    expect(await signerOf(replicationTLSSecret)).toBe(clientCASecret)
    expect((await find(serverTLSSecret))?.usages).toContain('server auth')
    const replication = await find(replicationTLSSecret)
    expect([replication?.commonName, replication?.usages]).toEqual([
      'streaming_replica',
      ['digital signature', 'client auth'],
    ])
  })

  test('Postgres and NATS are who their clients ask for', async () => {
    const resources = await rendered
    const namesOf = async (secret: string) => (await find(secret))?.dnsNames ?? []
    const urls = workloadsOf(resources).flatMap((one) => environmentOf(one, resources).get('DATABASE_URL') ?? [])
    expect(urls).toHaveLength(6)
    for (const url of urls) expect(await namesOf('postgres-server')).toContain(new URL(url).hostname)
    expect(await namesOf('nats-tls')).toEqual(expect.arrayContaining(['nats', '*.nats-nodes']))
    expect((await find('nats-tls'))?.usages).toEqual(expect.arrayContaining(['server auth', 'client auth']))
  })

  test('a service is the role of its address by its own certificate, whose authority Postgres trusts', async () => {
    const resources = await rendered
    const cluster = Cluster.parse(resources.find(({ kind }) => kind === 'Cluster'))
    for (const workload of workloadsOf(resources)) {
      const url = environmentOf(workload, resources).get('DATABASE_URL')
      if (!url) continue
      const [secret = ''] = mountedSecrets(workload).flatMap(({ name, paths }) =>
        paths.includes('tls.key') ? [name] : [],
      )
      const certificate = await find(secret)
      expect(certificate?.commonName).toBe(new URL(url).username)
      expect(certificate?.usages).toEqual(['digital signature', 'client auth'])
      expect(await signerOf(secret)).toBe(cluster.spec.certificates.clientCASecret)
    }
  })

  test('who connects to Postgres or NATS has the authority, and nobody has its key', async () => {
    const all = workloadsOf(await rendered)
    const having = (secret: string) =>
      all.filter((one) => mountedSecrets(one).some(({ name }) => name === secret)).map(({ metadata }) => metadata.name)
    const owners = ['chat-engine', 'companion-scheduler', 'notifier', 'profile-journey']
    expect(having('postgres-ca').toSorted()).toEqual([...owners, 'migrate', 'operator', 'tombstones'].toSorted())
    expect(having('nats-ca').toSorted()).toEqual(
      [...owners, 'bus-keeper', 'gateway', 'migrate', 'nats', 'operator'].toSorted(),
    )
    for (const { name, paths } of all.flatMap(mountedSecrets).filter(({ name }) => name.endsWith('-ca')))
      expect(paths, name).toEqual(['ca.crt'])
  })

  test('a second container of NATS has the same image and user, sees the first and its certificates, and has no rights', async () => {
    const nats = workloadsOf(await rendered).find(({ kind }) => kind === 'StatefulSet')
    const pod = nats?.spec.template.spec
    expect(pod).toMatchObject({ shareProcessNamespace: true, automountServiceAccountToken: false })
    const [server, reload] = (pod?.containers ?? []).map((one) => Container.parse(one))
    expect(reload?.image).toBe(server?.image)
    // Of the pod: none has a user of its own.
    expect([server?.securityContext, reload?.securityContext].map((one) => one?.runAsUser)).toEqual([
      undefined,
      undefined,
    ])
    expect(server?.command).toEqual(['nats-server', '--config', '/etc/nats/cluster.conf'])
    expect(reload?.command).toEqual(['sh', '/etc/nats/reload.sh', '/etc/nats-tls', '/run/nats/nats.pid'])
    const paths = server?.volumeMounts.map(({ name, mountPath }) => `${name} ${mountPath}`)
    for (const { name, mountPath } of reload?.volumeMounts ?? []) expect(paths).toContain(`${name} ${mountPath}`)
    const rules = (await rendered).find(({ kind, metadata }) => kind === 'ConfigMap' && /^nats-/.test(metadata.name))
    const { data } = z.looseObject({ data: z.record(z.string(), z.string()) }).parse(rules)
    expect(data['cluster.conf']).toContain('pid_file: "/run/nats/nats.pid"')
    expect(data['reload.sh']).toContain('--signal')
  })
})

const Container = z.looseObject({
  image: z.string(),
  command: z.array(z.string()),
  securityContext: z.looseObject({ runAsUser: z.int().optional() }),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
})
