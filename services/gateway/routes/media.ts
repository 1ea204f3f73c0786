import {
  completeMedia,
  createMedia,
  getMedia,
  MediaCreateBody,
  MediaCreateResponse,
  MediaResponse,
} from '@yoldas/contracts/media'
import { Uuid } from '@yoldas/contracts/values'
import { newId } from '@yoldas/ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { longDeadline, type RouteDeps, unknownId } from './route.ts'

const MediaParams = z.object({ id: Uuid.describe('Of the attachment.') })

export const mediaRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('POST', '/media', createMedia, {
      operationId: 'createMedia',
      tags: ['media'],
      summary: 'Announces an attachment and says where to upload it',
      description: [
        'The bytes go straight to the storage, by a PUT to `upload.url` with `upload.headers`, within 15 minutes.',
        'Types: image jpeg, png, webp, gif up to 10 MiB; audio m4a, mp3, ogg, wav, webm up to 20 MiB;',
        'video mp4, mov, webm up to 50 MiB; file pdf, txt, docx up to 20 MiB.',
        'What is not completed within 24 hours is removed. While the student is blocked it is a 400 with the path `""`',
        'and the message `blocked`.',
      ].join(' '),
      body: MediaCreateBody,
      response: MediaCreateResponse,
      status: 201,
      input: ({ studentKey, verdict, body }) => ({ ...body, studentKey, mediaId: newId(), verdict }),
    })

    route('POST', '/media/:id/complete', completeMedia, {
      operationId: 'completeMedia',
      tags: ['media'],
      summary: 'Checks what was uploaded',
      description: [
        'The media is `ready`, or `failed` when the bytes are not what was announced, or take too long to decode.',
        'Repeating it changes nothing, and a send completes its media itself. Before the upload it is a 400. An',
        'image is written anew, upright and without its metadata, so its size and dimensions may be others than',
        'those announced. A student’s images are looked at one after another. After a 503 it is `pending` as before.',
      ].join(' '),
      params: MediaParams,
      response: MediaResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: mediaId } }) => ({ studentKey, mediaId }),
      deadline: longDeadline,
    })

    route('GET', '/media/:id', getMedia, {
      operationId: 'getMedia',
      tags: ['media'],
      summary: 'An attachment, with a fresh address when it is ready',
      description: 'The address is good for 15 minutes and needs no token.',
      params: MediaParams,
      response: MediaResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: mediaId } }) => ({ studentKey, mediaId }),
    })
  }
