import { hash } from 'node:crypto'

/**
 * What push and reply tokens are known by: a token may be longer than an index entry, or a secret that nobody is to
 * read.
 */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
