export type ModelFailure =
  | 'refused'
  | 'unreachable'
  | 'stalled'
  | 'cut'
  | 'malformed'
  | 'oversized'
  | 'unfinished'
  | 'broken'
  | 'empty'

/**
 * The model refused, or its stream was cut, has an error or is not what the protocol says. Never quotes what was said:
 * it is logged.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly kind: ModelFailure
  /** Of the answer, where the server refused. */
  readonly status: number | undefined
  constructor(kind: ModelFailure, message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.kind = kind
    this.status = status
  }
}
