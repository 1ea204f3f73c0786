import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { nodeArgs } from '@yoldas/local'
import type { Stack } from '../support/stack.ts'

/** 32 characters and more. */
export const erasureKey = 'the erasure key of these checks, which is long enough'

type Said = { code: unknown; out: string; err: string }

/** What profile-journey's own jobs say. */
export const profileJob = ({ database }: Pick<Stack, 'database'>, args: string[], input = '') =>
  run('services/profile-journey/job.ts', args, database.urls['profile-journey'], input)

/** What an operator's commands say. */
export const operatorJob = ({ database }: Pick<Stack, 'database'>, args: string[]) =>
  run('infra/operator/main.ts', args, database.operatorUrl)

async function run(program: string, args: string[], DATABASE_URL: string, input = ''): Promise<Said> {
  const env = { ...process.env, DATABASE_URL, ERASURE_KEY: erasureKey }
  const child = spawn(process.execPath, [...nodeArgs(program), ...args], { env })
  child.stdin.end(input)
  const code = new Promise((settle) => child.once('exit', settle))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}
