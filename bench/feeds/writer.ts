// What the gateway's feeds are measured beside: the least that a fan-out over the same bus can do. It subscribes to
// what the gateway does, once for each student, and writes every message to the student's sockets as one event, made of
// the message's bytes. It reads no message, checks no token, puts nothing in order, resumes nothing, and lets slow
// readers be.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { connect } from '@nats-io/transport-node'
import { feedSubject, writingSubject } from '@yoldas/contracts/live'

const { hostname: server = '', port = '', username, password } = new URL(process.env.NATS_URL ?? '')
const nats = await connect({ servers: `${server}:${port}`, user: username, pass: password })
const students = new Map<string, Set<Socket>>()

const beginning = Buffer.from('data: ')
const end = Buffer.from('\n\n')

function subscribe(studentKey: string): Set<Socket> {
  const sockets = new Set<Socket>()
  for (const subject of [feedSubject(studentKey), writingSubject(studentKey, '*')])
    nats.subscribe(subject, {
      callback: (_error, { data }) => {
        const frame = Buffer.allocUnsafe(beginning.length + data.length + end.length)
        frame.set(beginning)
        frame.set(data, beginning.length)
        frame.set(end, beginning.length + data.length)
        for (const socket of sockets) socket.write(frame)
      },
    })
  students.set(studentKey, sockets)
  return sockets
}

const listening = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => {})
  socket.once('data', (request) => {
    // In place of a token it is the student's key; a request without one asks whether we are ready.
    const studentKey = /^authorization: Bearer (\S+)/im.exec(request.toString('latin1'))?.[1]
    if (!studentKey) return socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    const sockets = students.get(studentKey) ?? subscribe(studentKey)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n')
  })
}).listen(Number(process.env.PORT), '127.0.0.1')

await once(process, 'SIGTERM')
listening.close()
await nats.close()
process.exit(0)
