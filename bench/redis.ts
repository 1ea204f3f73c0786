import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort, type Part, spawnProcess } from '@yoldas/local'
import { logOf } from './servers.ts'

const programs = ['valkey-server', 'redis-server']

/** The program of Valkey or Redis; undefined where none is on the PATH. */
export function findRedis(path = process.env.PATH ?? ''): string | undefined {
  const files = path.split(delimiter).flatMap((folder) => programs.map((program) => join(folder, program)))
  return files.find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** It keeps nothing on the disk. Who connects tries again until it listens. */
export async function startRedis(command: string): Promise<Part & { url: string }> {
  const port = await freePort()
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']
  const running = await spawnProcess({ command, args, log: logOf('redis'), stopSignal: 'SIGTERM' })
  return { ...running, url: `redis://127.0.0.1:${port}` }
}
