import { randomUUID } from 'node:crypto'

/** Who may ask: the one that has the token, the one that gets tokens by an id and a secret, or both. */
export type Access = {
  token?: string
  client?: { id: string; secret: string }
  /** How long a token that a client gets is good. */
  expiresSeconds?: number
}

/** As MCP of 2026-07-28 protects a server: by bearer tokens, whose authorization server the server names. */
export type Guard = {
  /** The answer to a request whose token is none of ours; null when it may go on. */
  refuse(request: Request): Response | null
  /** The answer to what a client asks on its way to a token; null to anything else. */
  answer(request: Request): Promise<Response | null>
  /** Tokens that clients got are good no longer. */
  revoke(): void
  /** How many tokens clients got. */
  issued(): number
}

const resourcePath = '/.well-known/oauth-protected-resource/mcp'
const scope = 'tools:read'

export function openGuard({ token, client, expiresSeconds = 3_600 }: Access): Guard {
  const good = new Map<string, number>()
  let issued = 0
  const isOpen = token === undefined && client === undefined
  const isGood = (sent: string) => sent === token || performance.now() < (good.get(sent) ?? 0)

  function refuse({ url, headers }: Request): Response | null {
    const sent = headers.get('authorization')
    if (isOpen || (sent?.startsWith('Bearer ') && isGood(sent.slice(7)))) return null
    const metadata = `resource_metadata="${new URL(resourcePath, url)}"`
    const challenge = `Bearer ${sent === null ? '' : 'error="invalid_token", '}${metadata}, scope="${scope}"`
    return new Response('Unauthorized', { status: 401, headers: { 'www-authenticate': challenge } })
  }

  async function issue(request: Request): Promise<Response> {
    const { origin } = new URL(request.url)
    const form = new URLSearchParams(await request.text())
    if (!client || request.headers.get('authorization') !== basic(client)) return refused(401, 'invalid_client')
    if (form.get('grant_type') !== 'client_credentials') return refused(400, 'unsupported_grant_type')
    if (form.get('resource') !== `${origin}/mcp`) return refused(400, 'invalid_target')
    const access_token = randomUUID()
    good.set(access_token, performance.now() + expiresSeconds * 1000)
    issued += 1
    return json({ access_token, token_type: 'Bearer', expires_in: expiresSeconds, scope: form.get('scope') ?? scope })
  }

  return {
    refuse,
    async answer(request) {
      const { origin, pathname } = new URL(request.url)
      if (isOpen) return null
      switch (`${request.method} ${pathname}`) {
        case `GET ${resourcePath}`:
          return json({ resource: `${origin}/mcp`, authorization_servers: [origin], scopes_supported: [scope] })
        case 'GET /.well-known/oauth-authorization-server':
          return json({
            issuer: origin,
            authorization_endpoint: `${origin}/authorize`,
            token_endpoint: `${origin}/token`,
            response_types_supported: ['code'],
            grant_types_supported: ['client_credentials'],
            token_endpoint_auth_methods_supported: ['client_secret_basic'],
          })
        case 'POST /token':
          return issue(request)
      }
      return null
    },
    revoke: () => good.clear(),
    issued: () => issued,
  }
}

const basic = ({ id, secret }: { id: string; secret: string }) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`

const refused = (status: number, error: string) => json({ error }, status)

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
