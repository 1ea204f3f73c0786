import { ClientError, failureOf, isPassing } from './errors.ts'
import { inTime } from './timing.ts'

/**
 * The access token as the app's session has it. With `refused` that token got a 401: give a fresh one. Null: nobody is
 * signed in. Throw when it cannot be had now, such as without a network: nobody is signed out for that. A promise that
 * does not settle within 10 s counts as thrown, and the next request asks again.
 */
export type TokenProvider = (asked: { refused?: string }) => Promise<string | null> | string | null

export type Session = {
  token(): Promise<string>
  /** The token that comes after a refused one: each is refreshed once, for all who ask. */
  tokenAfter(refused: string): Promise<string>
  /**
   * The `sub` of the first token. Where none can be had now it is the one that was kept, and a token of another student
   * is an error then. @throws ClientError where nobody knows it
   */
  studentId(kept: () => Promise<string | undefined>): Promise<string>
}

/** Without a token within this time, what was kept is shown. */
const keptMilliseconds = 500
/** Refreshes that are remembered; a token is good for minutes at least. */
const mostRefreshes = 32

/** The tokens of one student: one of another student is an error for ever after. */
export function openSession(provide: TokenProvider, milliseconds = 10_000): Session {
  let student: string | undefined
  let isOther = false
  const refreshes = new Map<string, Promise<string>>()

  const take = async (asked: { refused?: string }): Promise<string> => {
    let token: string | null
    try {
      token = await inTime(() => provide(asked), milliseconds)
    } catch (cause) {
      throw cause instanceof ClientError ? cause : new ClientError({ kind: 'network' }, cause)
    }
    if (token === null) throw new ClientError({ kind: 'unauthorized' })
    const subject = subjectOf(token)
    student ??= subject
    isOther ||= subject !== student
    if (isOther) throw new ClientError({ kind: 'other-student' })
    return token
  }
  const refresh = (refused: string): Promise<string> => {
    const known = refreshes.get(refused)
    if (known) return known
    const token = take({ refused })
    refreshes.set(refused, token)
    for (const oldest of refreshes.keys()) if (refreshes.size > mostRefreshes) refreshes.delete(oldest)
    token.catch(() => refreshes.delete(refused))
    return token
  }
  /** The session's token, or what came of refreshing it: some sessions go on giving the old one. */
  const current = async (): Promise<string> => {
    let token = await take({})
    const seen = new Set<string>()
    while (!seen.has(token)) {
      seen.add(token)
      token = (await refreshes.get(token)?.catch(() => undefined)) ?? token
    }
    return token
  }

  return {
    token: current,
    async tokenAfter(refused) {
      const token = await current()
      return token === refused ? await refresh(refused) : token
    },
    async studentId(kept) {
      const asked = take({})
      try {
        await inTime(() => asked, Math.min(milliseconds, keptMilliseconds))
      } catch (error) {
        if (!isPassing(failureOf(error))) throw error
        const keptId = await kept()
        // A token may have come meanwhile.
        student ??= keptId
        if (student === undefined) await asked
      }
      return student ?? ''
    },
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The `sub` of an access token, unverified: it only tells students apart on this device. */
export function subjectOf(token: string): string {
  try {
    const bytes: string[] = []
    let [bits, held] = [0, 0]
    for (const letter of token.split('.')[1] ?? '') {
      held = ((held & 0xfff) << 6) | alphabet.indexOf(letter)
      bits += 6
      if (bits < 8) continue
      bits -= 8
      bytes.push(`%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`)
    }
    const { sub }: { sub?: unknown } = JSON.parse(decodeURIComponent(bytes.join('')))
    if (typeof sub === 'string' && sub !== '') return sub
  } catch {}
  throw new ClientError({ kind: 'unauthorized' })
}
