import { ClientError } from './errors.ts'
import type { Http } from './http.ts'
import type { Media, MediaBody, Upload } from './types.ts'
import { newRequest } from './xhr.ts'

/** What can be uploaded; in React Native what `fetch(uri).then((file) => file.blob())` gives. */
export type UploadBytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
export type UploadOptions = {
  signal?: AbortSignal
  /** From 0 to 1. Where there is no `XMLHttpRequest`, as in Node, only these two. */
  onProgress?: (done: number) => void
}

type Created = { media: Media; upload: Upload }

export const createMedia = (http: Http, body: MediaBody, signal?: AbortSignal): Promise<Created> =>
  http.json({ method: 'POST', path: '/api/media', body, signal, repeatable: body.clientId !== undefined })

export async function getMedia(http: Http, id: string): Promise<Media> {
  return (await http.json<{ media: Media }>({ method: 'GET', path: `/api/media/${id}`, repeatable: true })).media
}

export async function completeMedia(http: Http, id: string, signal?: AbortSignal): Promise<Media> {
  const request = { method: 'POST', path: `/api/media/${id}/complete`, signal, repeatable: true }
  return (await http.json<{ media: Media }>(request)).media
}

/**
 * Announces, uploads and completes an attachment, whose id a send then names. A `clientId` in the body makes it safe to
 * repeat.
 * @throws ClientError, `media-failed` when the bytes are not what was announced, `cancelled` by the signal
 */
export async function uploadMedia(
  http: Http,
  body: Omit<MediaBody, 'sizeBytes'>,
  bytes: UploadBytes,
  { signal, onProgress }: UploadOptions = {},
): Promise<Media> {
  const sizeBytes = bytes instanceof Blob ? bytes.size : bytes.byteLength
  const { media, upload } = await createMedia(http, { ...body, sizeBytes }, signal)
  // A repeat may find it uploaded.
  if (media.status === 'pending') {
    onProgress?.(0)
    await put(http, upload, bytes, signal, onProgress)
  }
  const completed = await completeMedia(http, media.id, signal)
  if (completed.status !== 'ready') throw new ClientError({ kind: 'media-failed', mediaId: media.id })
  onProgress?.(1)
  return completed
}

/** By XMLHttpRequest where there is one: `fetch` does not say how much has been sent. */
async function put(
  http: Http,
  { method, url, headers }: Upload,
  bytes: UploadBytes,
  signal: AbortSignal | undefined,
  onProgress: ((done: number) => void) | undefined,
): Promise<void> {
  const request = newRequest()
  if (!request) {
    const response = await http.elsewhere(url, { method, headers, body: bytes }, signal)
    await response.body?.cancel().catch(() => {})
    return expectStored(response.status)
  }
  await new Promise<void>((resolve, reject) => {
    const stopping = [http.closed, signal]
    const stop = () => request.abort()
    const settle = (error?: ClientError) => {
      for (const each of stopping) each?.removeEventListener('abort', stop)
      if (error) reject(error)
      else resolve()
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.min(loaded / total, 0.99) : 0)
    request.onerror = () => settle(new ClientError({ kind: 'network' }))
    request.onabort = () => settle(new ClientError({ kind: 'cancelled' }))
    request.onload = () => settle()
    for (const each of stopping) each?.addEventListener('abort', stop)
    if (stopping.some((each) => each?.aborted)) return settle(new ClientError({ kind: 'cancelled' }))
    request.send(bytes)
  })
  expectStored(request.status)
}

function expectStored(status: number): void {
  if (status >= 200 && status < 300) return
  if (status >= 500) throw new ClientError({ kind: 'unavailable', status, retryAfterSeconds: 1 })
  throw new ClientError({ kind: 'unexpected', status })
}
