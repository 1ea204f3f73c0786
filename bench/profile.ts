import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** What `node --cpu-prof` writes, in microseconds of the machine's monotonic clock. */
const Profile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})
type Profile = z.infer<typeof Profile>
type Frame = Profile['nodes'][number]['callFrame']

/** What somebody had of the time in which the process worked. */
export type Share = { name: string; share: number }
export type Spent = {
  /** By the package whose code ran. */
  packages: Share[]
  /** By the function that ran. */
  functions: Share[]
  /**
   * By the innermost function of this repository that was waited for, so that what it calls elsewhere counts as its
   * own.
   */
  own: Share[]
}

/** How a process spent its time between two moments of the monotonic clock, in microseconds. Idle time is left out. */
export async function readProfile(file: string, from: number, to: number): Promise<Spent> {
  return spent(Profile.parse(JSON.parse(await readFile(file, 'utf8'))), from, to)
}

export function spent(profile: Profile, from: number, to: number): Spent {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const times = new Map<number, number>()
  let time = profile.startTime
  for (const [i, sample] of profile.samples.entries()) {
    const delta = profile.timeDeltas[i] ?? 0
    time += delta
    // A sample says what ran from it to the next.
    if (time >= from && time < to) times.set(sample, (times.get(sample) ?? 0) + (profile.timeDeltas[i + 1] ?? delta))
  }
  const busy = [...times].flatMap(([id, spent]) => {
    const frame = nodes.get(id)?.callFrame
    return frame && frame.functionName !== '(idle)' ? [{ id, frame, spent }] : []
  })
  const ancestor = (id: number): Frame | undefined => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = nodes.get(at)?.callFrame
      if (frame && packageOf(frame) === 'ours') return frame
    }
    return undefined
  }
  return {
    packages: shares(busy.map(({ frame, spent }) => ({ name: packageOf(frame), spent }))),
    functions: shares(busy.map(({ frame, spent }) => ({ name: nameOf(frame), spent }))),
    own: shares(busy.map(({ id, spent }) => ({ name: nameOf(ancestor(id)), spent }))),
  }
}

function shares(times: Array<{ name: string; spent: number }>): Share[] {
  const total = times.reduce((sum, { spent }) => sum + spent, 0)
  const byName = Map.groupBy(times, ({ name }) => name)
  return [...byName]
    .map(([name, all]) => ({ name, share: all.reduce((sum, { spent }) => sum + spent, 0) / total }))
    .sort((a, b) => b.share - a.share)
}

const root = resolve(import.meta.dirname, '..')

function packageOf({ functionName, url }: Frame): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'V8'
  if (url.startsWith('node:')) return 'node'
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? 'ours'
}

function nameOf(frame: Frame | undefined): string {
  if (!frame) return 'nobody of ours'
  const { functionName, url, lineNumber } = frame
  if (url === '') return functionName
  const place = url.startsWith('file:') ? fileURLToPath(url).replace(`${root}/`, '') : url
  const short = place.replace(/^.*node_modules\//, '')
  return `${functionName || '(anonymous)'} ${short}:${lineNumber + 1}`
}

/** The greatest shares, one a line. */
export function printShares(shares: Share[], count: number): string {
  return shares
    .slice(0, count)
    .map(({ name, share }) => `${(share * 100).toFixed(1).padStart(6)} %  ${name}`)
    .join('\n')
}
