import type { JSONWebKeySet } from 'jose'

const deadlineMilliseconds = 3000
const largestBytes = 256 * 1024

/**
 * One GET of a key set. Rejects unless a 200 with a JSON object comes within the deadline and the size, from this very
 * address: a redirect is a failure. What the object holds is for `createLocalJWKSet` to check.
 */
export async function downloadKeySet(url: string, request: typeof fetch): Promise<JSONWebKeySet> {
  const response = await request(url, {
    headers: { accept: 'application/json, application/jwk-set+json' },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMilliseconds),
  })
  if (response.status === 200) return JSON.parse(await readText(response))
  await response.body?.cancel()
  throw new Error(`the request for the key set was answered with ${response.status}`)
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > largestBytes) throw new Error(`the key set is larger than ${largestBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
