import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../listen.ts'
import type { Standin } from '../run.ts'
import type { Answer, Bucket } from './answers.ts'
import { authenticate, type Identity } from './authenticate.ts'
import { readBody } from './body.ts'
import { allowOrigin, answerPreflight } from './cors.ts'
import { errorXml, S3Error } from './errors.ts'
import { folderObjects } from './folder.ts'
import { memoryObjects, type Objects } from './objects.ts'
import { operationOf } from './operations.ts'
import { headOf, readRequest } from './received.ts'
import { storedObject } from './writing.ts'

/** Longer than clients keep theirs, so that none writes into a connection which is closing. */
const keepAliveMilliseconds = 75_000

export type StorageOptions = {
  accessKeyId: string
  secretAccessKey: string
  /** The only one there is; it exists from the start. */
  bucket: string
  region?: string | undefined
  /** Where objects outlive a restart; by default they do not. Only one process at a time may use it. */
  folder?: string | undefined
  /** Origins whose pages may read and write. */
  corsOrigins?: readonly string[] | undefined
}

export type Storage = Standin &
  Identity & {
    bucket: string
    /** Of every object, in the order of their bytes. */
    keys(): string[]
    object(key: string): Promise<{ body: Buffer; contentType: string; etag: string; lastModified: Date } | undefined>
    /** Stores past all checks, as somebody else with the keys would. */
    put(key: string, body: string | Uint8Array, contentType?: string): Promise<void>
    remove(key: string): Promise<void>
  }

/**
 * An object storage that speaks S3: path-style addresses, Signature Version 4 checked in headers and presigned
 * addresses. Listens at a free port of 127.0.0.1 unless another is named.
 */
export async function startStorage({
  port = 0,
  host = '127.0.0.1',
  bucket,
  region = 'us-east-1',
  folder,
  corsOrigins = [],
  ...keys
}: StorageOptions & { port?: number; host?: string }): Promise<Storage> {
  const objects = folder === undefined ? memoryObjects() : await folderObjects(folder)
  const identity = { ...keys, region }
  const site = { bucket: { name: bucket, region, objects }, identity, corsOrigins }
  const server = createServer({ keepAliveTimeout: keepAliveMilliseconds }, (request, response) => {
    answer(site, request, response).catch((error: unknown) => sendError(request, response, error))
  })
  const listening = await listen(server, port, host)
  return {
    url: listening.origin,
    bucket,
    ...identity,
    ...insight(objects),
    [Symbol.asyncDispose]: listening[Symbol.asyncDispose],
  }
}

function insight(objects: Objects): Pick<Storage, 'keys' | 'object' | 'put' | 'remove'> {
  return {
    keys: () => objects.list().map(([key]) => key),
    async object(key) {
      const found = await objects.read(key)
      if (!found) return undefined
      const { bytes, headers, etag, lastModified } = found
      return { body: bytes, contentType: headers['content-type'] ?? '', etag, lastModified: new Date(lastModified) }
    },
    put: (key, body, contentType = 'binary/octet-stream') =>
      objects.write(key, storedObject(Buffer.from(body), { 'content-type': contentType }), () => {}),
    remove: objects.remove,
  }
}

type Site = { bucket: Bucket; identity: Identity; corsOrigins: readonly string[] }

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase())
  if (request.method === 'GET' && request.url === '/health') return send(response, { status: 200, body: 'ok' })
  allowOrigin(site.corsOrigins, request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const received = readRequest(headOf(request))
  const signedHash = authenticate(received, site.identity, Date.now())
  const operation = operationOf(received, site.bucket.name)
  const body = await readBody(request, received, signedHash, operation)
  send(response, await operation.run(site.bucket, received, body))
}

/** Node sends no body where there is to be none: for HEAD, 204 and 304. */
function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...length }).end(body)
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const known = error instanceof S3Error ? error : new S3Error('InternalError')
  if (known !== error) console.error(error)
  const resource = (request.url ?? '').replace(/\?.*$/s, '')
  const body = errorXml(known, resource, String(response.getHeader('x-amz-request-id')))
  send(response, { status: known.status, headers: { 'content-type': 'application/xml' }, body })
}
