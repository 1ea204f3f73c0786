import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const long = 'x'.repeat(100_000)
/** Nothing listens here: a command that goes on past its arguments fails by that, and with other words. */
const nowhere = { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c', NATS_URL: 'nats://127.0.0.1:9', ERASURE_KEY: '' }

async function refused(program: string, args: string[], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...nowhere, ...more }
  const failed: unknown = await promisify(execFile)(process.execPath, [resolve(root, program), ...args], {
    cwd: root,
    env,
    timeout: 90_000,
  }).then(
    () => null,
    (error) => error,
  )
  expect(failed).toMatchObject({ code: expect.any(Number), stdout: '' })
  return failed instanceof Error && 'stderr' in failed ? String(failed.stderr) : ''
}

const bootstrap = 'infra/local/bootstrap.mjs'
const operator = 'infra/operator/main.ts'
const profile = 'services/profile-journey/job.ts'
const corpus = 'services/chat-engine/corpus.ts'
const care = 'services/chat-engine/care.ts'
const evals = 'test/evals/main.ts'

describe.concurrent('a command with arguments that it does not take says so, how it is called, and does nothing', () => {
  test.each<[string, string[], RegExp]>([
    [operator, ['care-report', '--year', 'toString'], /--year "toString" is not a year[\s\S]*usage: job/],
    ['services/chat-engine/job.ts', ['retention', '--dry'], /job "retention --dry" is not.*\nusage: job retention/],
    [profile, ['erasures', '--all'], /job "erasures --all" is not.*\nusage: job erasures/],
    [profile, ['age', '--student', 'x', '--band', '14'], /--band "14" is not one of those there are\nusage: job age/],
    [corpus, ['search', '--exam', 'toString', 'x'], /--exam "toString": there is no such exam[\s\S]*usage: corpus/],
    [care, [long], /care "x{79}…" is not[\s\S]*usage: care/],
    ['test/contracts/release.ts', ['release', '--dry-run'], /npm run contracts -- release/],
    ['test/phone/main.ts', ['toString'], /usage: npm run phone -- walk\|screenshots/],
    ['infra/migrate/main.ts', ['--dry-run'], /migrate takes no arguments, so not "--dry-run" either/],
    ['infra/single/main.ts', ['up'], /usage: npm run single -- init/],
    [bootstrap, ['reset', '--dry-run'], /reset takes no arguments: npm run reset/],
    [bootstrap, ['fuzz', '1', '1e99'], /whole numbers: npm run fuzz -- /],
    [bootstrap, ['at', '24:00'], /usage: npm run at -- HH:MM/],
    [evals, ['all', '--judges', 'x'], /Unknown option '--judges'[\s\S]*usage: npm run evals/],
    [evals, ['--compare', 'package.json', 'package.json'], /package\.json is not the run\.json of a run/],
    [bootstrap, ['toString'], /usage: node infra\/local\/bootstrap\.mjs start\|/],
  ])('%s %j', async (program, args, said) => {
    const errors = await refused(program, args)
    expect(errors).toMatch(said)
    expect(errors).not.toMatch(/^\s+at /m)
    expect(errors.length).toBeLessThan(2_000)
  })

  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['bench/main.ts', { BENCH_ROUNDS: 'NaN' }, /BENCH_ROUNDS: /],
    ['test/chaos/main.ts', { CHAOS_STORMS: '-1' }, /CHAOS_STORMS: /],
    [evals, { EVALS_JUDGE_BASE_URL: 'x' }, /EVALS_JUDGE_BASE_URL: /],
  ])('%s with %j', async (program, env, said) => {
    const errors = await refused(program, [], env)
    expect(errors).toMatch(said)
    expect(errors).not.toMatch(/^\s+at /m)
  })
})
