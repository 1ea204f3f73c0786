import { microseconds, milliseconds, perSecond, plainTable } from '../table.ts'
import { type Blocks, type Figures, figureOf } from './figures.ts'

/** docs/scale.md says where these come from: nobody has measured them. */
const assumed = {
  turnsADay: 3,
  /** Of the day's turns. */
  busiestHour: 0.15,
  turnSeconds: 5,
  openFeeds: 1 / 20,
  eventsOfTurn: 84,
}
/** Settings that a figure is compared with: of infra/nats and infra/kubernetes. */
const limits = { diskBytes: 100e9, liveBytes: 256 * 2 ** 20, liveSeconds: 600, eventsBytes: 16e9 }
const sizes = [10_000, 1_000_000, 10_000_000]

const turnsASecond = (students: number) => (students * assumed.turnsADay * assumed.busiestHour) / 3600
const eventsASecond = (students: number) => turnsASecond(students) * assumed.eventsOfTurn
const feeds = (students: number) => students * assumed.openFeeds

const whole = (value: number) => (value < 10 ? Number(value.toFixed(1)) : Math.round(value)).toLocaleString('en')
const cores = (value: number) => value.toFixed(value < 0.1 ? 2 : 1)
const binary = (value: number) =>
  value < 2 ** 30 ? `${(value / 2 ** 20).toFixed(1)} MiB` : `${(value / 2 ** 30).toFixed(1)} GiB`
const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** Two digits say enough. */
function bytes(value: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(value) / 3))
  return `${Number((value / 1000 ** power).toPrecision(2))} ${units[power]}`
}

/** Bytes a turn. */
const stored = (figures: Figures, ...names: string[]) =>
  names.reduce((sum, name) => sum + figureOf(figures, 'stored', `${name} bytes`), 0)
const forEver = (figures: Figures) => stored(figures, 'chat.message', 'chat.turn')
const notifications = (figures: Figures) => stored(figures, 'notify.notification', 'notify.delivery', 'notify.attempt')
const firstDay = (figures: Figures) =>
  forEver(figures) + notifications(figures) + stored(figures, 'chat.outbox', 'notify.reply_token')

const kibibytesOfFeed = (figures: Figures) => figureOf(figures, 'feeds', 'kibibytes of a feed')
const liveTurnsASecond = (figures: Figures) => limits.liveBytes / stored(figures, 'LIVE') / limits.liveSeconds
/** Of one day, with what is kept for a month. */
const diskOfStudent = (figures: Figures) => assumed.turnsADay * (365 * forEver(figures) + 30 * notifications(figures))

const thousands = (value: number) => `${(Number((value / 1000).toPrecision(2)) * 1000).toLocaleString('en')}`
const millions = (value: number) => `${Number((value / 1e6).toPrecision(2))} million`

const parts = ['services', 'NATS', 'Postgres']

function costs(figures: Figures): string {
  const line = (path: string, area: string, unit: 'ms' | 'µs', measured = parts) => {
    const format = unit === 'ms' ? milliseconds : microseconds
    const cells = parts.map((part) =>
      measured.includes(part) ? format(figureOf(figures, area, `${part} ${unit}`)) : '',
    )
    return [path, ...cells, `\`BENCH_ONLY=${area} npm run bench\``]
  }
  return plainTable(
    ['', 'CPU of services', 'NATS', 'Postgres', 'measured by'],
    [
      line('a turn, 50 tokens at 10 ms, 64 at once', 'turns', 'ms'),
      line('an event to an open feed', 'feeds', 'µs', ['services', 'NATS']),
      line('a push, from its event to the provider’s answer', 'pushes', 'ms'),
      line('a reply from a notification, accepted and answered', 'replies', 'ms'),
      line('a scheduled message, delivered into history', 'schedules', 'µs'),
    ],
  )
}

/** The figures of docs/scale.md. */
export const scaleBlocks: Blocks = {
  costs,
  'memory of a feed': (figures) => `${whole(kibibytesOfFeed(figures))} KiB`,
  stored: (figures) => {
    const kept = (name: string, what: string, time: string) => [what, whole(stored(figures, name)), time]
    return plainTable(
      ['', 'bytes a turn, indexes included', 'kept'],
      [
        kept('chat.message', '`chat.message`, two rows', 'for ever'),
        kept('chat.turn', '`chat.turn`', 'for ever'),
        kept('chat.outbox', '`chat.outbox`, the event', '24 hours'),
        kept('notify.notification', '`notify.notification`', '30 days'),
        kept('notify.delivery', '`notify.delivery`', '30 days'),
        kept('notify.attempt', '`notify.attempt`', '30 days'),
        kept('notify.reply_token', '`notify.reply_token`', '14 days'),
        kept('log', 'Postgres’s log', 'until it is archived'),
        kept('LIVE', '`LIVE`: `start` and `done`, however long the answer takes', '10 minutes, in memory'),
        kept('EVENTS', '`EVENTS`', '24 hours'),
      ],
    )
  },
  'bytes of a turn': (figures) =>
    `${bytes(forEver(figures))} for ever and ${bytes(firstDay(figures))} on its first day`,
  'commits of a turn': (figures) => `${whole(figureOf(figures, 'stored', 'commits'))} commits`,
  'busiest hour': busiestHour,
  'students of the disk': (figures) => thousands(limits.diskBytes / diskOfStudent(figures)),
  'turns of LIVE': (figures) => `${Math.round(liveTurnsASecond(figures))} turns a second`,
  'students of LIVE': (figures) =>
    millions((liveTurnsASecond(figures) * 3600) / (assumed.turnsADay * assumed.busiestHour)),
  'students of EVENTS': (figures) => millions(limits.eventsBytes / (assumed.turnsADay * stored(figures, 'EVENTS'))),
  'pushes of a notifier': (figures) => perSecond(figureOf(figures, 'pushes', 'pushes a second')),
  'check-ins of a million': (figures) =>
    `${whole(10 * figureOf(figures, 'schedules', 'seconds of 100,000 check-ins'))} s`,
}

function busiestHour(figures: Figures): string {
  const turn = (part: string) => figureOf(figures, 'turns', `${part} ms`)
  const push = (part: string) => figureOf(figures, 'pushes', `${part} ms`)
  const event = (part: string) => figureOf(figures, 'feeds', `${part} µs`)
  const line = (what: string, of: (students: number) => string) => [what, ...sizes.map(of)]
  const turnCores = (ms: number) => (students: number) => cores((turnsASecond(students) * ms) / 1000)
  const eventCores = (students: number, µs: number) => (eventsASecond(students) * µs) / 1e6
  const natsCores = (students: number) =>
    (turnsASecond(students) * (turn('NATS') + push('NATS'))) / 1000 + eventCores(students, event('NATS'))
  const postgres = turn('Postgres') + push('Postgres')
  const daily = (students: number) => students * assumed.turnsADay
  return plainTable(
    ['in the busiest hour', ...sizes.map((students) => `${students < 1e6 ? whole(students) : millions(students)}`)],
    [
      line('turns a second', (students) => whole(turnsASecond(students))),
      line('turns at once', (students) => whole(turnsASecond(students) * assumed.turnSeconds)),
      line('open feeds', (students) => whole(feeds(students))),
      line('live events a second', (students) => whole(eventsASecond(students))),
      line('CPU of services for turns, cores', turnCores(turn('services'))),
      line('CPU of gateways for feeds, cores', (students) => cores(eventCores(students, event('services')))),
      line('CPU of the notifier, cores', turnCores(push('services'))),
      line('CPU of NATS, cores', (students) => cores(natsCores(students))),
      line('CPU of Postgres, cores', turnCores(postgres)),
      line('memory of feeds', (students) => binary(feeds(students) * kibibytesOfFeed(figures) * 1024)),
      line('Postgres’s log a second', (students) => bytes(turnsASecond(students) * stored(figures, 'log'))),
      line('`LIVE` in 10 minutes', (students) =>
        bytes(turnsASecond(students) * limits.liveSeconds * stored(figures, 'LIVE')),
      ),
      line('`EVENTS` in 24 hours', (students) => bytes(daily(students) * stored(figures, 'EVENTS'))),
      line('new in `message` and `turn` in a year', (students) => bytes(daily(students) * 365 * forEver(figures))),
      line('notifications of 30 days', (students) => bytes(daily(students) * 30 * notifications(figures))),
    ],
  )
}
