const mask = '•••'

/** Fields whose value lets somebody act for the student. */
const secretFields = /("(?:token|replyToken|access_token)"\s*:\s*")(?:[^"\\]|\\.)*"/g
const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const signatures = /\b(X-Amz-(?:Signature|Credential|Security-Token)=)[^&"\s]+/gi

/** A body, an event or an address without tokens and signatures. */
export const masked = (text: string): string =>
  text.replaceAll(secretFields, `$1${mask}"`).replaceAll(jwt, mask).replaceAll(signatures, `$1${mask}`)

/** A header’s value as it may be shown. */
export const maskedHeader = (name: string, value: string): string =>
  name.toLowerCase() === 'authorization' ? value.replace(/\S+$/, mask) : masked(value)
