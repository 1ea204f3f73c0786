/** An attempt waits this long for its provider's answer. */
export const sendSeconds = 10

/**
 * An attempt that is entered goes out within this time or not at all, by the sender's monotonic clock. A student who
 * takes the device over waits no longer than that.
 */
export const beginSeconds = 1

/** An attempt that is entered has reached the provider after this time, if it ever does and the network is well. */
export const arriveSeconds = beginSeconds + 0.5

/** So many attempts in a row that the provider fails by itself mean that it is away. */
export const awayFailures = 10

/** A provider that is away is tried with one push after this time, or later where it asks for that. */
export const probeSeconds = 5
