import assert from 'node:assert/strict'
import { mkdtemp, stat } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { cacheFolder, publish } from '@yoldas/local'
import { type Browser, chromium, type Page } from 'playwright-core'
import { whenStill } from './look.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, which pages may use without a question.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** CHROMIUM, else the one on PATH, else npm's, which needs neither root nor a download of its own. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: flags })

async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, 'chromium')
    if (await stat(file).catch(() => undefined)) return file
  }
  return ownChromium()
}

/** Unpacked once, into the cache that the servers are in: by itself it would go to the folder that all users share. */
async function ownChromium(): Promise<string> {
  const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'))
  const { size } = await stat(packed)
  const home = join(await cacheFolder(), `chromium-${size}`)
  const file = join(home, 'chromium')
  const isUsable = () =>
    stat(file).then(
      () => true,
      () => false,
    )
  if (await isUsable()) return file
  const folder = await mkdtemp(`${home}.`)
  await inTemporary(folder, async () => (await import('@sparticuz/chromium')).default.executablePath())
  await publish(folder, home, isUsable)
  return file
}

async function inTemporary(folder: string, use: () => Promise<unknown>): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await use()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** axe finds nothing, once all is as visible as it will be. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(whenStill)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  assert.deepEqual(found, [])
}
