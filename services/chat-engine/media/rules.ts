import type { ValidationIssue } from '@yoldas/contracts/errors'
import { type MediaKind, mediaLimits, mediaTypes, type StoredMedia } from '@yoldas/contracts/media'

export type Declaration = { kind: MediaKind; mimeType: string; sizeBytes: number }

/** What is wrong with an announcement: an empty list when nothing is. */
export function declarationIssues({ kind, mimeType, sizeBytes }: Declaration): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  if (canonicalType(kind, mimeType) === undefined)
    issues.push({ path: 'mimeType', message: typeMessage(kind, mimeType) })
  if (sizeBytes > mediaLimits[kind])
    issues.push({ path: 'sizeBytes', message: `expected at most ${mediaLimits[kind]} bytes of kind ${kind}` })
  return issues
}

/** The type without parameters such as codecs; undefined when the kind has no such type. */
export function canonicalType(kind: MediaKind, mimeType: string): string | undefined {
  const bare = bareType(mimeType)
  return Object.entries(mediaTypes[kind]).find(([type, aliases]) => type === bare || aliases.includes(bare))?.[0]
}

const bareType = (mimeType: string) => mimeType.split(';', 1).join('').trim()

function typeMessage(kind: MediaKind, mimeType: string): string {
  if (/^image\/hei[cf]\b/.test(bareType(mimeType))) return 'HEIC is not supported: convert the image to JPEG'
  return `expected a type of kind ${kind}: ${Object.keys(mediaTypes[kind]).join(', ')}`
}

/** Why media cannot be the picture of a mistake. */
export const pictureProblem = ({ kind }: Pick<StoredMedia, 'kind'>): string =>
  kind === 'image' ? 'expected an image that is `ready`' : 'expected an image'

/**
 * The names that `file-type` has for each type. It names an MPEG-4 or WebM container as video whatever it holds. An
 * animated PNG is also a PNG.
 */
const detectedTypes: Record<string, readonly string[]> = {
  'image/jpeg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'image/webp': ['image/webp'],
  'image/gif': ['image/gif'],
  'audio/mp4': ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  'audio/mpeg': ['audio/mpeg'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
  'audio/wav': ['audio/wav'],
  'audio/webm': ['video/webm'],
  'video/mp4': ['video/mp4', 'video/x-m4v'],
  'video/quicktime': ['video/quicktime'],
  'video/webm': ['video/webm'],
  'application/pdf': ['application/pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
}

/** Whether bytes whose detected type is `detected` fit the announced type; text needs more than this. */
export function matchesType(mimeType: string, detected: string | undefined): boolean {
  // A text may begin like an image: BMP begins with the letters BM.
  if (mimeType === 'text/plain') return detected !== 'application/pdf'
  return detected !== undefined && (detectedTypes[mimeType]?.includes(detected) ?? false)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are searched for
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

/**
 * Judges bytes piece by piece: whether they are UTF-8 without control characters other than tab, line break, page break
 * and carriage return.
 */
export function textJudge(): (piece: Uint8Array, isLast: boolean) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (piece, isLast) => {
    try {
      return !control.test(decoder.decode(piece, { stream: !isLast }))
    } catch {
      return false
    }
  }
}

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** How a browser treats media: it saves a file under its original name, and shows everything else. */
export function disposition(media: { id: string; kind: MediaKind; mimeType: string; fileName: string | null }): string {
  if (media.kind !== 'file') return 'inline'
  const given = (media.fileName ?? '')
    .replaceAll(/[\p{Cc}/\\]/gu, '_')
    .trim()
    .toWellFormed()
  const name = given === '' ? `${media.id}.${extensions[media.mimeType]}` : [...given].slice(-nameLength).join('')
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncode(name)}`
}

/** The end of a longer name is kept, with its extension: encoded twice it still has to fit into an address. */
const nameLength = 100

/** As RFC 5987 says, which leaves fewer characters unencoded than `encodeURIComponent`. */
const percentEncode = (text: string) =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

export const uploadsOf = (studentKey: string): string => `uploads/${studentKey}/`
export const copiesOf = (studentKey: string): string => `media/${studentKey}/`

/** Where a student's bytes arrive. Anybody who has the address may replace them until it expires. */
export const uploadKey = (studentKey: string, mediaId: string): string => uploadsOf(studentKey) + mediaId

/** Where verified bytes are: only these are served. */
export const copyKey = (studentKey: string, mediaId: string): string => copiesOf(studentKey) + mediaId

/** The key of an image in the size and type that the model gets. */
export const previewKey = (studentKey: string, mediaId: string): string => `${copyKey(studentKey, mediaId)}.preview`
