/** The part asked could not answer now; asking again later may succeed, and is safe with the same ids. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** The part asked failed on this very question; asking again gives the same. */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
}
