export type ModelFailure =
  | 'refused'
  | 'unreachable'
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
  constructor(kind: ModelFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
