import type { Job, JobResult, Killed, PageConfig, Parts, Prepared, Trace, Tray } from '../../desk.ts'

/** What the page's own server gives besides the page: nothing of it is the product. @throws with what it said */
async function ask<Body>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Body> {
  const response = await fetch(path, { method, cache: 'no-store' })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

export const readConfig = () => ask<PageConfig>('/config.json')
export const readTray = (token: string) => ask<Tray>(`/desk/tray?token=${encodeURIComponent(token)}`)
export const runJob = (job: Job) => ask<JobResult>(`/desk/jobs/${job}`, 'POST')
export const readParts = async () => (await ask<Parts>('/desk/parts')).parts
export const kill = (part: string) => ask<Killed>(`/desk/kill/${part}`, 'POST')
export const readTrace = (traceId: string) => ask<Trace>(`/desk/traces/${traceId}`)
/** Resolves when the invented student has a past. */
export const prepareStudent = (sub: string) => ask<Prepared>(`/students/${sub}`, 'POST')
