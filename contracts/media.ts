import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { command } from './events.ts'
import { request } from './request.ts'
import { Count, optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'
import { Verdict } from './verdict.ts'

export const MediaKind = z
  .enum(['image', 'audio', 'video', 'file'])
  .meta({ id: 'MediaKind', description: 'What kind of attachment it is; the size that it may have depends on it.' })
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

/** Of a recording that a server is to hear. */
export const heardLimits = { bytes: 5 * mebibyte, milliseconds: 300_000 }

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
    id: z.uuid().meta({ description: 'For `mediaIds` of a message.' }),
    kind: MediaKind,
    mimeType: z.string().meta({ description: 'By its usual name: an `image/jpg` has become an `image/jpeg`.' }),
    sizeBytes: Count.meta({ description: 'In bytes: as announced, and of what is kept once it is `ready`.' }),
    width: Count.nullable().meta({ description: 'In pixels; null where it is not known.' }),
    height: Count.nullable().meta({ description: 'In pixels; null where it is not known.' }),
    durationMs: Count.nullable().meta({ description: 'In milliseconds, as announced; null where nothing was.' }),
    fileName: z.string().nullable().meta({ description: 'As announced; null where none was.' }),
    status: MediaStatus,
    transcript: z
      .object({ text: z.string().meta({ description: 'At most 8,000 characters.' }) })
      .nullable()
      .meta({
        description:
          'The words of a recording, as a program wrote them down. Null: nobody has, or there were no words.',
      }),
    url: z.string().meta({ format: 'uri' }).nullable().meta({
      description:
        'Signed anew by every read; null until the media is ready, and once the sound of a recording is erased.',
    }),
    urlExpiresAt: Timestamp.nullable().meta({ description: 'Until when `url` works; null without one.' }),
    createdAt: Timestamp.meta({ description: 'When it was announced.' }),
  })
  .meta({ id: 'Media', description: 'An attachment.' })
export type Media = z.infer<typeof Media>

/** Media as it is stored, without an address: one is signed whenever it is shown. */
export const StoredMedia = z
  .object(Media.shape)
  .omit({ url: true, urlExpiresAt: true })
  // The text is empty where a program heard no words. `isSilenced`: the sound is erased.
  .extend({ isSilenced: z.boolean().optional() })
export type StoredMedia = z.infer<typeof StoredMedia>

/** Most attachments of a message. */
export const maxAttachments = 4

export const MediaCreateBody = z
  .object({
    kind: MediaKind,
    mimeType: z
      .string()
      .trim()
      .toLowerCase()
      .min(1)
      .max(255)
      .meta({ description: 'One of the types of its `kind`; parameters, such as codecs, are dropped.' }),
    sizeBytes: z
      .int()
      .min(1)
      .meta({
        description: 'Exactly what will be uploaded: the signature binds it. How much it may be depends on the kind.',
        maximum: Math.max(...Object.values(mediaLimits)),
      }),
    fileName: optional(textUpTo(255)).meta({ description: 'To be shown.' }),
    width: optional(z.int().min(1).max(100_000)).meta({ description: 'In pixels.' }),
    height: optional(z.int().min(1).max(100_000)).meta({ description: 'In pixels.' }),
    durationMs: optional(z.int().min(0).max(86_400_000)).meta({ description: 'In milliseconds, up to a day.' }),
    clientId: optional(Uuid).meta({ description: 'A repeat returns what the first made.' }),
  })
  .meta({ id: 'MediaCreateBody', description: 'What will be uploaded.' })

export const MediaResponse = z.object({ media: Media }).meta({ id: 'MediaResponse', description: 'The attachment.' })

export const MediaUpload = z
  .object({
    method: z.literal('PUT').meta({ description: 'Of the request that uploads.' }),
    url: z.string().meta({ format: 'uri', description: 'The signed address. It needs no access token.' }),
    headers: z.record(z.string(), z.string()).meta({
      description: 'To be sent as they are, beside a Content-Length of exactly `sizeBytes`.',
    }),
    expiresAt: Timestamp.meta({ description: 'Until when the upload may begin.' }),
  })
  .meta({ id: 'MediaUpload', description: 'Where the bytes go, and how.' })

export const MediaCreateResponse = z
  .object({ media: Media, upload: MediaUpload })
  .meta({ id: 'MediaCreateResponse', description: 'The attachment, and where to upload it.' })

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

/**
 * Takes a picture for a mistake that is about to be stored: for an hour it is kept, whether or not anything has it.
 * `unknown` where the student has no such media, `invalid` where it is something else than an image, or is not ready.
 */
export const takeMedia = request({
  service: 'chat-engine',
  subject: 'chat.media.take.v1',
  input: z.object({ studentKey: StudentKey, mediaId: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('taken'), media: StoredMedia }),
    Unknown,
    Invalid,
    Erased,
  ]),
})

/** A mistake has a picture no more: it goes, unless something else has it. */
export const checkMedia = command({
  service: 'chat-engine',
  subject: 'chat.media.check.v1',
  input: z.object({ studentKey: StudentKey, mediaId: z.uuid() }),
})

/** Most media in one `showMedia`. */
export const maxShown = 100

/** Of those that the student has, in any order, each with a fresh address. */
export const showMedia = request({
  service: 'chat-engine',
  subject: 'chat.media.show.v1',
  input: z.object({ studentKey: StudentKey, mediaIds: z.array(z.uuid()).min(1).max(maxShown) }),
  output: z.object({ media: z.array(Media) }),
})
