import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const setting = '/proc/sys/kernel/sched_autogroup_enabled'

/**
 * Until disposal, Linux shares CPU between threads, not between sessions first (`autogroup` in sched(7)). Every service
 * and every connection to Postgres is a session here: one that has something to do then waits for up to 0.15 s beside a
 * busy one, on a machine that is half idle, and priorities mean nothing between them. Where it may not be changed, it
 * says how.
 */
export function withoutSessionGroups(say: (line: string) => void): Disposable {
  if (!existsSync(setting) || readFileSync(setting, 'utf8').trim() === '0') return { [Symbol.dispose]: () => {} }
  try {
    writeFileSync(setting, '0')
  } catch {
    say(`Linux shares CPU between sessions first. Switch it off, or bystanders wait for it: echo 0 > ${setting}`)
    return { [Symbol.dispose]: () => {} }
  }
  say(`${setting} is 0 while bystanders are measured`)
  return { [Symbol.dispose]: () => writeFileSync(setting, '1') }
}
