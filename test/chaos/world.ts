import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase, startPostgres } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { z } from 'zod'
import { newestIn } from '../support/asked.ts'
import { asInImage } from '../support/programs.ts'
import { type Servers, type ServiceName, type Stack, type StackOptions, startStack } from '../support/stack.ts'
import { startProxy, type TcpProxy } from './proxy.ts'

const engines = ['chat-engine', 'chat-engine-2'] as const
const gateways = ['gateway', 'gateway-2'] as const
const notifiers = ['notifier', 'notifier-2'] as const
const schedulers = ['companion-scheduler', 'companion-scheduler-2', 'companion-scheduler-3'] as const
export type Engine = (typeof engines)[number]
export type Gateway = (typeof gateways)[number]
export type Notifier = (typeof notifiers)[number]
export type Scheduler = (typeof schedulers)[number]

/**
 * Two gateways, engines and notifiers, and schedulers, each behind its own proxies, and servers of their own that may
 * be killed.
 */
export type World = AsyncDisposable & {
  stack: Stack
  /** Of the gateways, through their proxies. */
  urls: string[]
  /** Between clients and each gateway, and between each part and its servers. */
  proxies: {
    gateway: Record<Gateway, TcpProxy>
    nats: Record<Gateway | Engine, TcpProxy>
    postgres: Record<Engine, TcpProxy>
    model: Record<Engine, TcpProxy>
    notifierPostgres: Record<Notifier, TcpProxy>
    push: Record<Notifier, TcpProxy>
    schedulerNats: Record<Scheduler, TcpProxy>
    schedulerPostgres: Record<Scheduler, TcpProxy>
  }
  /** How often something was killed with SIGKILL. */
  kills(): number
  /** Ends of parts that nobody killed. */
  crashes: string[]
  /** SIGKILL; the part is started again at once. Resolves when it is dead. */
  kill(part: string): Promise<void>
  /** SIGSTOP, until disposed. */
  freeze(part: string): Disposable
  /** Ends Postgres as a crash of its machine would, and starts it again. Resolves when it takes connections. */
  crashPostgres(): Promise<void>
  /** Kills NATS and starts it again. */
  crashNats(options: { storeLost: boolean }): Promise<void>
  /** Resolves when every part runs and is ready. */
  up(): Promise<void>
  /** Rows of a query, asked again while Postgres is away. */
  rows(text: string, values?: unknown[]): Promise<Array<Record<string, unknown>>>
  /** The engine that called the model for the message with this text last. */
  runner(text: string): Promise<Engine>
}

export type WorldOptions = {
  env?: Partial<Record<ServiceName | Engine | Gateway | Scheduler, Record<string, string>>>
  /** How many of them run; two notifiers by default. */
  schedulers?: 1 | 2 | 3
  notifiers?: 0 | 2
  /** How services are started; as in the image by default. */
  program?: StackOptions['program']
}

export async function startWorld({ env = {}, ...options }: WorldOptions = {}): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-world-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const openPostgres = (port = 0) => startPostgres({ folder, port, durable: true })
  let postgres = await openPostgres()
  opened.defer(() => postgres[Symbol.asyncDispose]())
  const database = await prepareDatabase(postgres.url, 'yoldas')
  const proxied = async <Name extends string>(names: readonly Name[], target: string) => {
    const pairs = names.map(async (name) => [name, opened.use(await startProxy({ target }))] as const)
    return Object.fromEntries(await Promise.all(pairs)) as Record<Name, TcpProxy>
  }
  const links = async ({ nats, model, push }: Servers) => ({
    nats: await proxied([...gateways, ...engines], nats.urlFor('admin')),
    postgres: await proxied(engines, database.urls['chat-engine']),
    model: await proxied(engines, model.url),
    notifierPostgres: await proxied(notifiers, database.urls.notifier),
    push: await proxied(notifiers, push.url),
    schedulerNats: await proxied(schedulers, nats.urlFor('admin')),
    schedulerPostgres: await proxied(schedulers, database.urls['companion-scheduler']),
  })
  let between: Awaited<ReturnType<typeof links>> | undefined
  const stack = opened.use(
    await startStack({
      replicas: {
        ...{ gateway: 2, 'chat-engine': 2 },
        ...{ notifier: options.notifiers ?? 2, 'companion-scheduler': options.schedulers ?? 1 },
      },
      database,
      folder,
      program: options.program ?? asInImage,
      env: async (servers) => {
        between = await links(servers)
        const { nats, postgres, model, notifierPostgres, push, schedulerNats, schedulerPostgres } = between
        const ofGateway = (name: Gateway) => ({ NATS_URL: throughPort(servers.nats.urlFor('gateway'), nats[name]) })
        const ofEngine = (name: Engine) => ({
          NATS_URL: throughPort(servers.nats.urlFor('chat-engine'), nats[name]),
          DATABASE_URL: postgres[name].url,
          MODEL_BASE_URL: model[name].url,
          // Tells the engines apart where the model logs its requests.
          MODEL_NAME: name,
        })
        const ofNotifier = (name: Notifier) => ({
          DATABASE_URL: notifierPostgres[name].url,
          FCM_URL: push[name].url,
          ONESIGNAL_URL: push[name].url,
        })
        const ofScheduler = (name: Scheduler) => ({
          NATS_URL: throughPort(servers.nats.urlFor('companion-scheduler'), schedulerNats[name]),
          DATABASE_URL: schedulerPostgres[name].url,
          ...env['companion-scheduler'],
          ...env[name],
        })
        const { gateway, 'chat-engine': engine, notifier, ...rest } = env
        return {
          ...rest,
          gateway: { ...ofGateway('gateway'), ...gateway },
          'gateway-2': { ...ofGateway('gateway-2'), ...env['gateway-2'] },
          'chat-engine': { ...ofEngine('chat-engine'), ...engine },
          'chat-engine-2': { ...ofEngine('chat-engine-2'), ...engine, ...env['chat-engine-2'] },
          notifier: { ...ofNotifier('notifier'), ...notifier },
          'notifier-2': { ...ofNotifier('notifier-2'), ...notifier },
          ...Object.fromEntries(schedulers.map((name) => [name, ofScheduler(name)])),
        }
      },
    }),
  )
  if (!between) throw new Error('the stack asked for no environment')
  const front = gateways.map(async (name, index) => {
    const proxy = opened.use(await startProxy({ target: stack.urls[index] ?? '' }))
    return [name, proxy] as const
  })
  const gateway = Object.fromEntries(await Promise.all(front)) as Record<Gateway, TcpProxy>
  const supervised = opened.use(supervise(stack))
  let serverKills = 0
  const rows = (text: string, values?: unknown[]) =>
    eventually('an answer of Postgres', () => stack.query(text, values).catch(() => undefined))
  const close = opened.move()
  return {
    stack,
    urls: gateways.map((name) => gateway[name].url),
    proxies: { gateway, ...between },
    kills: () => serverKills + supervised.kills(),
    crashes: supervised.crashes,
    kill: supervised.kill,
    freeze: (part) => {
      const pid = stack.parts[part]?.pid
      signal(pid, 'SIGSTOP')
      return { [Symbol.dispose]: () => signal(pid, 'SIGCONT') }
    },
    crashPostgres: oneByOne(async () => {
      const { pid, exited, port } = postgres
      if (!pid) throw new Error('this Postgres is not ours to kill')
      // Its immediate mode: no child is left behind, nothing is written, the log is read on the way up.
      process.kill(pid, 'SIGQUIT')
      await exited
      postgres = await openPostgres(port)
    }),
    crashNats: oneByOne(async (options: { storeLost: boolean }) => {
      serverKills += 1
      await stack.nats.kill()
      await stack.restartNats(options)
    }),
    up: supervised.up,
    rows,
    runner: (text) => eventually('a call of the model', () => lastCaller(stack, text)),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

/** Each begins when the one before has ended: what is down already cannot be killed. */
function oneByOne<Args extends unknown[]>(crash: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  let last = Promise.resolve()
  return (...args) => {
    last = last.then(() => crash(...args))
    return last
  }
}

function throughPort(url: string, { port }: TcpProxy): string {
  const through = new URL(url)
  through.port = String(port)
  return through.href.replace(/\/$/, '')
}

function signal(pid: number | undefined, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    if (pid) process.kill(pid, name)
  } catch {
    // Killed, and not started again yet.
  }
}

const ModelRequest = z.object({
  model: z.enum(engines),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
})

function lastCaller({ model }: Stack, text: string): Engine | undefined {
  const requests = model.requests().map((request) => ModelRequest.parse(request))
  return requests.findLast(({ messages }) => newestIn(messages).words.includes(text))?.model
}

/** Starts every part again that ends, as whatever runs the services in earnest does. */
export function supervise(stack: Stack) {
  const crashes: string[] = []
  const killed = new Set<string>()
  const down = new Set<string>()
  let kills = 0
  let closing = false

  const keep = async (name: string) => {
    for (;;) {
      const reason = await stack.parts[name]?.exited
      if (closing) return
      down.add(name)
      if (!killed.delete(name)) crashes.push(`${name} ${reason}`)
      while (!closing && !(await startAgain(name)));
      down.delete(name)
    }
  }
  // What it needs may be down as well.
  const startAgain = (name: string) =>
    stack.restart(name).then(
      () => true,
      () => false,
    )
  const keeping = Object.keys(stack.parts).map(keep)
  return {
    crashes,
    kills: () => kills,
    kill: async (name: string) => {
      const part = stack.parts[name]
      if (!part || down.has(name)) return
      kills += 1
      killed.add(name)
      down.add(name)
      await part.kill()
    },
    up: () => eventually('every part', () => down.size === 0, 60_000).then(() => {}),
    async [Symbol.asyncDispose]() {
      closing = true
      for (const part of Object.values(stack.parts)) signal(part.pid, 'SIGCONT')
      await Promise.all(Object.values(stack.parts).map((part) => part[Symbol.asyncDispose]()))
      await Promise.all(keeping)
    },
  }
}
