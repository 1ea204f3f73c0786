import { readFileSync } from 'node:fs'

/** The kernel's unit in /proc, the same on every Linux. */
const ticksPerSecond = 100

/** Processes by what they are to the figures. A server elsewhere has no number. */
export type Processes = { services: number[]; nats: number | undefined; postgres: number | undefined; model: number }
export type CpuSeconds = Record<keyof Processes, number>

/** User and system seconds that the processes have used so far. NaN of what is not on this machine. */
export function cpuOf({ services, nats, postgres, model }: Processes): CpuSeconds {
  return {
    services: services.reduce((sum, pid) => sum + secondsOf(pid), 0),
    nats: secondsOf(nats),
    postgres: familySeconds(postgres),
    model: secondsOf(model),
  }
}

/** A figure for each part. */
export const forEachPart = (figure: (part: keyof CpuSeconds) => number): CpuSeconds => ({
  services: figure('services'),
  nats: figure('nats'),
  postgres: figure('postgres'),
  model: figure('model'),
})

/** As docs/scale.md counts with it. */
export const cpuFigures = ({ services, nats, postgres }: CpuSeconds, unit: 'ms' | 'µs'): Record<string, number> => ({
  [`services ${unit}`]: services,
  [`NATS ${unit}`]: nats,
  [`Postgres ${unit}`]: postgres,
})

/** User and system seconds that one process has used so far; NaN of none. */
export const secondsOf = (pid: number | undefined): number => sum(pid, ['user', 'system'])

/** Postgres's backends, those that have ended included. */
function familySeconds(pid: number | undefined): number {
  const children = pid === undefined ? [] : readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const alive = children.filter((child) => child !== '').reduce((total, child) => total + ofChild(Number(child)), 0)
  return sum(pid, ['user', 'system', 'endedUser', 'endedSystem']) + alive
}

/** A child may end between the list and the look: then its parent has its time, and the next look will see that. */
function ofChild(pid: number): number {
  try {
    return secondsOf(pid)
  } catch {
    return 0
  }
}

/** proc_pid_stat(5), counted from what follows the program's name, which may hold anything. */
const fields = { user: 11, system: 12, endedUser: 13, endedSystem: 14 } as const

function sum(pid: number | undefined, wanted: Array<keyof typeof fields>): number {
  if (pid === undefined) return Number.NaN
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return wanted.reduce((total, name) => total + Number(values[fields[name]]), 0) / ticksPerSecond
}
