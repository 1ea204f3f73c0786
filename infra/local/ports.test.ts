import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, host, portProblems } from './ports.ts'

test('free ports differ, also before anybody listens on them', async () => {
  const ports = await Promise.all(Array.from({ length: 500 }, freePort))
  expect(new Set(ports).size).toBe(500)
})

test('a port in use is reported with its part and the variable that moves it', async () => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const uses = [
    { part: 'nats', port: await freePort(), variable: 'NATS_PORT' },
    { part: 'gateway', port: taken, variable: 'GATEWAY_PORT' },
  ]
  expect(await portProblems(uses)).toEqual([
    `gateway: port ${taken} is in use; stop what listens there, or set GATEWAY_PORT to another port`,
  ])
  server.close()
  await once(server, 'close')
  expect(await portProblems(uses)).toEqual([])
})

test('a port that two parts want is reported', async () => {
  const port = await freePort()
  const uses = [
    { part: 'nats', port, variable: 'NATS_PORT' },
    { part: 'model', port, variable: 'MODEL_PORT' },
  ]
  expect(await portProblems(uses)).toEqual([
    `model: port ${port} is wanted by nats too; set MODEL_PORT to another port`,
  ])
})
