import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'

const PublishedAlgorithm = z.enum(['ES256', 'RS256', 'EdDSA'])
export type PublishedAlgorithm = z.infer<typeof PublishedAlgorithm>

const SigningKey = z.object({
  kid: z.string().min(1),
  alg: PublishedAlgorithm,
  privateJwk: z.looseObject({ kty: z.string() }),
})
type SigningKey = z.infer<typeof SigningKey>

const KeysFile = z.object({ keys: z.array(SigningKey).min(PublishedAlgorithm.options.length) })

/** The provider's keys. Each algorithm signs with its newest key; every older one stays published. */
export type KeyRing = {
  /** The public half of every key, newest first. */
  published(): JWK[]
  signingKey(alg: PublishedAlgorithm): Promise<{ kid: string; key: CryptoKey | Uint8Array }>
  /** Starts a new key for every algorithm and returns their ids. */
  rotate(): Promise<Record<PublishedAlgorithm, string>>
}

/** With a file the keys outlive the process, so that tokens stay good over a restart; without one they do not. */
export async function openKeyRing(file?: string): Promise<KeyRing> {
  let keys = await readKeys(file)
  const newest = (alg: PublishedAlgorithm) => {
    const key = keys.find((candidate) => candidate.alg === alg)
    if (!key) throw new Error(`no ${alg} key in ${file ?? 'memory'}`)
    return key
  }
  const rotate = async () => {
    keys = [...(await generateKeys()), ...keys]
    if (file) await writeKeys(file, keys)
    return { ES256: newest('ES256').kid, RS256: newest('RS256').kid, EdDSA: newest('EdDSA').kid }
  }
  if (keys.length === 0) await rotate()
  return {
    published: () => keys.map(publicJwk),
    signingKey: async (alg) => {
      const { kid, privateJwk } = newest(alg)
      return { kid, key: await importJWK(privateJwk, alg) }
    },
    rotate,
  }
}

function generateKeys(): Promise<SigningKey[]> {
  return Promise.all(
    PublishedAlgorithm.options.map(async (alg) => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true })
      return SigningKey.parse({ kid: randomUUID(), alg, privateJwk: await exportJWK(privateKey) })
    }),
  )
}

/** Only members that are public by RFC 7518 and 8037: whatever else a private key has must never be published. */
function publicJwk({ kid, alg, privateJwk }: SigningKey): JWK {
  const members = ['kty', 'crv', 'x', 'y', 'n', 'e'].filter((name) => name in privateJwk)
  return {
    ...Object.fromEntries(members.map((name) => [name, privateJwk[name]])),
    kty: privateJwk.kty,
    kid,
    alg,
    use: 'sig',
    key_ops: ['verify'],
  }
}

async function readKeys(file: string | undefined): Promise<SigningKey[]> {
  if (!file) return []
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return []
  try {
    return KeysFile.parse(JSON.parse(text)).keys
  } catch (cause) {
    throw new Error(`${file} holds no keys of the identity stand-in: remove it and start again`, { cause })
  }
}

async function writeKeys(file: string, keys: SigningKey[]): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, JSON.stringify({ keys }), { mode: 0o600 })
  await rename(unfinished, file)
}
