import type { TokenProvider } from '@yoldas/client'

const hour = 3600

/**
 * The sign-in of a student, as the identity stand-in gives it: a token is asked for at first, and after one was
 * refused.
 */
export function identitySession(identityUrl: string, sub: string): TokenProvider {
  let current: Promise<string> | undefined
  const ask = async () => {
    const response = await fetch(`${identityUrl}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sub, expiresInSeconds: hour }),
    })
    if (!response.ok) throw new Error(`the identity provider answered ${response.status}`)
    const { access_token: token }: { access_token: string } = await response.json()
    return token
  }
  return ({ refused }) => {
    if (refused !== undefined) current = undefined
    current ??= ask().catch((error: unknown) => {
      current = undefined
      throw error
    })
    return current
  }
}
