import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Answer } from '../answers.ts'

export const metadataToken = '/computeMetadata/v1/instance/service-accounts/default/token'

type Asked = { headers: IncomingMessage['headers']; search: URLSearchParams }

const flavor = { 'metadata-flavor': 'Google' }

/** Google's metadata server: every process that can ask it is the one service account there is. */
export function metadataServer({ accessToken }: { accessToken?: string | undefined }): (asked: Asked) => Answer {
  return ({ headers, search }) => {
    // Keeps a page in somebody's browser from asking, who cannot add it.
    if (headers['metadata-flavor'] !== 'Google')
      return { status: 403, headers: flavor, body: 'Missing Metadata-Flavor' }
    const scopes = (search.get('scopes') ?? '').split(',').filter((scope) => scope !== '')
    if (scopes.length === 0) return { status: 404, headers: flavor, body: 'no scopes' }
    const token = accessToken ?? `ya29.${randomUUID()}`
    return { status: 200, headers: flavor, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }
}
