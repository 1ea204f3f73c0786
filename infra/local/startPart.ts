import { type Running, type SpawnOptions, spawnProcess } from './processes.ts'
import { untilReady } from './ready.ts'

export type PartOptions = Omit<SpawnOptions, 'stopSignal'> & {
  name: string
  /** Answers 200 when the part is ready. */
  readyUrl: string
  readySeconds?: number
  /** Gives up starting. */
  signal?: AbortSignal
}

const readyMilliseconds = 2_000

export type Part = Running & { pid: number }

/**
 * Starts a service or stand-in as a process and resolves when it is ready. Disposal is SIGTERM, then SIGKILL after
 * `stopSeconds`.
 * @throws with the end of its log when it ends before it is ready, or takes too long
 */
export async function startPart({ name, readyUrl, readySeconds = 30, signal, ...options }: PartOptions): Promise<Part> {
  const running = await spawnProcess({ ...options, stopSignal: 'SIGTERM' })
  const ready = () => answersOk(readyUrl, readyMilliseconds)
  await untilReady(running, { name, ready, seconds: readySeconds, log: options.log, signal })
  return running
}

/** Whether the address is answered with a success in time. */
export async function answersOk(url: string, milliseconds: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
