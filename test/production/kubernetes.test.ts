import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cacheFolder, downloadPackage, publish } from '@yoldas/local'
import { describe, expect, inject, test } from 'vitest'
import { bin, runTool } from '../openapi/tool.ts'

const root = resolve(import.meta.dirname, '../..')

/** Debian 13's, unpacked without root, where this machine has no other. */
async function haveKustomize(): Promise<void> {
  const { canRender, kustomizeFolder } = await import('../kubernetes/render.ts')
  if (canRender) return
  const folder = await mkdtemp(join(await cacheFolder(), 'download-'))
  try {
    await downloadPackage('kustomize', 'trixie', folder)
    const works = () => runTool(join(folder, 'unpacked/usr/bin/kustomize'), ['version']).then(({ ok }) => ok)
    await publish(folder, await kustomizeFolder(), works)
    console.log('kustomize  is there now: run this again, and npm test checks the resources too')
  } catch (error) {
    console.log(`kustomize  cannot be had: ${error}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await haveKustomize()
const { asKnown, canRender, components, render, renderExampleWith, renderNow } = await import('../kubernetes/render.ts')

const modules: Record<string, string> = {
  'apps/v1': 'kubernetes-models/apps/v1',
  'autoscaling/v2': 'kubernetes-models/autoscaling/v2',
  'batch/v1': 'kubernetes-models/batch/v1',
  'cert-manager.io/v1': '@kubernetes-models/cert-manager/cert-manager.io/v1',
  'external-secrets.io/v1': '@kubernetes-models/external-secrets/external-secrets.io/v1',
  'gateway.networking.k8s.io/v1': '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
  'networking.k8s.io/v1': 'kubernetes-models/networking.k8s.io/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
  'scheduling.k8s.io/v1': 'kubernetes-models/scheduling.k8s.io/v1',
  v1: 'kubernetes-models/v1',
}
const compilerOptions = {
  ...{ target: 'es2024', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true, types: [] },
}

/**
 * What the compiler says of resources that are written as constants of Kubernetes' types: unknown fields are errors.
 */
async function typeErrors(resources: Array<{ apiVersion: string; kind: string }>): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'kubernetes-'))
  const lines = resources.flatMap(({ apiVersion, kind, ...rest }, i) => [
    `import type { I${kind} as T${i} } from '${modules[apiVersion]}'`,
    `export const d${i}: T${i} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)}`,
  ])
  await symlink(join(root, 'test/node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'resources.ts'), lines.join('\n'))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['resources.ts'] }))
  const { ok, output } = await runTool(join(bin.root, 'tsc'), ['-p', folder])
  return ok ? '' : output
}

/** A bare clone of what is committed here, with a branch `here`: what is checked out may have none. */
async function branchedAt(folder: string): Promise<string> {
  const bare = join(folder, 'origin.git')
  for (const args of [
    ['clone', '--quiet', '--bare', root, bare],
    ['--git-dir', bare, 'branch', '--force', 'here', 'HEAD'],
  ])
    expect(await runTool('git', args)).toEqual({ ok: true, output: '' })
  return bare
}

describe.skipIf(!canRender)('resources', () => {
  test.each(['example', 'overlays/local', 'monitoring', 'restore'])(
    'of %s have no unknown field',
    async (overlay) => {
      expect(await typeErrors((await render(overlay)).map(asKnown))).toBe('')
    },
    120_000,
  )

  test.each(components.filter((name) => name !== 'httproute'))(
    'of the example with the component %s have no unknown field',
    async (component) => {
      const [plain, resources] = await Promise.all([render('example'), renderExampleWith([component])])
      expect(resources.length).toBeGreaterThan(plain.length)
      expect(await typeErrors(resources.map(asKnown))).toBe('')
    },
    120_000,
  )

  test('of the example come to the same when it names its base and its component by their address', async () => {
    const folder = await mkdtemp(join(inject('folder'), 'remote-'))
    const clone = join(folder, 'clone')
    expect(
      await runTool('git', ['clone', '--quiet', '--branch', 'here', `file://${await branchedAt(folder)}`, clone]),
    ).toEqual({ ok: true, output: '' })
    const example = await readFile(join(clone, 'infra/kubernetes/example/kustomization.yaml'), 'utf8')
    const remote = example.replaceAll(/- \.\.\/(\S+)/g, `- file://${clone}//infra/kubernetes/$1?ref=here`)
    expect(remote.match(/file:/g)).toHaveLength(2)
    await mkdir(join(folder, 'overlay'))
    await writeFile(join(folder, 'overlay/kustomization.yaml'), remote)
    expect(await renderNow(join(folder, 'overlay'))).toEqual(await renderNow(join(clone, 'infra/kubernetes/example')))
  }, 120_000)

  test('with an unknown field, however deep, are refused', async () => {
    const resources = await render('example')
    const text = JSON.stringify(resources.filter(({ kind }) => kind === 'Deployment'))
    expect(await typeErrors(JSON.parse(text.replace('"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"')))).toMatch(
      /readOnlyRootFileSystem/,
    )
    const clusters = JSON.stringify(resources.map(asKnown).filter(({ kind }) => kind === 'Cluster'))
    expect(await typeErrors(JSON.parse(clusters.replace('"dataDurability"', '"durability"')))).toMatch(/durability/)
  }, 120_000)
})
