import type { ServerResponse } from 'node:http'
import { pause } from '@yoldas/time'
import { badRequest, errorOf } from './errors.ts'

/** Of the service: larger files are refused. */
const largestFileBytes = 25 * 1024 * 1024
const endings = ['flac', 'm4a', 'mp3', 'mp4', 'mpeg', 'mpga', 'oga', 'ogg', 'wav', 'webm']

/** What a recording says, for tests: it follows this in its bytes, up to their end. */
export const saidMark = '\nyoldas-said:'
/** What one says that has no such words, as from the page. */
const usualWords = 'Bugün türev çalıştım ama zincir kuralını anlamadım.'

type Fault = (response: ServerResponse, words: string) => void | Promise<void>

const json = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const fail = (status: number) => () => {
  throw errorOf(status)
}

/** By the first word of what is said, such as `!cut`. */
export const faults: Record<string, Fault> = {
  '!slow': async (response, words) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    await pause(15_000, gone.signal)
    if (!gone.signal.aborted) json(response, { text: words })
  },
  '!hang': () => {},
  '!trickle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const writing = setInterval(() => response.write(' '), 200)
    response.once('close', () => clearInterval(writing))
  },
  '!empty': (response) => json(response, { text: '' }),
  '!silence': (response) => json(response, { text: 'Altyazı M.K.' }),
  '!language': (response) => json(response, { text: 'Today I studied derivatives but I did not get the chain rule.' }),
  '!garbage': (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"text": "Bug'),
  '!html': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  '!shape': (response) => json(response, { results: [{ transcript: 'Merhaba' }] }),
  '!cut': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' })
    response.write('{"text": "Bug', () => response.destroy())
  },
  '!huge': (response) => json(response, { text: 'çok '.repeat(2_500_000) }),
  '!500': fail(500),
  '!429': fail(429),
  '!401': fail(401),
}

/** `POST /v1/audio/transcriptions`, with a body as of a form. */
export async function transcribe(body: Buffer, contentType: string, response: ServerResponse): Promise<void> {
  const form = await readForm(body, contentType)
  const file = form.get('file')
  if (!(file instanceof File))
    throw badRequest("Missing required parameter: 'file'.", 'file', 'missing_required_parameter')
  if (!form.get('model'))
    throw badRequest("Missing required parameter: 'model'.", 'model', 'missing_required_parameter')
  if (file.size > largestFileBytes) throw errorOf(413)
  if (file.size === 0 || !endings.includes(file.name.split('.').at(-1) ?? ''))
    throw badRequest(`Invalid file format. Supported formats: ${JSON.stringify(endings)}`, 'file', 'unsupported_value')
  const words = wordsIn(Buffer.from(await file.arrayBuffer()))
  const [first = ''] = words.split(/\s/, 1)
  const fault = faults[first]
  if (fault) return await fault(response, words.slice(first.length).trim())
  json(response, { text: words })
}

function wordsIn(bytes: Buffer): string {
  const at = bytes.lastIndexOf(saidMark)
  return at < 0 ? usualWords : bytes.subarray(at + saidMark.length).toString('utf8')
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw badRequest('Could not parse multipart form')
  }
}
