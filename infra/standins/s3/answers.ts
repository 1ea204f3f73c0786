import type { Body } from './body.ts'
import type { Objects } from './objects.ts'
import type { Received } from './received.ts'

export type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer }

export type Bucket = { name: string; region: string; objects: Objects }

/** What an operation is: it has the whole body, and everything that was signed was checked. */
export type Run = (bucket: Bucket, received: Received, body: Body) => Promise<Answer> | Answer

export const xmlAnswer = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body,
})
