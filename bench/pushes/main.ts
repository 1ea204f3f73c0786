// A provider of push in a process of its own that answers at once whatever it is asked: what costs is the asking.
import { serveBoth } from '@yoldas/http/protocols'
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

const server = await serveBoth((request, reply) => {
  const isPush = request.url !== '/token'
  request.resume().on('end', () => {
    if (isPush) count()
    reply.send(200, { 'content-type': 'application/json' }, isPush ? sent : accessToken)
  })
})

process.on('message', ({ awaiting }: Order) => {
  awaited = awaiting
  came = 0
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: server.url } satisfies Listening)
