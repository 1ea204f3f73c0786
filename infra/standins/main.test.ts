import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test.for([
  ['identity/main.ts', 'SIGTERM'],
  ['model/main.ts', 'SIGINT'],
  ['push/main.ts', 'SIGTERM'],
  ['highereducation/main.ts', 'SIGINT'],
] as const)('%s says where it listens and ends on %s', async ([file, signal]) => {
  const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
    env: { ...process.env, PORT: '0', KEYS_FILE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const [, origin] = /listens at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(line)) ?? []
  expect((await fetch(`${origin}/health`)).status).toBe(200)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})
