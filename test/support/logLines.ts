import { globSync, readFileSync } from 'node:fs'

/**
 * What is wrong with a line of a service's log, for readers of JSON that are strict; undefined where nothing is. Of a
 * name that comes twice in an object JSON.parse keeps the last, so what it read is shorter when it is written again.
 */
export function problemOf(line: string): string | undefined {
  try {
    const again = JSON.stringify(JSON.parse(line))
    if (again.length !== line.length) return 'a name comes twice in an object'
    return again.startsWith('{') ? undefined : 'it is not an object'
  } catch {
    return 'it is not JSON'
  }
}

/** @throws with the first line of each log (of a glob) that a strict reader of JSON refuses */
export function checkLogs(logs: string): void {
  const problems = globSync(logs).flatMap((file) => {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const problem = line === '' ? undefined : problemOf(line)
      if (problem) return [`${file}: ${problem}:\n${line}`]
    }
    return []
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
