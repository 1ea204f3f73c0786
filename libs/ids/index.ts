import { v7 } from 'uuid'

/** A UUIDv7: ids made later sort later, to the millisecond. */
export const newId = (): string => v7()
