import {
  AgeBody,
  AgeResponse,
  ConsentBody,
  ConsentsResponse,
  grantConsent,
  listConsents,
  putAge,
  StudentConsentKind,
  withdrawConsent,
} from '@yoldas/contracts/age'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import type { RouteDeps } from './route.ts'

const ConsentParams = z.object({
  kind: StudentConsentKind.describe('`parent` is for an operator to note, and a 400 here.'),
})

/** How old the student is, and what they agree to. */
export const ageRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('PUT', '/me/age', putAge, {
      operationId: 'putAge',
      tags: ['profile'],
      summary: 'Says how old the student is',
      description: [
        'One entry is kept for each source, and the youngest of all bands is in force. A 400 on `source` where the',
        'student chose a band older than the one in force; twelve months after it was set, their own band may be',
        'followed by the next older one. Safe to repeat.',
      ].join(' '),
      body: AgeBody,
      response: AgeResponse,
      input: ({ studentKey, body: entry }) => ({ studentKey, entry }),
    })

    route('GET', '/me/consents', listConsents, {
      operationId: 'getConsents',
      tags: ['profile'],
      summary: 'What the student agreed to, and what is missing',
      description:
        'A withdrawal and a new grant are entries of their own. While something is missing, `blocked` says so.',
      response: ConsentsResponse,
      input: ({ studentKey }) => ({ studentKey }),
    })

    route('PUT', '/me/consents/:kind', grantConsent, {
      operationId: 'grantConsent',
      tags: ['profile'],
      summary: 'Agrees',
      description: 'Idempotent. A 400 on `version` for any but the one that the service asks for.',
      params: ConsentParams,
      body: ConsentBody,
      response: ConsentsResponse,
      input: ({ studentKey, params: { kind }, body: { version } }) => ({ studentKey, consent: { kind, version } }),
    })

    route('DELETE', '/me/consents/:kind', withdrawConsent, {
      operationId: 'withdrawConsent',
      tags: ['profile'],
      summary: 'Agrees no longer',
      description: 'Idempotent, whatever the version. A body is ignored.',
      params: ConsentParams,
      response: ConsentsResponse,
      input: ({ studentKey, params: { kind: consentKind } }) => ({ studentKey, consentKind }),
    })
  }
