/** The same seed makes the same requests. */
export const fuzzSeed = Number(process.env.FUZZ_SEED || Math.floor(Math.random() * 2 ** 31))

/** Requests of the campaign; the short form takes less than half a minute. */
export const fuzzCount = Number(process.env.FUZZ_COUNT || 700)

/** Longer than a campaign of any length is meant to take. */
export const fuzzTimeout = 12 * 3600_000
