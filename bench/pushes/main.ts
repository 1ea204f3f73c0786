// A provider of push in a process of its own that answers at once whatever it is asked: what costs is the asking.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Listening, Order, Report } from './protocol.ts'

let awaited = 0
let came = 0
let first = 0

function count() {
  came += 1
  if (came === 1) first = performance.now()
  if (came === awaited) process.send?.({ seconds: (performance.now() - first) / 1000 } satisfies Report)
}

const accessToken = JSON.stringify({ access_token: 'bench', expires_in: 3600, token_type: 'Bearer' })
const sent = JSON.stringify({ name: 'projects/yoldas-local/messages/1' })

const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const isPush = request.url !== '/token'
  request.resume().on('end', () => {
    if (isPush) count()
    response.writeHead(200, { 'content-type': 'application/json' }).end(isPush ? sent : accessToken)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')

process.on('message', ({ awaiting }: Order) => {
  awaited = awaiting
  came = 0
})
process.on('disconnect', () => process.exit(0))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('the provider has no port')
process.send?.({ port: address.port } satisfies Listening)
