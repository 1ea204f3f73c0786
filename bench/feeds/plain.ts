// Measures the memory of an idle feed of Node's HTTP server alone.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  if (!request.headers.authorization) return response.end()
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
})
server.listen(Number(process.env.PORT), '127.0.0.1')
