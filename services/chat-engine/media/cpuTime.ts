import { readFileSync } from 'node:fs'

/** Linux counts for programs in hundredths of a second, on every processor. */
const ticksPerSecond = 100
/** Behind the name of the program, which may have anything in it. */
const [userTicks, systemTicks] = [11, 12]

/** CPU time that a process took so far with all its threads; undefined where `/proc` doesn't say. */
export function cpuSecondsOf(pid: number): number | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return undefined
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[userTicks]) + Number(fields[systemTicks])) / ticksPerSecond
}
