import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'
import { Verdict } from './verdict.ts'

export const MediaKind = z.enum(['image', 'audio', 'video', 'file']).meta({ id: 'MediaKind' })
export type MediaKind = z.infer<typeof MediaKind>
export const MediaStatus = z.enum(['pending', 'ready', 'failed']).meta({
  id: 'MediaStatus',
  description: '`pending` until it is completed; `failed` when the bytes are not what was announced.',
})

const mebibyte = 1024 * 1024

/** Most bytes of an attachment, by its kind. */
export const mediaLimits: Record<MediaKind, number> = {
  image: 10 * mebibyte,
  audio: 20 * mebibyte,
  video: 50 * mebibyte,
  file: 20 * mebibyte,
}

/** The types of each kind, and the other names that phones and browsers have for them. */
export const mediaTypes: Record<MediaKind, Record<string, readonly string[]>> = {
  image: { 'image/jpeg': ['image/jpg'], 'image/png': [], 'image/webp': [], 'image/gif': [] },
  audio: {
    'audio/mp4': ['audio/m4a', 'audio/x-m4a'],
    'audio/mpeg': ['audio/mp3'],
    'audio/ogg': ['audio/opus'],
    'audio/wav': ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    'audio/webm': [],
  },
  video: { 'video/mp4': [], 'video/quicktime': ['video/mov'], 'video/webm': [] },
  file: {
    'application/pdf': [],
    'text/plain': [],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [],
  },
}

/** An image is decoded up to this many pixels, over all its frames. */
export const maxImagePixels = 25_000_000

export const Media = z
  .object({
    id: z.uuid(),
    kind: MediaKind,
    mimeType: z.string(),
    sizeBytes: Count,
    width: Count.nullable(),
    height: Count.nullable(),
    durationMs: Count.nullable(),
    fileName: z.string().nullable(),
    status: MediaStatus,
    url: z
      .string()
      .meta({ format: 'uri' })
      .nullable()
      .meta({ description: 'Signed anew by every read; null until the media is ready.' }),
    urlExpiresAt: Timestamp.nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Media' })
export type Media = z.infer<typeof Media>

/** Media as it is stored, without an address: one is signed whenever it is shown. */
export const StoredMedia = z.object(Media.shape).omit({ url: true, urlExpiresAt: true })
export type StoredMedia = z.infer<typeof StoredMedia>

/** Most attachments of a message. */
export const maxAttachments = 4

export const MediaCreateBody = z
  .object({
    kind: MediaKind,
    mimeType: z.string().trim().toLowerCase().min(1).max(255),
    sizeBytes: z
      .int()
      .min(1)
      .meta({
        description: 'Exactly what will be uploaded: the signature binds it. How much it may be depends on the kind.',
        maximum: Math.max(...Object.values(mediaLimits)),
      }),
    fileName: optional(textUpTo(255)),
    width: optional(z.int().min(1).max(100_000)),
    height: optional(z.int().min(1).max(100_000)),
    durationMs: optional(z.int().min(0).max(86_400_000)),
    clientId: optional(Uuid).meta({ description: 'A repeat returns what the first made.' }),
  })
  .meta({ id: 'MediaCreateBody' })

export const MediaResponse = z.object({ media: Media }).meta({ id: 'MediaResponse' })

export const MediaUpload = z
  .object({
    method: z.literal('PUT'),
    url: z.string().meta({ format: 'uri' }),
    headers: z.record(z.string(), z.string()).meta({
      description: 'To be sent as they are, beside a Content-Length of exactly `sizeBytes`.',
    }),
    expiresAt: Timestamp,
  })
  .meta({ id: 'MediaUpload' })

export const MediaCreateResponse = z.object({ media: Media, upload: MediaUpload }).meta({ id: 'MediaCreateResponse' })

const Erased = z.object({ kind: z.literal('erased') })
const Unknown = z.object({ kind: z.literal('unknown') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })
const Found = z.object({ kind: z.literal('found'), media: Media })

/**
 * Announces an upload and signs where it goes. Repeating a mediaId or clientId finds the first. `invalid` also for a
 * student who is blocked.
 */
export const createMedia = request({
  service: 'chat-engine',
  subject: 'chat.media.create.v1',
  input: MediaCreateBody.extend({ studentKey: StudentKey, mediaId: z.uuid(), verdict: Verdict }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('created'), media: Media, upload: MediaUpload }),
    Invalid,
    Erased,
  ]),
})

/**
 * Looks at what was uploaded: `ready` when it is what it was announced as, else `failed`. Media that is either stays
 * what it is. `invalid` while nothing was uploaded.
 */
export const completeMedia = request({
  service: 'chat-engine',
  subject: 'chat.media.complete.v1',
  input: z.object({ studentKey: StudentKey, mediaId: z.uuid() }),
  output: z.discriminatedUnion('kind', [Found, Invalid, Unknown, Erased]),
  // A large image takes seconds to decode; asking another replica meanwhile would only do it twice.
  attemptMilliseconds: 9_000,
})

export const getMedia = request({
  service: 'chat-engine',
  subject: 'chat.media.v1',
  input: z.object({ studentKey: StudentKey, mediaId: z.uuid() }),
  output: z.discriminatedUnion('kind', [Found, Unknown, Erased]),
})
