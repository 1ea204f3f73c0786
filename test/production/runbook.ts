import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { root } from '../support/programs.ts'
import type { Place } from './place.ts'

type Language = 'sh' | 'sql' | 'promql'
type Command = { language: Language; text: string }

/** What a command said, and how it was run. `here`: as what is the same on this machine. */
export type Ran = Command & { how: 'as it stands' | 'here' | 'not run'; said: string }

const expression = /^(?:sum|rate|max|count|yoldas_)/

/** The commands of a section, named as alerts name it: those of its blocks, and those within sentences. */
export async function commandsOf(runbook: string): Promise<Command[]> {
  const [file = '', anchor] = runbook.split('#')
  const sections = (await readFile(join(root, file), 'utf8')).split(/^## /m)
  const section = sections.find((one) => slug(one.split('\n', 1)[0] ?? '') === anchor)
  if (!section) throw new Error(`there is no section ${runbook}`)
  const blocks = [...section.matchAll(/^```(sh|sql)\n(.*?)^```/gms)].flatMap(([, language, block = '']): Command[] =>
    language === 'sql'
      ? statements(block).map((one) => ({ language: 'sql', text: one }))
      : lines(block).map((one) => ({ language: 'sh', text: one })),
  )
  const spans = [...section.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].flatMap(
    ([, span = '']): Command[] => {
      const one = span.replaceAll('\n', ' ')
      if (one.startsWith('kubectl ')) return [{ language: 'sh', text: one }]
      return expression.test(one) && one.includes(' ') ? [{ language: 'promql', text: one }] : []
    },
  )
  return [...spans, ...blocks]
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
const statements = (block: string) =>
  block
    .replace(/--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
const lines = (block: string) =>
  block
    .replace(/\|\n\s*/g, '| ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')

/**
 * A statement or an expression runs as it stands. Of what asks a cluster there are here the logs of pods, the programs
 * of the operator's pod, and the disk.
 */
export async function runCommand(command: Command, place: Place, prometheus: string): Promise<Ran> {
  const ran = (how: Ran['how'], said: string): Ran => ({ ...command, how, said })
  if (/<[a-z ]+>/.test(command.text)) return ran('not run', 'names what the one before it finds')
  if (command.language === 'sql')
    return ran('as it stands', await place.stack.query(command.text).then((rows) => JSON.stringify(rows), refusal))
  if (command.language === 'promql') {
    const response = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(command.text)}`)
    return ran('as it stands', await response.text())
  }
  const { program, input } = await here(command.text, place)
  if (program === undefined) return ran('not run', 'asks a cluster')
  const env = {
    ...process.env,
    DATABASE_URL: place.stack.database.operatorUrl,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  }
  const child = spawn('sh', ['-c', program], { cwd: root, env })
  child.stdin.on('error', () => {}).end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return ran('here', out + err)
}

/** What Postgres says to who connects while its disk is full. */
function refusal(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code === '53100') return error.message
  throw error
}

/** The same of this machine. The logs of pods are its input. */
async function here(command: string, place: Place): Promise<{ program?: string; input?: string }> {
  const [, pods = '', lines = '', rest = ''] =
    /^kubectl -n yoldas logs (?:-l app\.kubernetes\.io\/name=)?(\S+) --tail=(-?\d+)(.*)$/.exec(command) ?? []
  const logs = await logsOf(pods, place)
  if (logs.length > 0) {
    const tails = logs.map((log) => (Number(lines) < 0 ? log : lastLines(log, Number(lines))))
    return { program: `cat ${rest}`, input: tails.join('') }
  }
  const [, run = ''] = /^kubectl -n yoldas exec \S+ .*-- (.*)$/.exec(command) ?? []
  if (run.startsWith('node ')) return { program: run }
  return run.startsWith('df ') ? { program: `df -h ${place.disk}` } : {}
}

async function logsOf(name: string, { stack, postgresLog }: Place): Promise<string[]> {
  if (name === 'yoldas-postgres-1') return [await readFile(postgresLog, 'utf8')]
  const pods = Object.keys(stack.parts).filter((part) => part.replace(/-\d+$/, '') === name)
  return Promise.all(pods.map((pod) => stack.logs(pod)))
}

const lastLines = (log: string, count: number) => `${log.trimEnd().split('\n').slice(-count).join('\n')}\n`
