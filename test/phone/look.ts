import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

const look = await readFile(join(import.meta.dirname, 'look.js'), 'utf8')

/** In a page it resolves when what moves for a while has stopped. */
export const whenStill = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished),
).then(() => {})`

/** Nothing on the screen is cut, covered, wider than the window or too small for a finger. */
export async function expectReadable(page: Page): Promise<void> {
  await page.locator('[data-starting-style]').first().waitFor({ state: 'detached' })
  await page.evaluate(whenStill)
  const problems: string[] = await page.evaluate(`${look}; globalThis.look()`)
  assert.deepEqual(problems, [])
}

/** As web-vitals counts it, but over all of a visit: what moves by itself, not what a hand has just asked for. */
const watchShifts = `
  globalThis.shifts = []
  const placeOf = ({ y, height }) => Math.round(y) + '+' + Math.round(height)
  const said = ({ node, previousRect, currentRect }) =>
    (node?.className ?? node?.nodeName) + ' ' + placeOf(previousRect) + ' → ' + placeOf(currentRect)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push(value.toFixed(4) + ': ' + sources.map(said).join(', '))
  }).observe({ type: 'layout-shift', buffered: true })
`

export const watchMovements = (context: BrowserContext) => context.addInitScript(watchShifts)
/** From now on, in a page that is open; what was before does not count. */
export const watchMovementsFromNow = (page: Page) => page.evaluate(watchShifts.replace(', buffered: true', ''))

/** Nothing has moved by itself since it is watched. */
export async function expectStill(page: Page): Promise<void> {
  const shifts: string[] = await page.evaluate('globalThis.shifts')
  assert.deepEqual(shifts, [])
}

/** As the student has set it in the browser. */
export const enlargeText = (context: BrowserContext, percent: number) =>
  context.addInitScript(`{
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '${percent}%')
    new MutationObserver(enlarge).observe(document, { childList: true })
    enlarge()
  }`)
