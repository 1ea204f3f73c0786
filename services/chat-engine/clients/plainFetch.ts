import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'

/** A connection that nobody uses is closed after this, before most servers do so; one that is not there is given up. */
const idleMilliseconds = 4_000

const mostRefusalBytes = 64 * 1024

/** What the `openai` SDK calls for `fetch`. An answer with a 2xx has no body of its own: it is had by `bodyOf`. */
export type PlainFetch = {
  fetch: typeof fetch
  bodyOf(answer: Response): IncomingMessage | undefined
  /** What a refusal with these headers said: the SDK keeps only what is as it expects it. */
  refusalOf(headers: Headers | undefined): string
}

/**
 * `fetch` by Node's own client, which reads a stream at half the cost and follows no redirect. The signal ends what is
 * under way until there is an answer: the reader of its body destroys it.
 */
export function plainFetch(): PlainFetch {
  const bodies = new WeakMap<Response, IncomingMessage>()
  const refusals = new WeakMap<Headers, string>()
  const options = { keepAlive: true, timeout: idleMilliseconds }
  const [agent, secureAgent] = [new http.Agent(options), new https.Agent(options)]

  const begin = (url: URL, init: http.RequestOptions) =>
    url.protocol === 'https:'
      ? https.request(url, { ...init, agent: secureAgent })
      : http.request(url, { ...init, agent })

  const ask = (url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = Object.fromEntries(new Headers(headers))
      const request = begin(url, { method, headers: sent })
      const leave = () => void request.destroy(new Error('the caller has left'))
      signal?.addEventListener('abort', leave)
      if (signal?.aborted) leave()
      request.on('error', reject)
      request.on('close', () => signal?.removeEventListener('abort', leave))
      request.on('timeout', () => {
        if (request.socket?.connecting) request.destroy(new Error('no connection in time'))
      })
      request.on('response', (answer) => {
        // A reader gets the error; nobody may be reading yet, or any more.
        answer.on('error', () => {})
        signal?.removeEventListener('abort', leave)
        resolve(answer)
      })
      request.end(body)
    })

  return {
    bodyOf: (answer) => bodies.get(answer),
    refusalOf: (headers) => (headers && refusals.get(headers)) ?? '',
    fetch: async (input, init = {}) => {
      const answer = await ask(new URL(input instanceof Request ? input.url : input), init)
      const { statusCode: status = 0 } = answer
      if (status < 200 || status > 299) {
        const { response, said } = await refused(answer, status, init.signal)
        refusals.set(response.headers, said)
        return response
      }
      const response = new Response(null, { status })
      bodies.set(response, answer)
      return response
    },
  }
}

async function refused(answer: IncomingMessage, status: number, signal: RequestInit['signal']) {
  const leave = () => void answer.destroy()
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  try {
    const said = await startOf(answer)
    return { response: new Response(said, { status, headers: headersOf(answer) }), said: said.toString() }
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** What a refusal says is short: of a long one the rest is left, with its connection. */
async function startOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > mostRefusalBytes) break
  }
  return Buffer.concat(pieces)
}

const headersOf = ({ headersDistinct }: IncomingMessage): Array<[string, string]> =>
  Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
