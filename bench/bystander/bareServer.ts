// Answers everybody at once, with as little work as Node can: what an attack on it costs others is the machine's doing.
import { createServer } from 'node:http'

const server = createServer((_request, response) => void response.end('{}'))
server.listen(Number(process.env.PORT), '127.0.0.1')
