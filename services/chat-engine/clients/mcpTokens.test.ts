import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { mcpTokens } from './mcpTokens.ts'

/** A client of a server whose authorization server gives one token after another, each with these fields besides. */
async function startTokens(fields: object) {
  let issued = 0
  const server = createServer((request, response) => {
    issued += 1
    const token = { access_token: `token-${issued}`, token_type: 'Bearer', ...fields }
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify(token)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const access = { clientId: 'id', clientSecret: 'secret', from: { tokenUrl: `${origin}/token` } }
  const { provider, noting } = mcpTokens(`${origin}/mcp`, access)
  const ask = noting(async () => new Response(null, { status: 401 }))
  return {
    issued: () => issued,
    token: async () => (await provider.token()) ?? '',
    /** The refusal of a request with this token. */
    refusalOf: (token: string) => ask(`${origin}/mcp`, { headers: { authorization: `Bearer ${token}` } }),
    refuse: async (response: Response) =>
      provider.onUnauthorized?.({ response, serverUrl: new URL(origin), fetchFn: fetch }),
    [Symbol.dispose]: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('a refusal that comes when the token has been renewed does not renew it again', async () => {
  using tokens = await startTokens({ expires_in: 3_600 })
  const old = await tokens.token()
  const [first, late] = await Promise.all([tokens.refusalOf(old), tokens.refusalOf(old)])
  await tokens.refuse(first)
  await tokens.refuse(late)
  expect([await tokens.token(), tokens.issued()]).toEqual(['token-2', 2])
  await tokens.refuse(await tokens.refusalOf('token-2'))
  expect(await tokens.token()).toBe('token-3')
})

test.each([null, '', 'soon', -1, true, undefined])(
  'a token whose life is %j is kept until it is refused',
  async (expires_in) => {
    using tokens = await startTokens({ expires_in })
    expect([await tokens.token(), await tokens.token(), tokens.issued()]).toEqual(['token-1', 'token-1', 1])
  },
)

test('a life is said as a number or as text', async () => {
  for (const expires_in of [0, '0']) {
    using tokens = await startTokens({ expires_in })
    expect([await tokens.token(), await tokens.token()]).toEqual(['token-1', 'token-2'])
  }
  using tokens = await startTokens({ expires_in: '3600' })
  expect([await tokens.token(), await tokens.token()]).toEqual(['token-1', 'token-1'])
})
