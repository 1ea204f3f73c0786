import type { Socket } from 'node:net'

/** After the last answer its client gets so long to read it, before the connection is destroyed. */
export const lingerMilliseconds = 2_000

/**
 * To be called before a last answer that may come before all of its request. `node:http` would destroy the socket with
 * that answer, and what the client goes on sending would reset the connection before the answer is read. The socket is
 * ended instead, and what still comes is dropped, past every parser.
 */
export function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    if (socket.readableEnded) return void socket.once('finish', () => socket.destroy())
    // Listening for data takes the socket back from node:http, which reads it by itself until then.
    socket.on('data', drop)
    socket.removeAllListeners('data').on('data', drop).resume()
    const late = setTimeout(() => socket.destroy(), lingerMilliseconds)
    socket.once('close', () => clearTimeout(late))
  }
}

const drop = () => {}
