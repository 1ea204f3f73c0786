// npm run tour: runs docs/tour.md with the stack that runs, all at once, and fails where the page is wrong.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { readEnvironment } from '@yoldas/local'
import { commandsOf, expected, movedTo, problemsOf } from './tour.ts'

const root = resolve(import.meta.dirname, '../..')
const seconds = 180

const addresses = await readEnvironment(join(root, '.local/env'))
const tour = movedTo(commandsOf(await readFile(join(root, 'docs/tour.md'), 'utf8')), addresses)
// As it is pasted: read line by line, with `!` expanded as an interactive shell does.
const bash = spawn('bash', ['--norc'], { stdio: ['pipe', 'pipe', 'pipe'], timeout: seconds * 1000 })
bash.stdin.end(`set -o history -o histexpand\n${tour}`)
bash.stdout.pipe(process.stdout)
const [output, errors] = await Promise.all([text(bash.stdout), text(bash.stderr), once(bash, 'close')])
const problems = problemsOf(output, errors)
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0 ? `tour: ${expected.length} of ${expected.length} as docs/tour.md has them` : 'tour: failed',
)
process.exitCode = problems.length === 0 ? 0 : 1
