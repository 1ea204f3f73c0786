import { createHmac } from 'node:crypto'

/** What a pseudonym is for. Those of two purposes cannot be linked. */
export type Purpose = 'prompt-cache' | 'gen_ai.conversation.id'

/** A student's name at another company: always the same for one purpose. Undefined without a secret. */
export type Pseudonyms = (purpose: Purpose, studentKey: string) => string | undefined

export const pseudonyms =
  (secret: string | undefined): Pseudonyms =>
  (purpose, studentKey) =>
    secret === undefined
      ? undefined
      : createHmac('sha256', secret).update(`${purpose}:${studentKey}`).digest('base64url')
