// npm run phone -- walk: everything that a student does with the phone, in a browser, with the stack that runs; with the
// name of a visit, or the beginning of it, only that.
// npm run phone -- screenshots: the README's pictures.
import { join, resolve } from 'node:path'
import { readEnvironment } from '@yoldas/local'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { conditions } from './conditions.ts'
import { defectsVisit, historyVisit } from './defects.ts'
import { firstMinute } from './firstMinute.ts'
import { phoneOf } from './hands.ts'
import { longWalk } from './long.ts'
import { looks } from './looks.ts'
import { questions } from './questions.ts'
import { takeScreenshots } from './screenshots.ts'
import type { Visit, Walk } from './step.ts'

const root = resolve(import.meta.dirname, '../..')
const pictures = join(root, 'docs/images')
const desk = { viewport: { width: 1440, height: 900 }, locale: 'tr-TR' }

const visits: readonly Visit[] = [
  { name: 'first minute', window: desk, steps: firstMinute },
  { name: 'questions', window: desk, steps: questions },
  { name: 'desk', window: desk, steps: longWalk },
  defectsVisit,
  historyVisit,
  ...conditions,
  ...looks,
]

async function walkAll(browser: Browser, url: string, named: string): Promise<boolean> {
  const chosen = visits.filter(({ name }) => name.startsWith(named))
  for (const visit of chosen) await inWindow(browser, url, visit, (walk) => walkSteps(visit, walk))
  return chosen.length > 0
}

/** @throws when a step failed */
async function walkSteps({ name, steps, areApart = false }: Visit, walk: Walk): Promise<void> {
  console.log(name)
  const failures: unknown[] = []
  for (const [i, step] of steps.entries()) {
    const began = performance.now()
    try {
      await step.walk(walk)
      console.log(`${i + 1}/${steps.length} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    } catch (error) {
      failures.push(error)
      console.error(`${name}, step ${i + 1} failed: ${step.name}`, error)
      if (!areApart) console.error(await walk.page.locator('body').ariaSnapshot())
      if (!areApart) break
    }
  }
  if (failures.length > 0) throw new Error(`${name}: ${failures.length} failed`, { cause: failures[0] })
}

type Window = Pick<Visit, 'window' | 'prepare'>

async function inWindow(
  browser: Browser,
  url: string,
  { window, prepare }: Window,
  act: (walk: Walk) => Promise<void>,
) {
  await using opened = new AsyncDisposableStack()
  const context = await browser.newContext(window)
  opened.defer(() => context.close())
  await prepare?.(context, url)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await act({ page, url, first: phoneOf(page) })
}

const commands: Record<string, (browser: Browser, url: string, named: string) => Promise<unknown>> = {
  walk: walkAll,
  screenshots: (browser, url) => inWindow(browser, url, { window: desk }, (walk) => takeScreenshots(walk, pictures)),
}

const { PHONE_URL: url } = await readEnvironment(join(root, '.local/env'))
const [name = '', ...more] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command || !url) {
  const usage = `usage: npm run phone -- ${Object.keys(commands).join('|')} [visit]`
  console.error(command ? 'Nothing has been started here: run npm start first.' : usage)
  process.exit(2)
}
await using opened = new AsyncDisposableStack()
const browser = await openBrowser()
opened.defer(() => browser.close())
if ((await command(browser, url, more.join(' '))) === false) {
  console.error(`visits: ${visits.map((visit) => visit.name).join(', ')}`)
  process.exitCode = 2
}
