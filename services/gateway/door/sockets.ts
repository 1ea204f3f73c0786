import type { Socket } from 'node:net'
import { Unavailable } from '@yoldas/bus'
import { unavailable } from '@yoldas/http'
import type { FastifyInstance } from 'fastify'
import { refusedAtOnce } from './descriptors.ts'

const silentMilliseconds = 10_000

/**
 * At most `maxSockets` connections are served; who comes beyond them is asked to come again. One that sends no byte in
 * 10 s is closed.
 */
export function boundSockets(app: FastifyInstance, maxSockets: number) {
  const beyond = new WeakSet<Socket>()
  let open = 0
  app.server.maxConnections = maxSockets + refusedAtOnce
  app.server.on('connection', (socket: Socket) => {
    open += 1
    if (open > maxSockets) beyond.add(socket)
    let silent: NodeJS.Timeout | undefined = setTimeout(() => {
      silent = undefined
      if (socket.bytesRead === 0) socket.destroy()
    }, silentMilliseconds)
    socket.on('close', () => {
      open -= 1
      clearTimeout(silent)
    })
  })
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (!beyond.has(socket)) return done()
    reply.header('connection', 'close')
    done(unavailable(new Unavailable('there are more connections than MAX_SOCKETS')))
  })
}
