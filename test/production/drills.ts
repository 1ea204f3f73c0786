import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresProcesses } from '@yoldas/local'
import pg from 'pg'
import { diskMegabytes, must, type Place } from './place.ts'
import type { Ran } from './runbook.ts'

/** A fault, and what an operator sees and does. */
export type Drill = {
  name: string
  what: string
  /** Resolves when it has happened. */
  happen(place: Place): Promise<void>
  /** All of these come; the section of the first one is read. */
  alerts: readonly string[]
  /** Sections that the first one leads to. */
  alsoRead?: readonly string[]
  /** What tells the cause, of all that their commands say. */
  finds?: RegExp
  mend(place: Place, ran: readonly Ran[]): Promise<void>
}

const runbook = 'docs/runbooks/alerts.md'
const signalPostgres = ({ disk }: Place, signal: NodeJS.Signals) => {
  for (const pid of postgresProcesses(disk)) process.kill(pid, signal)
}

export const drills: readonly Drill[] = [
  {
    name: 'postgres',
    what: 'Postgres hangs',
    happen: async (place) => signalPostgres(place, 'SIGSTOP'),
    alerts: ['YoldasPostgresAway', 'YoldasBudgetBurnsFast', 'YoldasNotReady', 'YoldasGaugeUnread'],
    mend: async (place) => signalPostgres(place, 'SIGCONT'),
  },
  {
    name: 'lock',
    what: '`chat.message` is locked',
    happen: async ({ stack }) => {
      const client = new pg.Client({ connectionString: stack.database.url })
      // It is ended by the runbook.
      client.on('error', () => {})
      await client.connect()
      await client.query('BEGIN')
      await client.query('LOCK TABLE chat.message IN ACCESS EXCLUSIVE MODE')
    },
    alerts: ['YoldasBudgetBurnsFast'],
    finds: /"blocked_by":\[\d+/,
    mend: async ({ stack }, ran) => {
      const [, pid] = /"blocked_by":\[(\d+)\]/.exec(ran.map(({ said }) => said).join('\n')) ?? []
      await stack.query('SELECT pg_terminate_backend($1)', [pid])
    },
  },
  {
    name: 'disk',
    what: 'the disk of Postgres is full',
    happen: async ({ disk }) => {
      // Ends when nothing more fits.
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'full')}`, 'bs=64k'])
    },
    alerts: ['YoldasBudgetBurnsFast'],
    alsoRead: [`${runbook}#a-disk-is-full`],
    finds: /100%/,
    mend: async ({ disk }) => must('mount', '-o', `remount,size=${2 * diskMegabytes}m`, disk),
  },
  {
    name: 'nats',
    what: 'NATS hangs',
    happen: async ({ stack }) => void process.kill(stack.nats.pid ?? 0, 'SIGSTOP'),
    alerts: ['YoldasNatsAway', 'YoldasBudgetBurnsFast', 'YoldasKeeperSilent'],
    // As the runbook says: its pod is deleted, and a new one has its volume.
    mend: async ({ stack }) => {
      await stack.nats.kill()
      await stack.restartNats()
    },
  },
  {
    name: 'model',
    what: 'the model hangs',
    happen: async ({ model }) => model.blackHole(true),
    alerts: ['YoldasBudgetBurnsFast'],
    finds: /"kind":"timeout"/,
    mend: async ({ model }) => model.heal(),
  },
  {
    name: 'identity',
    what: 'the identity provider hangs when a gateway restarts',
    happen: async ({ stack, identity }) => {
      identity.blackHole(true)
      await stack.parts['gateway-2']?.[Symbol.asyncDispose]()
      await stack.restart('gateway-2')
    },
    alerts: ['YoldasIdentityAway', 'YoldasBudgetBurnsFast'],
    finds: /the key set could not be fetched/,
    mend: async ({ identity }) => identity.heal(),
  },
]
