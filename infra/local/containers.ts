import { existsSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'
import { type Running, removePidFile, writePidFile } from './processes.ts'

export type ContainerOptions = {
  image: string
  command: string[]
  env: Record<string, string>
  /** On this machine, and inside. */
  port: { host: number; container: number }
  /** A folder of this machine that the container sees at `target`. */
  folder: { source: string; target: string }
  files?: Array<{ source: string; target: string }>
  log: string
  pidFile?: string | undefined
  stopSeconds: number
}

/** Asking for a runtime is slow where there is none, so the places where one listens are looked at first. */
function mayHaveRuntime(): boolean {
  const { DOCKER_HOST, XDG_RUNTIME_DIR = '/run' } = process.env
  const places = [
    '/var/run/docker.sock',
    '/run/podman/podman.sock',
    join(XDG_RUNTIME_DIR, 'docker.sock'),
    join(XDG_RUNTIME_DIR, 'podman/podman.sock'),
    join(homedir(), '.docker/run/docker.sock'),
    join(homedir(), '.docker/desktop/docker.sock'),
    join(homedir(), '.colima/default/docker.sock'),
    join(homedir(), '.testcontainers.properties'),
  ]
  return DOCKER_HOST !== undefined || places.some((place) => existsSync(place))
}

/**
 * Runs the image, or answers undefined when no container runtime answers or the image cannot be had, which is printed:
 * a local binary may still do. The runtime removes the container when this process ends, however it ends.
 */
export async function startContainer(options: ContainerOptions): Promise<Running | undefined> {
  if (!mayHaveRuntime()) return undefined
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers')
  const client = await getContainerRuntimeClient().catch(() => undefined)
  if (!client) return undefined
  const { createWriteStream } = await import('node:fs')
  const { uid, gid } = userInfo()
  const container = new GenericContainer(options.image)
    .withCommand(options.command)
    .withEnvironment(options.env)
    .withExposedPorts(options.port)
    .withBindMounts([{ ...options.folder, mode: 'rw' }])
    .withCopyFilesToContainer(options.files ?? [])
    .withLogConsumer((lines) => lines.pipe(createWriteStream(options.log, { flags: 'a' })))
  // What the server writes belongs to the user, who can then remove it.
  if (uid > 0) container.withUser(`${uid}:${gid}`)
  try {
    const started = await container.start()
    const inspected = client.container.getById(started.getId())
    const { State } = await inspected.inspect()
    const pid = State.Pid > 0 ? State.Pid : undefined
    const { pidFile } = options
    if (pidFile && pid) writePidFile(pidFile, pid)
    const exited = inspected.wait().then(
      ({ StatusCode }: { StatusCode: number }) => `its container exited with code ${StatusCode}`,
      () => 'its container is gone',
    )
    return {
      pid,
      how: 'container',
      exited: exited.then((reason) => {
        if (pidFile && pid) removePidFile(pidFile, pid)
        return reason
      }),
      async kill() {
        await inspected.kill()
        await exited
      },
      async [Symbol.asyncDispose]() {
        await started.stop({ timeout: options.stopSeconds * 1000 })
      },
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${options.image} does not run in a container (${reason}); looking for a local binary`)
    return undefined
  }
}
