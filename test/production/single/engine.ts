import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, spawnProcess } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { unpackPackage } from '../debian.ts'

const run = promisify(execFile)
const startMilliseconds = 60_000
/** As many as one process of this machine may have open: an engine without CAP_SYS_RESOURCE gives no more. */
const openFiles = 20_000

/** The programs of an engine, and the packages that have them. */
const programs = [
  { of: 'docker.io', name: 'dockerd', file: 'usr/sbin/dockerd' },
  { of: 'docker-cli', name: 'docker', file: 'usr/bin/docker' },
  { of: 'containerd', name: 'containerd', file: 'usr/bin/containerd' },
]
const usualSocket = '/var/run/docker.sock'
const plugin = 'usr/libexec/docker/cli-plugins/docker-compose'

/** What is missing here to run containers; empty when nothing is. */
export async function missingForEngine(): Promise<string> {
  if (process.getuid?.() !== 0) return 'an engine needs root here'
  // Debian 13's own runc wants a newer C library than Debian 12 has.
  const tools = ['mmdebstrap', 'iptables', 'runc']
  const found = await Promise.all(tools.map((tool) => answers('which', tool)))
  const missing = tools.filter((_tool, i) => !found[i])
  return missing.length === 0 ? '' : `not there: ${missing.join(', ')} (apt-get install ${missing.join(' ')})`
}

const answersWith = (env: Record<string, string>, program: string, ...args: string[]) =>
  run(program, args, { env }).then(
    () => true,
    () => false,
  )
const answers = (program: string, ...args: string[]) => answersWith({ PATH: process.env.PATH ?? '' }, program, ...args)

export type Engine = AsyncDisposable & {
  /** In which `docker` and `docker compose` are found, with this engine. */
  env: Record<string, string>
  docker(...args: string[]): Promise<string>
}

/** The engine of this machine, where it has one; else Debian 13's Docker, in a folder of its own. */
export async function startEngine(): Promise<Engine> {
  const folders = await Promise.all(
    programs.map(async ({ of, name, file }) => {
      const files = await unpackPackage(of, name, (unpacked) => answers(join(unpacked, file), '--version'))
      return join(files, file, '..')
    }),
  )
  const compose = await unpackPackage('docker-compose', 'docker-compose', (files) =>
    answers(join(files, plugin), 'version'),
  )
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(await cacheFolder(), 'engine-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const config = join(folder, 'config')
  await mkdir(config)
  // Links would be resolved: a plugin is found by its name in a folder of that name.
  await run('ln', ['-s', join(compose, plugin, '..'), join(config, 'cli-plugins')])
  const own = `unix://${join(folder, 'docker.sock')}`
  const host = process.env.DOCKER_HOST ?? (existsSync(usualSocket) ? `unix://${usualSocket}` : own)
  const env = {
    PATH: `${folders.join(':')}:${process.env.PATH}`,
    HOME: folder,
    DOCKER_HOST: host,
    DOCKER_CONFIG: config,
    DOCKER_BUILDKIT: '0',
  }
  const docker = async (...args: string[]) => (await run('docker', args, { env, maxBuffer: 2 ** 26 })).stdout.trim()
  if (host === own) {
    // What an engine leaves of its network.
    opened.defer(async () => {
      await answers('ip', 'link', 'delete', 'docker0')
      await answers('umount', join(folder, 'run/netns/default'))
    })
    const args = ['--data-root', join(folder, 'data'), '--exec-root', join(folder, 'run'), '--host', host]
    const limit = ['--default-ulimit', `nofile=${openFiles}:${openFiles}`]
    opened.use(
      await spawnProcess({
        command: 'dockerd',
        args: [...args, '--pidfile', join(folder, 'pid'), ...limit],
        env,
        log: join(folder, 'dockerd.log'),
        stopSignal: 'SIGTERM',
        stopSeconds: 30,
      }),
    )
  }
  await eventually('an engine to answer', () => answersWith(env, 'docker', 'version'), startMilliseconds)
  const close = opened.move()
  return { env, docker, [Symbol.asyncDispose]: () => close.disposeAsync() }
}
