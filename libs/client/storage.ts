/**
 * Where a client keeps what must outlive the app. A value is written whole or not at all, and is there once `setItem`
 * has resolved. React Native's AsyncStorage is one as it is.
 */
export type ClientStorage = {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
  getAllKeys(): Promise<readonly string[]>
}

/** Keeps it as long as the process lives. */
export function memoryStorage(): ClientStorage {
  const items = new Map<string, string>()
  return {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, value) => void items.set(key, value),
    removeItem: async (key) => void items.delete(key),
    getAllKeys: async () => [...items.keys()],
  }
}

const prefix = 'yoldas/'

export type StudentStorage = {
  /** Undefined for what is not there, or cannot be read. */
  read<Value>(name: string): Promise<Value | undefined>
  /** Writes one after another. @throws what the storage throws */
  write(name: string, value: unknown): Promise<void>
  /** Resolves when nothing is being written any more. */
  idle(): Promise<void>
}

/** What belongs to one student: nobody else reads it. Writes nothing any more once closed. */
export function studentStorage(storage: ClientStorage, studentId: string, closed: AbortSignal): StudentStorage {
  const keyOf = (name: string) => `${prefix}${encodeURIComponent(studentId)}/${name}`
  let last: Promise<void> = Promise.resolve()
  return {
    async read(name) {
      try {
        const text = await storage.getItem(keyOf(name))
        return text === null ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    write(name, value) {
      const text = JSON.stringify(value)
      const written = last.then(async () => {
        if (!closed.aborted) await storage.setItem(keyOf(name), text)
      })
      last = written.catch(() => {})
      return written
    },
    idle: () => last,
  }
}

/** Stands in the storage while it is being wiped. */
const wiping = `${prefix}wiping`

/** Removes what any student left on this device. What the end of the app leaves of it, `finishWipe` removes. */
export async function wipe(storage: ClientStorage): Promise<void> {
  // A storage that takes nothing more may still remove.
  await storage.setItem(wiping, 'true').catch(() => {})
  const keys = await storage.getAllKeys()
  const left = keys.filter((key) => key.startsWith(prefix) && key !== wiping)
  await Promise.all(left.map((key) => storage.removeItem(key)))
  await storage.removeItem(wiping)
}

/** Ends what a sign-out began; false when that cannot be had, and what is there must not be read. */
export async function finishWipe(storage: ClientStorage): Promise<boolean> {
  try {
    if ((await storage.getItem(wiping)) !== null) await wipe(storage)
    return true
  } catch {
    return false
  }
}
