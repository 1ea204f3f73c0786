import { samples } from '@yoldas/chat-engine/test/mediaFiles'
import { Media, MediaCreateResponse, type MediaKind, type MediaUpload, mediaTypes } from '@yoldas/contracts/media'
import type { z } from 'zod'
import { answer, call } from './client.ts'
import type { Student } from './stack.ts'

/** A few bytes of this type. */
export async function sample(mimeType: string): Promise<Buffer> {
  const make = samples[mimeType]
  if (!make) throw new Error(`there is no sample of ${mimeType}`)
  return await make()
}

export function kindOf(mimeType: string): MediaKind {
  for (const kind of ['image', 'audio', 'video', 'file'] as const) if (mimeType in mediaTypes[kind]) return kind
  throw new Error(`no kind has ${mimeType}`)
}

/** Announces media of these bytes. */
export async function announce(url: string, student: Student, mimeType: string, bytes: Uint8Array, more: object = {}) {
  const body = { kind: kindOf(mimeType), mimeType, sizeBytes: bytes.length, ...more }
  const created = await answer(call(url, student, 'POST', '/api/media', body))
  if (created.status !== 201) throw new Error(`not announced: ${created.status} ${JSON.stringify(created.body)}`)
  return MediaCreateResponse.parse(created.body)
}

/** Puts bytes where an announcement said, as a client does; resolves with the status. */
export async function put({ url, headers }: z.infer<typeof MediaUpload>, bytes: Uint8Array): Promise<number> {
  return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status
}

/** Announces and uploads: what is left is to complete it, or to send it. */
export async function upload(url: string, student: Student, mimeType: string, bytes: Uint8Array, more: object = {}) {
  const created = await announce(url, student, mimeType, bytes, more)
  const status = await put(created.upload, bytes)
  if (status !== 200) throw new Error(`the storage refused an upload: ${status}`)
  return created
}

export const complete = (url: string, student: Student, mediaId: string) =>
  answer(call(url, student, 'POST', `/api/media/${mediaId}/complete`))

/** Announces, uploads and completes: what the media is then. */
export async function attach(url: string, student: Student, mimeType: string, bytes: Uint8Array, more: object = {}) {
  const { media } = await upload(url, student, mimeType, bytes, more)
  const { status, body } = await complete(url, student, media.id)
  if (status !== 200) throw new Error(`not completed: ${status} ${JSON.stringify(body)}`)
  return Media.parse(body.media)
}

/** What is behind an address, and how a browser is told to show it. */
export async function download(url: string | null) {
  if (url === null) throw new Error('media without an address')
  const response = await fetch(url)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
