// npm run phone -- walk: everything that a student does with the phone, in a browser, with the stack that runs.
import { join, resolve } from 'node:path'
import { readEnvironment } from '@yoldas/local'
import { openBrowser } from './browser.ts'
import { phoneOf } from './hands.ts'
import { longWalk } from './long.ts'

const root = resolve(import.meta.dirname, '../..')
const { PHONE_URL: url } = await readEnvironment(join(root, '.local/env'))

async function walk(address: string): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const browser = await openBrowser()
  opened.defer(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  for (const [i, step] of longWalk.entries()) {
    const began = performance.now()
    try {
      await step.walk({ page, url: address, first: phoneOf(page) })
    } catch (error) {
      console.error(await page.locator('body').ariaSnapshot())
      throw new Error(`step ${i + 1} failed: ${step.name}`, { cause: error })
    }
    console.log(`${i + 1}/${longWalk.length} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
}

const [command = ''] = process.argv.slice(2)
if (command !== 'walk' || !url) {
  console.error(url ? 'usage: npm run phone -- walk' : 'Nothing has been started here: run npm start first.')
  process.exit(2)
}
await walk(url)
