import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { findProgram } from './debian.ts'
import { drills } from './drills.ts'
import { mayMount, type Place, startPlace } from './place.ts'
import { type Alert, firingAlerts, rulesFolder, startPrometheus } from './prometheus.ts'
import { commandsOf, type Ran, runCommand } from './runbook.ts'
import { startSending } from './sending.ts'

const prometheus = await findProgram('prometheus')
if (!mayMount()) console.log('alerts     no disk is filled: to mount one takes root')

const quietSeconds = 180
/** So soon comes a page where sends fail. */
const pageSeconds = 180
/** However long an alert takes, a fault is no longer. */
const longestSeconds = 240
const recoverySeconds = 120

const now = () => performance.now() / 1000
const Configuration = z.object({ global: z.record(z.string(), z.string()) })

/** The alerts that have come, each with the seconds after which it was first seen. */
function watchAlerts(url: string) {
  const began = now()
  const came = new Map<string, Alert & { seconds: number }>()
  return {
    came,
    look: async () => {
      for (const alert of await firingAlerts(url))
        if (!came.has(alert.name)) came.set(alert.name, { ...alert, seconds: Math.round(now() - began) })
    },
  }
}

describe.skipIf(!prometheus || process.env.DATABASE_URL || process.env.NATS_URL)('a drill', () => {
  const opened = new AsyncDisposableStack()
  const rows = [
    ['Fault', 'Sends that failed', 'Alerts', 'Section, and its commands', 'All is well'],
    ['---', '---', '---', '---', '---'],
  ]
  let place: Place
  let global: Record<string, string>

  beforeAll(async () => {
    place = opened.use(await startPlace(await mkdtemp(join(inject('folder'), 'drills-'))))
    global = Configuration.parse(parse(await readFile(join(rulesFolder, 'prometheus.yaml'), 'utf8'))).global
  }, 300_000)
  afterAll(async () => {
    console.log(['', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'))
    await opened.disposeAsync()
  })

  const everyPartIsReady = async () => {
    const answers = Object.values(place.targets).map((url) => fetch(`${url}/readyz`).catch(() => undefined))
    return (await Promise.all(answers)).every((answer) => answer?.ok)
  }
  const runAll = async (sections: readonly string[], url: string) => {
    const ran: Ran[] = []
    for (const section of sections)
      for (const command of await commandsOf(section)) ran.push(await runCommand(command, place, url))
    return ran
  }

  test.for(drills.filter(({ name }) => name !== 'disk' || mayMount()))(
    '$name: $what',
    { timeout: 900_000 },
    async (drill) => {
      // As shipped: nothing is scraped or judged more often.
      await using server = await startPrometheus(prometheus ?? '', place.targets, global)
      await using sending = await startSending(place.stack)
      const since = (second: number) => sending.ended.filter(({ seconds }) => seconds > second)
      const failed = (second: number) => since(second).filter(({ outcome }) => outcome !== 'done')

      const quiet = watchAlerts(server.url)
      for (const end = now() + quietSeconds; now() < end; await setTimeout(1_000)) await quiet.look()
      expect([...quiet.came]).toEqual([])
      expect(since(0).length).toBeGreaterThan(quietSeconds / 2)
      expect(failed(0)).toEqual([])

      const began = now()
      await drill.happen(place)
      const { came, look } = watchAlerts(server.url)
      const sections: string[] = []
      let ran: Ran[] = []
      try {
        while (now() - began < longestSeconds && !drill.alerts.every((name) => came.has(name))) {
          await look()
          await setTimeout(1_000)
        }
        expect([...came.keys()]).toEqual(expect.arrayContaining([...drill.alerts]))
        const named = came.get(drill.alerts[0] ?? '')?.runbook ?? ''
        sections.push(named, ...(drill.alsoRead ?? []))
        ran = await runAll(sections, server.url)
      } finally {
        await drill.mend(place, ran)
      }
      const mended = now()
      const ofFault = [`${failed(began).length} of ${since(began).length}`]
      const recovered = async () => since(mended).some(({ outcome }) => outcome === 'done') && everyPartIsReady()
      await eventually('a send that is answered, and every part ready', recovered, recoverySeconds * 1000)

      const pages = [...came.values()].filter(({ severity }) => severity === 'page').map(({ seconds }) => seconds)
      expect(Math.min(...pages)).toBeLessThanOrEqual(pageSeconds)
      if (drill.finds) expect(ran.map(({ said }) => said).join('\n')).toMatch(drill.finds)
      rows.push([drill.what, ...ofFault, alertsIn(came), commandsIn(sections, ran), inSeconds(now() - mended)])
    },
  )
})

const inSeconds = (seconds: number) => `${Math.round(seconds)} s`
const alertsIn = (came: Map<string, { seconds: number }>) =>
  [...came].map(([name, { seconds }]) => `\`${name}\` ${inSeconds(seconds)}`).join(', ')
const commandsIn = (sections: readonly string[], ran: readonly Ran[]) =>
  [
    ...sections.map((section) => section.replace(/.*#/, '')),
    ...Object.entries(Object.groupBy(ran, ({ how }) => how)).map(([how, all]) => `${all?.length} ${how}`),
  ].join(', ')
