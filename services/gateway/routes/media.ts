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
import { accepted } from './accepted.ts'
import { bearer, commonFailures, longDeadline, type RouteDeps, routeDeadline, studentOf, unknownId } from './route.ts'

const MediaParams = z.object({ id: Uuid.describe('Of the attachment.') })

export const mediaRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/media',
      {
        schema: {
          operationId: 'createMedia',
          tags: ['media'],
          summary: 'Announces an attachment and says where to upload it',
          description: [
            'The bytes go straight to the storage, by a PUT to `upload.url` with `upload.headers`, within 15 minutes.',
            'Types: image jpeg, png, webp, gif up to 10 MiB; audio m4a, mp3, ogg, wav, webm up to 20 MiB;',
            'video mp4, mov, webm up to 50 MiB; file pdf, txt, docx up to 20 MiB.',
            'What is not completed within 24 hours is removed.',
          ].join(' '),
          body: MediaCreateBody,
          response: { 201: MediaCreateResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const announced = { ...request.body, studentKey, mediaId: newId() }
        const answer = accepted(await bus.request(createMedia, announced, routeDeadline()))
        return reply.code(201).send({ media: answer.media, upload: answer.upload })
      },
    )

    app.post(
      '/media/:id/complete',
      {
        schema: {
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
          response: { 200: MediaResponse, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const asked = { studentKey, mediaId: request.params.id }
        const answer = accepted(await bus.request(completeMedia, asked, longDeadline(reply)))
        return { media: answer.media }
      },
    )

    app.get(
      '/media/:id',
      {
        schema: {
          operationId: 'getMedia',
          tags: ['media'],
          summary: 'An attachment, with a fresh address when it is ready',
          description: 'The address is good for 15 minutes and needs no token.',
          params: MediaParams,
          response: { 200: MediaResponse, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(
          await bus.request(getMedia, { studentKey, mediaId: request.params.id }, routeDeadline()),
        )
        return { media: answer.media }
      },
    )
  }
