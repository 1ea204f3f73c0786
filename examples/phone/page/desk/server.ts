import type { Job, JobResult, Killed, Mortal, PageConfig, Trace, Tray } from '../../desk.ts'

/** What the page's own server gives besides the page: nothing of it is the product. @throws with what it said */
async function ask<Body>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Body> {
  const response = await fetch(path, { method, cache: 'no-store' })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

export const readConfig = () => ask<PageConfig>('/config.json')
export const readTray = (token: string) => ask<Tray>(`/desk/tray?token=${encodeURIComponent(token)}`)
export const runJob = (job: Job) => ask<JobResult>(`/desk/jobs/${job}`, 'POST')
export const kill = (part: Mortal) => ask<Killed>(`/desk/kill/${part}`, 'POST')
/** Undefined when nothing of it has come yet, or it is not among the newest. */
export async function readTrace(traceId: string): Promise<Trace | undefined> {
  const response = await fetch(`/desk/traces/${traceId}`, { cache: 'no-store' })
  return response.ok ? response.json() : undefined
}
