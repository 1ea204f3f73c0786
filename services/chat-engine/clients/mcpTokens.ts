import type { AuthProvider } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { bounded, McpFailed } from './watchedFetch.ts'

/** How a server that speaks MCP is asked: by a token, or by tokens that a client's id and secret get. */
export type McpAccess = { token: string } | ClientCredentials

export type ClientCredentials = {
  clientId: string
  clientSecret: string
  /** By default what the server asks for. */
  scope?: string | undefined
  /**
   * The authorization server that the client is registered with: the secret is sent to no other, whatever the server
   * says. Or where tokens are had, which is then not looked up.
   */
  from: { issuer: string } | { tokenUrl: string }
}

/** What a token is asked for with. */
type Place = { tokenUrl: string; resource: string; scope: string | undefined; inBody: boolean }

const askMilliseconds = 5_000
const mostBytes = 64 * 1024
/** What is left of a token's time when it is not used any more, at most. */
const marginMilliseconds = 30_000

/** A header can have it. */
const HeaderText = z.string().regex(/^[\x21-\x7e]{1,8192}$/)
/** In seconds, also as text. */
const Life = z.union([
  z.number().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])
const Tokens = z.object({
  access_token: HeaderText,
  token_type: z.string().regex(/^bearer$/i),
  // Whatever else stands there, such as null, does not say when the token ends.
  expires_in: Life.optional().catch(undefined),
})

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>

export type McpTokens = {
  /**
   * Asked by the SDK before each request, and once more after a 401 before it repeats the request.
   * @throws McpFailed, from both
   */
  provider: AuthProvider
  /** The same, of whose answers it is known with which token they were asked for. */
  noting(fetch: Fetch): Fetch
}

/** A token is kept until it expires or is refused; all who need the next one wait for the same. */
export function mcpTokens(url: string, access: McpAccess): McpTokens {
  return 'token' in access ? fixedToken(access.token) : clientTokens(url, access)
}

/** There is no other one: the request is repeated with it, and a second refusal is the answer. */
const fixedToken = (token: string): McpTokens => ({
  provider: { token: async () => token, onUnauthorized: async () => {} },
  noting: (fetch) => fetch,
})

function clientTokens(url: string, access: ClientCredentials): McpTokens {
  const { from, scope } = access
  let place = 'tokenUrl' in from ? placeAt(url, from.tokenUrl, scope) : undefined
  let kept: { token: string; until: number } | undefined
  let renewing: Promise<string> | undefined
  const sentWith = new WeakMap<Response, string | null>()

  async function renew(found: () => Promise<Place>): Promise<string> {
    place = await found()
    const { access_token: token, expires_in: seconds } = await askToken(place, access)
    const milliseconds = (seconds ?? Number.POSITIVE_INFINITY) * 1000
    kept = { token, until: performance.now() + milliseconds - Math.min(marginMilliseconds, milliseconds / 10) }
    return token
  }

  function renewOnce(found: () => Promise<Place>): Promise<string> {
    renewing ??= renew(found)
      .catch((error) => {
        throw named(error)
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  return {
    provider: {
      // Without a place the server says first, by its 401, where its tokens are had.
      token: async () => {
        if (kept && performance.now() < kept.until) return kept.token
        const last = place
        return last && renewOnce(async () => last)
      },
      onUnauthorized: async ({ response }) => {
        // Somebody else's refusal may have come before this one: then there is a newer token already.
        if (kept && sentWith.get(response) !== `Bearer ${kept.token}`) return
        kept = undefined
        await renewOnce(async () =>
          'issuer' in from ? findPlace(url, from.issuer, scope, response) : placeAt(url, from.tokenUrl, scope),
        )
      },
    },
    noting: (fetch) => async (to, init) => {
      const response = await fetch(to, init)
      sentWith.set(response, new Headers(init?.headers).get('authorization'))
      return response
    },
  }
}

/** The server's own name, as tokens for it are asked for. */
function resourceOf(url: string): string {
  const whole = new URL(url)
  whole.hash = ''
  return whole.pathname === '/' && whole.search === '' ? whole.origin : whole.href
}

const placeAt = (url: string, tokenUrl: string, scope: string | undefined): Place => ({
  tokenUrl,
  resource: resourceOf(url),
  scope,
  inBody: false,
})

/** As the protocol has it: the server names its authorization servers, and that one says where its tokens are had. */
async function findPlace(url: string, issuer: string, scope: string | undefined, refusal: Response): Promise<Place> {
  const sdk = await import('@modelcontextprotocol/client')
  const challenge = sdk.extractWWWAuthenticateParams(refusal)
  const { resourceMetadataUrl } = challenge
  // Elsewhere than with the server nothing is looked up.
  const where = resourceMetadataUrl?.origin === new URL(url).origin ? { resourceMetadataUrl } : {}
  const server = await sdk.discoverOAuthProtectedResourceMetadata(url, where, boundedFetch)
  if (!sdk.checkResourceAllowed({ requestedResource: url, configuredResource: server.resource }))
    throw new McpFailed('refused', 'the server’s metadata are those of another server')
  const spelled = server.authorization_servers?.find((one) => withoutSlash(one) === withoutSlash(issuer))
  if (spelled === undefined)
    throw new McpFailed('refused', 'the server does not name the authorization server of MCP_ISSUER')
  const metadata = await sdk.discoverAuthorizationServerMetadata(spelled, { fetchFn: boundedFetch })
  if (!metadata) throw new McpFailed('refused', 'the authorization server says nothing of itself')
  const methods = metadata.token_endpoint_auth_methods_supported ?? []
  return {
    tokenUrl: sdk.assertSecureTokenEndpoint(metadata.token_endpoint).href,
    resource: server.resource,
    scope: scope ?? challenge.scope ?? server.scopes_supported?.join(' '),
    inBody: !methods.includes('client_secret_basic') && methods.includes('client_secret_post'),
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

async function askToken({ tokenUrl, resource, scope, inBody }: Place, { clientId, clientSecret }: ClientCredentials) {
  const [id, secret] = [clientId, clientSecret].map(encodeURIComponent)
  const response = await boundedFetch(tokenUrl, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(!inBody && { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }),
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      resource,
      ...(scope !== undefined && { scope }),
      ...(inBody && { client_id: clientId, client_secret: clientSecret }),
    }),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new McpFailed('refused', `the authorization server refused with ${response.status}`)
  }
  return Tokens.parse(await response.json())
}

async function boundedFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(askMilliseconds) })
  const { status, headers, body } = response
  return body ? new Response(bounded(body, mostBytes), { status, headers }) : response
}

/** Without what the error says of the answer, which may hold a token. */
function named(error: unknown): McpFailed {
  if (error instanceof McpFailed) return error
  if (error instanceof Error && error.cause instanceof McpFailed) return error.cause
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new McpFailed('timeout', 'the authorization server did not answer in time')
  if (error instanceof TypeError) return new McpFailed('unreachable', 'the authorization server could not be reached')
  return new McpFailed('malformed', 'what is said of tokens cannot be read')
}
