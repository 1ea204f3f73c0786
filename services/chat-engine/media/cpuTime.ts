import { readFileSync } from 'node:fs'

/** Linux reports the CPU time of programs in hundredths of a second, on every processor. */
const ticksPerSecond = 100
/** After the name of the program, which may contain any character. */
const [userTicks, systemTicks] = [11, 12]

/** CPU time of a process with all its threads; undefined where `/proc` does not say it. */
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
