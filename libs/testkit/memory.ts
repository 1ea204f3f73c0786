import { readFileSync } from 'node:fs'
import { pause } from '@yoldas/time'

/** Loaded into a process by these arguments, it gives back what it no longer needs when `settledBytes` asks it to. */
export const collecting = ['--expose-gc', '--import', new URL('collect.ts', import.meta.url).href]

const lookMilliseconds = 1_000
const mostLooks = 20

/** Resident memory of a process started with `collecting`, once collecting garbage changes it by less than 1 %. */
export async function settledBytes(pid: number): Promise<number> {
  let before = 0
  for (let look = 0; look < mostLooks; look += 1) {
    process.kill(pid, 'SIGUSR2')
    await pause(lookMilliseconds)
    const bytes = residentBytes(pid)
    if (Math.abs(bytes - before) < bytes / 100) return bytes
    before = bytes
  }
  throw new Error(`the memory of process ${pid} does not settle`)
}

function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) * 1024
}
