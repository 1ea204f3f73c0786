import { ClientError } from './errors.ts'

/**
 * The access token as the app's session has it. With `refused` the service did not take that one: give a fresh one.
 * Null: nobody is signed in. Throw when it cannot be had now, such as without a network: nobody is signed out for that.
 */
export type TokenProvider = (asked: { refused?: string }) => Promise<string | null> | string | null

export type Session = {
  token(): Promise<string>
  /**
   * The token that comes after a refused one: the session's, when it has changed meanwhile, else refreshed once for all
   * who ask.
   */
  tokenAfter(refused: string): Promise<string>
  /** The `sub` of the first token. */
  studentId(): Promise<string>
}

/** The tokens of one student: one of another student is an error for ever after. */
export function openSession(provide: TokenProvider): Session {
  let student: string | undefined
  let isOther = false
  let refreshing: { refused: string; token: Promise<string> } | undefined

  const take = async (asked: { refused?: string }): Promise<string> => {
    let token: string | null
    try {
      token = await provide(asked)
    } catch (cause) {
      throw new ClientError({ kind: 'network' }, cause)
    }
    if (token === null) throw new ClientError({ kind: 'unauthorized' })
    const subject = subjectOf(token)
    student ??= subject
    isOther ||= subject !== student
    if (isOther) throw new ClientError({ kind: 'other-student' })
    return token
  }

  return {
    token: () => take({}),
    async tokenAfter(refused) {
      const current = await take({})
      if (current !== refused) return current
      if (refreshing?.refused !== refused) {
        const token = take({ refused })
        refreshing = { refused, token }
        const forget = () => {
          if (refreshing?.token === token) refreshing = undefined
        }
        token.then(forget, forget)
      }
      return await refreshing.token
    },
    async studentId() {
      await take({})
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
