// npm run phone -- walk: everything that a student does with the phone, in a browser, with the stack that runs.
// npm run phone -- screenshots: the README's pictures.
import { join, resolve } from 'node:path'
import { readEnvironment } from '@yoldas/local'
import { openBrowser } from './browser.ts'
import { phoneOf } from './hands.ts'
import { longWalk } from './long.ts'
import { takeScreenshots } from './screenshots.ts'
import type { Walk } from './step.ts'

const root = resolve(import.meta.dirname, '../..')
const pictures = join(root, 'docs/images')

async function walkAll(walk: Walk): Promise<void> {
  for (const [i, step] of longWalk.entries()) {
    const began = performance.now()
    try {
      await step.walk(walk)
    } catch (error) {
      console.error(await walk.page.locator('body').ariaSnapshot())
      throw new Error(`step ${i + 1} failed: ${step.name}`, { cause: error })
    }
    console.log(`${i + 1}/${longWalk.length} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
}

const commands: Record<string, (walk: Walk) => Promise<void>> = {
  walk: walkAll,
  screenshots: (walk) => takeScreenshots(walk, pictures),
}

const { PHONE_URL: url } = await readEnvironment(join(root, '.local/env'))
const [name = '', ...more] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) && more.length === 0 ? commands[name] : undefined
if (!command || !url) {
  const usage = `usage: npm run phone -- ${Object.keys(commands).join('|')}`
  console.error(command ? 'Nothing has been started here: run npm start first.' : usage)
  process.exit(2)
}
await using opened = new AsyncDisposableStack()
const browser = await openBrowser()
opened.defer(() => browser.close())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' })
const page = await context.newPage()
page.setDefaultTimeout(30_000)
await command({ page, url, first: phoneOf(page) })
