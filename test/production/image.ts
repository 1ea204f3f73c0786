import { execFile } from 'node:child_process'
import { access, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, ownArgs } from '@yoldas/local'
import { z } from 'zod'
import type { Program } from '../support/programs.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
export const debian = 'localhost/yoldas-debian:trixie'
export const authorities = '/etc/ssl/certs/ca-certificates.crt'
const release = 'trixie'

/** Needs neither a daemon nor a registry. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
const buildah = async (...args: string[]) =>
  (await run('buildah', args, { env, cwd: root, maxBuffer: 2 ** 25 })).stdout.trim()

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** What is missing here to build and run an image; empty when nothing is. */
export async function missingForImages(): Promise<string> {
  if (process.getuid?.() !== 0) return 'building and running an image needs root here'
  const tools = ['buildah', 'mmdebstrap', 'unshare', 'chroot']
  const found = await Promise.all(tools.map((tool) => succeeds(run('which', [tool]))))
  const missing = tools.filter((_tool, i) => !found[i])
  return missing.length === 0 ? '' : `not there: ${missing.join(', ')} (apt-get install ${missing.join(' ')})`
}

const Inspected = z.object({
  OCIv1: z.object({
    rootfs: z.object({ diff_ids: z.array(z.string()) }),
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()),
      WorkingDir: z.string(),
    }),
  }),
})

export type Image = AsyncDisposable & {
  config: z.infer<typeof Inspected>['OCIv1']['config']
  /** The SHA-256 of each layer: names, bytes, rights, owners and times of its files. */
  layers: readonly string[]
  /** Where its files can be looked at. */
  folder: string
  /** Starts a file of it: as the user and with the environment that it names, every file system read-only. */
  program(file: string): Program
}

/** Two builds from infra/image/Dockerfile, on one base: Debian's packages in place of the registry's image of them. */
export async function buildTwice(): Promise<AsyncDisposable & { image: Image; again: Image }> {
  await using built = new AsyncDisposableStack()
  await makeDebian()
  built.defer(async () => void (await buildah('rmi', debian)))
  const image = built.use(await buildImage())
  const again = built.use(await buildImage())
  const close = built.move()
  return { image, again, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

async function buildImage(): Promise<Image> {
  const args = ['--layers=false', '--timestamp', '0', '--build-arg', `DEBIAN=${debian}`]
  const id = (await buildah('bud', '--quiet', ...args, '-f', 'infra/image/Dockerfile', '.')).split('\n').at(-1) ?? ''
  const { OCIv1 } = Inspected.parse(JSON.parse(await buildah('inspect', '--type', 'image', id)))
  const container = await buildah('from', id)
  const folder = await buildah('mount', container)
  return {
    config: OCIv1.config,
    layers: OCIv1.rootfs.diff_ids,
    folder,
    program: (file) => runReadOnly(folder, OCIv1.config, file),
    async [Symbol.asyncDispose]() {
      await buildah('rm', container)
      // Two equal builds are one image, which the last of them to go removes.
      await succeeds(buildah('rmi', id))
    },
  }
}

/** A line for each file that one of two images lacks, or has otherwise: its kind, rights, owner, time and content. */
export async function differencesOf(one: Image, other: Image): Promise<string[]> {
  const [files, others] = await Promise.all([describeFiles(one), describeFiles(other)])
  const paths = [...new Set([...files.keys(), ...others.keys()])].toSorted()
  return paths.flatMap((path) => {
    const [is, was] = [files.get(path) ?? 'is not there', others.get(path) ?? 'is not there']
    return is === was ? [] : [`${path}: ${is}; ${was}`]
  })
}

const describe = `find . -mindepth 1 -printf '%P\\t%y %m %U:%G %T@ %l\\n'; find . -type f -exec sha256sum {} +`

async function describeFiles({ folder }: Image): Promise<Map<string, string>> {
  const { stdout } = await run('sh', ['-c', describe], { cwd: folder, maxBuffer: 2 ** 26 })
  const found = new Map<string, string>()
  for (const line of stdout.trim().split('\n')) {
    const [, hash = '', hashed = ''] = /^([0-9a-f]{64}) {2}\.\/(.+)$/.exec(line) ?? []
    const [path = '', facts = ''] = hash ? [hashed, `${found.get(hashed)} ${hash}`] : line.split('\t')
    found.set(path, facts)
  }
  return found
}

/**
 * Debian's packages are kept; the authorities are this machine's, which may have one of its own before the registries.
 */
async function makeDebian(): Promise<void> {
  const container = await buildah('from', 'scratch')
  await buildah('add', container, await debianArchive('npm', ['ca-certificates', 'npm']), '/')
  await buildah('copy', container, authorities, authorities)
  await buildah('commit', '--rm', container, debian)
}

/** An archive of a small Debian with these packages, made once and kept under that name. */
export async function debianArchive(name: string, packages: readonly string[]): Promise<string> {
  const archive = join(await cacheFolder(), `debian-${release}-${name}.tar`)
  if (await succeeds(access(archive))) return archive
  console.log(`image      making a Debian ${release} of its packages in ${archive} (once)`)
  const made = `${archive}.${process.pid}.tar`
  await run('mmdebstrap', ['--variant=minbase', `--include=${packages.join()}`, release, made], { maxBuffer: 2 ** 25 })
  await rename(made, archive)
  return archive
}

const mountReadOnly = [
  'mount --bind "$1" "$1"',
  'mount -o remount,bind,ro "$1"',
  'mount --rbind /dev "$1/dev"',
  'mount -t proc proc "$1/proc"',
  'shift',
  'exec "$@"',
].join(' && ')

/** What a runtime does, as far as it can be done without one: no cgroups, and the network is the machine's. */
function runReadOnly(folder: string, { User, Env, Entrypoint, WorkingDir }: Image['config'], file: string): Program {
  const program = [...Entrypoint, ...ownArgs(file), join(WorkingDir, file)]
  // tini is the first process of a container; here it would warn that it is not, in a line that is not JSON.
  const inImage = ['env', 'TINI_SUBREAPER=1', ...Env, 'chroot', `--userspec=${User}`, folder, ...program]
  return { command: 'unshare', args: ['--mount', 'sh', '-c', mountReadOnly, 'sh', folder, ...inImage] }
}
