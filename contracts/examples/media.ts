import type { z } from 'zod'
import type { Media, MediaCreateBody, MediaCreateResponse, MediaUpload } from '../media.ts'

const id = '01a1fea2-6d50-7abc-8def-0123456789ab'
const [width, height] = [1080, 720]

export const createBody: z.input<typeof MediaCreateBody> = {
  kind: 'image',
  mimeType: 'image/png',
  sizeBytes: 214_016,
  fileName: 'soru.png',
  width,
  height,
  clientId: '2a7d54f0-3f0e-4c56-8b8f-5f0a4c1d9e72',
}

const pending: Media = {
  id,
  kind: 'image',
  mimeType: 'image/png',
  sizeBytes: 214_016,
  width,
  height,
  durationMs: null,
  fileName: 'soru.png',
  status: 'pending',
  transcript: null,
  url: null,
  urlExpiresAt: null,
  createdAt: '2026-11-21T15:03:40.112Z',
}

export const media: Media = {
  ...pending,
  sizeBytes: 213_770,
  status: 'ready',
  url: `https://storage.example.com/media/${id}?X-Amz-Expires=900&X-Amz-Signature=6c1d`,
  urlExpiresAt: '2026-11-21T15:19:05.000Z',
}

export const upload: z.infer<typeof MediaUpload> = {
  method: 'PUT',
  url: `https://storage.example.com/media/uploads/${id}?X-Amz-Expires=900&X-Amz-Signature=91fe`,
  headers: { 'content-type': 'image/png' },
  expiresAt: '2026-11-21T15:18:40.000Z',
}

export const createResponse: z.infer<typeof MediaCreateResponse> = { media: pending, upload }
