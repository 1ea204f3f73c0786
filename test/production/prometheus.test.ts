import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Expression, metricsIn, ofDashboards, ofRules, recordedIn, rules } from '../observability/expressions.ts'
import { runTool } from '../openapi/tool.ts'
import { call, send } from '../support/client.ts'
import { schedule } from '../support/schedule.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { findProgram } from './debian.ts'
import { rulesFolder as folder, startKeeperPart, startPrometheus } from './prometheus.ts'

const promtool = await findProgram('promtool')
const prometheus = await findProgram('prometheus')
if (!promtool) console.log('alerts     the rules are not tested: no promtool')
if (!prometheus) console.log('metrics    no expression is answered: no prometheus')

describe.skipIf(!promtool)('the files of Prometheus', { timeout: 300_000 }, () => {
  test.each([
    ['its rules are valid', ['check', 'rules', join(folder, 'rules.yaml'), join(folder, 'cluster.yaml')]],
    ['its rules call for what they should, and for nothing else', ['test', 'rules', join(folder, 'rules.test.yaml')]],
    ['its configuration is valid', ['check', 'config', '--syntax-only', join(folder, 'prometheus.yaml')]],
  ])('%s', async (_, args) => {
    const { ok, output } = await runTool(promtool ?? '', args)
    expect(ok, output).toBe(true)
  })
})

/** What comes of faults, of TLS, of one hour of the day or of distress: without them there is no sample. */
const rare = new Set([
  'yoldas_certificate_expires_seconds',
  'yoldas_checkins_composed_total',
  'yoldas_checkins_skipped_total',
  'yoldas_concerns_total',
  'yoldas_keeper_made_total',
  'yoldas_over_budget_total',
  'yoldas_push_dropped_total',
  'yoldas_push_misconfigured_total',
  'yoldas_push_overtaken_total',
  'yoldas_unsaid_total',
])
const isRare = (expr: string) =>
  [...metricsIn(expr)].some((name) => rare.has(name)) || /status=~"[45]|outcome!="answered"/.test(expr)

/** Labels, and in brackets behind them what is grouped by these. */
const grouping = /\b(?:by|on) \(([^)]+)\)(?=\s*(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))|)/g

/** The labels by which an expression groups this metric; what has no brackets behind it is for the whole expression. */
function labelsOf(name: string, expr: string): string[] {
  const asked = [...expr.matchAll(grouping)].flatMap(([, labels = '', grouped = expr]) =>
    metricsIn(grouped).has(name) || recordedIn(grouped).has(name) ? labels.split(', ') : [],
  )
  return [...new Set(asked)].filter((label) => label !== 'le')
}

const Answer = z.object({ status: z.literal('success'), data: z.unknown() })
const Result = z.object({ result: z.array(z.object({ metric: z.record(z.string(), z.string()) })) })

describe.skipIf(!prometheus)('a Prometheus that scrapes the services', { timeout: 300_000 }, () => {
  const opened = new AsyncDisposableStack()
  let stack: Stack
  let url: string
  let whenIdle: Awaited<ReturnType<typeof query>>
  const query = async (expr: string) => {
    const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`)
    const answer = await response.text()
    expect(response.status, `${expr}: ${answer}`).toBe(200)
    return Result.parse(Answer.parse(JSON.parse(answer)).data).result
  }

  beforeAll(async () => {
    const prices = { MODEL_PROMPT_PRICE: '0.4', MODEL_CACHED_PRICE: '0.1', MODEL_COMPLETION_PRICE: '1.6' }
    const moderation = { MODERATION_API_KEY: 'test', MODERATION_MODEL: 'stand-in' }
    stack = opened.use(
      await startStack({
        env: async ({ model }) => {
          const second = {
            MODEL_FALLBACK_1_BASE_URL: model.url,
            MODEL_FALLBACK_1_API_KEY: 'test',
            MODEL_FALLBACK_1_NAME: 'second',
          }
          return { 'chat-engine': { ...prices, ...second, ...moderation, MODERATION_BASE_URL: model.url } }
        },
      }),
    )
    const keeper = opened.use(await startKeeperPart(stack))
    const targets = { ...stack.internalUrls, 'bus-keeper': keeper.url }
    const everySecond = { scrape_interval: '1s', evaluation_interval: '2s' }
    const server = opened.use(await startPrometheus(prometheus ?? '', targets, everySecond))
    url = server.url
    await eventually(
      'three minutes in which nobody asks for anything',
      async () => (await query('count_over_time(up{job="gateway"}[10m]) >= 180')).length === 1,
      300_000,
    )
    whenIdle = await query('ALERTS{alertstate="firing"}')
    await doSomeOfEverything(stack)
    await eventually(
      'all that is scraped and recorded',
      async () =>
        (await query('yoldas:slo_errors:ratio_rate3d')).length === 6 &&
        (await query('yoldas:slo_errors:ratio_rate5m == yoldas:slo_errors:ratio_rate5m')).length === 6,
      200_000,
    )
  }, 720_000)
  afterAll(() => opened.disposeAsync())

  const missingLabels = async ({ of, expr }: Expression) => {
    const found = await Promise.all(
      [...metricsIn(expr), ...recordedIn(expr)].map(async (name) => {
        if (rare.has(name)) return []
        const series = await query(`{__name__=~"${name}(_count|_sum)?"}`)
        const lacks = labelsOf(name, expr).filter((label) => !series.some(({ metric }) => label in metric))
        return series.length === 0 ? [`${of}: no ${name}`] : lacks.map((label) => `${of}: ${name} has no ${label}`)
      }),
    )
    return found.flat()
  }

  test('has a sample of every metric that an expression asks for, with the labels that it names', async () => {
    const missing = await Promise.all([...ofRules, ...ofDashboards].map(missingLabels))
    expect(missing.flat()).toEqual([])
  })

  test('fires nothing but the watchdog while a stack is idle', () => {
    expect(whenIdle.map(({ metric }) => metric.alertname)).toEqual(['YoldasWatchdog'])
  })

  test('answers every expression of the dashboards', async () => {
    const unanswered: string[] = []
    for (const { of, expr } of ofDashboards)
      if ((await query(expr)).length === 0 && !isRare(expr)) unanswered.push(`${of}: ${expr}`)
    expect(unanswered).toEqual([])
  })

  test('answers what each rule compares or records', async () => {
    const unanswered: string[] = []
    for (const { alert, record, expr } of rules) {
      await query(expr)
      // Asks for what is not a number: nothing is, while all is well.
      if (expr.includes(' > -Inf')) continue
      const [compared = ''] = record ? [expr] : expr.split(/ (?:>|==) /)
      if ((await query(compared)).length === 0 && !isRare(expr)) unanswered.push(`${alert ?? record}: ${compared}`)
    }
    expect(unanswered).toEqual([])
  })

  test('finds every service, and would miss a metric that is not there', async () => {
    expect((await query('up == 1')).map(({ metric }) => metric.job).toSorted()).toEqual([
      'bus-keeper',
      'chat-engine',
      'companion-scheduler',
      'gateway',
      'notifier',
      'profile-journey',
    ])
    expect(await missingLabels({ of: 'x', expr: 'sum by (nobody) (yoldas_turns_total)' })).toHaveLength(1)
    expect(await missingLabels({ of: 'x', expr: 'yoldas_turn_total' })).toEqual(['x: no yoldas_turn_total'])
  })
})

/** Twice, some seconds apart: of what is counted once there is no rate. */
async function doSomeOfEverything(stack: Stack): Promise<void> {
  for (const _ of ['first', 'again']) {
    const student = await stack.student()
    await call(stack.url, student, 'POST', '/api/devices', { token: `phone-${randomUUID()}`, platform: 'android' })
    await send(stack.url, student, { message: '!tool search_corpus {"query":"deneme analizi"}\n!say tamam' })
    await send(stack.url, student, { message: '!fail 400' })
    await schedule(stack.url, student, { text: 'Merhaba', reason: 'deneme' })
    await stack.query(
      'UPDATE scheduler.scheduled_message SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp()',
    )
    await eventually(
      'what is due to be delivered',
      async () => (await stack.query('SELECT FROM scheduler.scheduled_message')).length === 0,
      90_000,
    )
  }
}
