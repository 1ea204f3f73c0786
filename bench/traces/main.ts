// Where services send their traces to: reads and drops them, so that what is measured is the tracing alone.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
server.listen(Number(process.env.PORT), '127.0.0.1')
