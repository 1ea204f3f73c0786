import { type Client, createClient } from '@yoldas/client'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const Student = z.object({ sub: z.string() })
const PageConfig = z.object({ gatewayUrl: z.url(), identityUrl: z.url() })
const Token = z.object({ access_token: z.string() })

/** A client of the student who is signed in on the page, for what would take long by hand. */
export async function clientOf(page: Page, url: string): Promise<Client> {
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'localStorage').getItem('yoldas-student'))
  const { sub } = Student.parse(JSON.parse(kept ?? 'null'))
  const config = PageConfig.parse(await (await fetch(new URL('/config.json', url))).json())
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sub }) }
  const { access_token } = Token.parse(await (await fetch(`${config.identityUrl}/token`, asked)).json())
  return createClient({ url: config.gatewayUrl, token: async () => access_token })
}

/** Sends it, and reads its answer to the end. */
export async function chat(client: Client, message: string): Promise<void> {
  for await (const _event of client.turns.send({ message }));
}
