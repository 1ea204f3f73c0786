import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { messagesOf, openScreen, send, whenAnswered } from './hands.ts'
import { expectStill, watchMovementsFromNow } from './look.ts'
import type { Step } from './step.ts'
import { chat, clientOf } from './student.ts'

const turns = 500
const mostTaskMilliseconds = 50

/** At the 95th percentile. */
const mostFrameMilliseconds = 25

/** Between frames of the page, in milliseconds. Run in the page. */
const watchFrames = `
  globalThis.frameTimes = []
  requestAnimationFrame(function next(before) {
    requestAnimationFrame((now) => {
      frameTimes.push(now - before)
      next(now)
    })
  })
`

/** Tasks of the page that took longer than 50 ms, in milliseconds. Run in the page. */
const watchTasks = `
  globalThis.longTasks = []
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' })
`

/**
 * Nothing moves by itself from the press of the button until the answer is there. `watch` is run before. All is found by
 * its class: a search by role looks at every element, and would be what is measured.
 */
async function sendAndExpectStill(page: Page, text: string, watch = ''): Promise<void> {
  await page.locator('.composer-input').fill(text)
  // The field has grown with its text.
  await page.waitForTimeout(300)
  await watchMovementsFromNow(page)
  await page.evaluate(watch)
  await page.locator('.composer .send-button').click()
  const live = page.locator('.bubble-live').first()
  await live.waitFor()
  await live.waitFor({ state: 'detached', timeout: 60_000 })
  await expectStill(page)
}

const speed: Step = {
  name: 'no task takes over 50 ms, few frames over 25 and nothing moves while an answer streams below 1,000 messages',
  async walk({ page, url, first }) {
    const client = await clientOf(page, url)
    for (let i = 0; i < turns; i += 1) await chat(client, `!say ${i}. yanıt`)
    await page.reload()
    await openScreen(first, 'Sohbet')
    const log = messagesOf(first)
    await log.getByRole('article').first().waitFor()
    const older = log.locator('.chat-older button')
    // The last page takes the button away.
    while ((await older.count()) > 0) await older.click({ timeout: 2_000 }).catch(() => {})
    assert.ok((await log.getByRole('article').count()) >= 2 * turns)
    await log.evaluate((box) => Reflect.get(box, 'scrollTo').call(box, 0, 0))
    await sendAndExpectStill(page, '!tokens 1000\n!delay 10', watchTasks + watchFrames)
    const frames: number[] = await page.evaluate('globalThis.frameTimes.sort((one, other) => one - other)')
    const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.NaN
    console.log(`  ${frames.length} frames, p95 ${p95.toFixed(1)} ms`)
    assert.ok(p95 <= mostFrameMilliseconds)
    const tasks: number[] = await page.evaluate('globalThis.longTasks')
    console.log(`  ${tasks.length} long tasks: ${tasks.map(Math.round).join(', ')} ms`)
    assert.deepEqual(
      tasks.filter((milliseconds) => milliseconds > mostTaskMilliseconds),
      [],
    )
  },
}

const stillness: Step = {
  name: 'nothing moves by itself while formulas and a table are written',
  async walk({ page, first }) {
    await page.reload()
    await messagesOf(first).getByRole('article').first().waitFor()
    // What draws formulas comes with it.
    await send(first, 'Türevi anlat')
    await messagesOf(first).locator('.katex').first().waitFor()
    await whenAnswered(first)
    await sendAndExpectStill(page, 'Limit nedir?')
    await sendAndExpectStill(page, 'Mitoz ile mayoz arasındaki fark nedir?')
  },
}

/** What is measured while answers are written. */
export const measured: readonly Step[] = [speed, stillness]
