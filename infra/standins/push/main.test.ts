import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test('main.ts says where it listens and ends on SIGTERM', async () => {
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { ...process.env, PORT: '0', ONESIGNAL_API_KEY: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const [, origin] = /listens at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(line)) ?? []
  expect((await fetch(`${origin}/health`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
