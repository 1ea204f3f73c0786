/** What is known of an object beside its bytes. */
export type Details = {
  /** The MD5 of the bytes in hexadecimal, in quotes. */
  etag: string
  size: number
  /** In milliseconds, of whole seconds: headers have no finer ones. */
  lastModified: number
  /** What its answers carry: content type, user metadata and the like. */
  headers: Readonly<Record<string, string>>
}

export type StoredObject = Details & { bytes: Buffer }

/**
 * The objects of the one bucket. What was written is read from then on, and an object is replaced whole or not at all.
 */
export type Objects = {
  /** Every key with its details, in the order of their UTF-8 bytes. */
  list(): Array<[key: string, details: Details]>
  find(key: string): Details | undefined
  read(key: string): Promise<StoredObject | undefined>
  /** `allow` throws when what is there now must not be replaced; no other write comes between. */
  write(key: string, object: StoredObject, allow: (existing: Details | undefined) => void): Promise<void>
  /** Does nothing where nothing is. */
  remove(key: string): Promise<void>
}

/** Objects that end with the process. */
export function memoryObjects(): Objects {
  const objects = new Map<string, StoredObject>()
  return {
    list: () => inKeyOrder(objects),
    find: (key) => objects.get(key),
    read: async (key) => objects.get(key),
    async write(key, object, allow) {
      allow(objects.get(key))
      objects.set(key, object)
    },
    async remove(key) {
      objects.delete(key)
    },
  }
}

export function inKeyOrder(objects: ReadonlyMap<string, Details>): Array<[key: string, details: Details]> {
  return [...objects]
    .map((entry) => ({ entry, bytes: Buffer.from(entry[0]) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ entry }) => entry)
}
