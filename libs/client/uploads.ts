import { ClientError, failureOf, isPassing } from './errors.ts'
import { type Http, mostTries } from './http.ts'
import { callSafely, type Linked, linked, pause, retryDelay } from './timing.ts'
import type { Media, MediaBody, Upload } from './types.ts'
import { newRequest, type XhrRequest } from './xhr.ts'

/** What can be uploaded; in React Native what `fetch(uri).then((file) => file.blob())` gives. */
export type UploadBytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
export type UploadOptions = {
  signal?: AbortSignal
  /** From 0 to 1, from 0 again with each try. Where there is no `XMLHttpRequest`, as in Node, only these two. */
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
 * Announces, uploads and completes an attachment, whose id a send then names. A break is got over by three tries, each
 * from a fresh address. A `clientId` in the body makes it safe to repeat.
 * @throws ClientError, `media-failed` when the bytes are not what was announced, `cancelled` by the signal
 */
export async function uploadMedia(
  http: Http,
  body: Omit<MediaBody, 'sizeBytes'>,
  bytes: UploadBytes,
  { signal, onProgress = () => {} }: UploadOptions = {},
): Promise<Media> {
  const sizeBytes = sizeOf(bytes)
  const show = (done: number) => callSafely(onProgress, done)
  for (let tries = 1; ; tries += 1) {
    const { media, upload } = await createMedia(http, { ...body, sizeBytes }, signal)
    try {
      // A repeat may find it uploaded.
      if (media.status === 'pending') await put(http, upload, bytes, signal, show)
      const completed = await completeMedia(http, media.id, signal)
      if (completed.status !== 'ready') throw new ClientError({ kind: 'media-failed', mediaId: media.id })
      show(1)
      return completed
    } catch (error) {
      const failure = failureOf(error)
      // Refused: somebody else has taken the bytes, such as a captive portal. Unexpected: the address is over.
      const mayPass = isPassing(failure) || failure.kind === 'refused' || failure.kind === 'unexpected'
      if (tries === mostTries || !mayPass) throw error
      await linked([http.closed, signal], (own) => pause(retryDelay(http.timing, tries - 1, failure), own.signal))
    }
  }
}

const sizeOf = (bytes: UploadBytes) =>
  bytes instanceof ArrayBuffer || 'byteLength' in bytes ? bytes.byteLength : bytes.size

/** Where nothing says how much has been sent, an upload has the time that it takes at this speed. */
const slowestBytesPerMillisecond = 8

/** By XMLHttpRequest where there is one: `fetch` does not say how much has been sent. */
const put = (
  http: Http,
  upload: Upload,
  bytes: UploadBytes,
  signal: AbortSignal | undefined,
  show: (done: number) => void,
): Promise<void> =>
  linked([http.closed, signal], async (own) => {
    const { idle } = http.timing
    const request = newRequest()
    show(0)
    if (request) {
      own.within(idle)
      return expectStored(await http.given(sendBytes(request, upload, { bytes, link: own, show, idle }), own))
    }
    const { method, url, headers } = upload
    own.within(idle + sizeOf(bytes) / slowestBytesPerMillisecond)
    const answer = await http.elsewhere(url, { method, headers, body: bytes }, own)
    void answer.body?.cancel().catch(() => {})
    expectStored(answer.status)
  })

type Sending = { bytes: UploadBytes; link: Linked; show(done: number): void; idle: number }

/** The status of the answer. It is aborted where nothing is sent for the time. */
function sendBytes(request: XhrRequest, { method, url, headers }: Upload, sending: Sending): Promise<number> {
  const { bytes, link, show, idle } = sending
  return new Promise<number>((resolve, reject) => {
    link.signal.addEventListener('abort', () => request.abort())
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      link.within(idle)
      show(total > 0 ? Math.min(loaded / total, 0.99) : 0)
    }
    request.onerror = () => reject(new ClientError({ kind: 'network' }))
    request.onload = () => resolve(request.status)
    request.send(bytes)
  })
}

function expectStored(status: number): void {
  if (status >= 200 && status < 300) return
  if (status >= 500) throw new ClientError({ kind: 'unavailable', status, retryAfterSeconds: 1 })
  throw new ClientError({ kind: 'unexpected', status })
}
