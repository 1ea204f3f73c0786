import { freePort } from './ports.ts'
import { lastLines, type Running, until } from './processes.ts'

export type Readiness = {
  name: string
  ready: () => Promise<boolean>
  seconds: number
  log: string
  signal?: AbortSignal | undefined
}

/**
 * Waits until the condition holds. When the process ends before, or the time is over, it is stopped.
 * @throws with the end of its log
 */
export async function untilReady(running: Running, { name, ready, seconds, log, signal }: Readiness): Promise<void> {
  let reason: string | undefined
  void running.exited.then((text) => {
    reason = text
  })
  const settled = await until(async () => reason !== undefined || signal?.aborted || (await ready()), seconds)
  if (settled && reason === undefined && !signal?.aborted) return
  const what = reason ?? `is not ready after ${seconds} s`
  await running[Symbol.asyncDispose]()
  signal?.throwIfAborted()
  throw new Error(`${name} ${what}; its log (${log}) ends:\n${await lastLines(log)}`)
}

/** Starts on the port, or on a free one, anew when somebody else took that meanwhile. */
export async function onPort<Started>(port: number | undefined, start: (port: number) => Promise<Started>) {
  if (port) return start(port)
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort())
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}
