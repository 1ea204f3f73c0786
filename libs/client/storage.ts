import { ClientError } from './errors.ts'
import { takeTurns } from './locks.ts'
import { inTime } from './timing.ts'

/**
 * Where a client keeps what must outlive the app. A value is written whole or not at all, and is there once `setItem`
 * has resolved. React Native's AsyncStorage is one as it is. It may throw or hang: the client goes on without it.
 */
export type ClientStorage = {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
  getAllKeys(): Promise<readonly string[]>
  /** Other tabs of the browser have the same: they share one outbox where there are Web Locks. */
  sharedAs?: string
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
/** Whose conversation it is, for a start without a token. */
const lastStudent = `${prefix}student`

/** What the storage gives. @throws `storage` when it throws, or hangs for this time */
async function ask<Value>(give: () => Promise<Value>, milliseconds: number): Promise<Value> {
  try {
    return await inTime(give, milliseconds)
  } catch (cause) {
    throw new ClientError({ kind: 'storage' }, cause)
  }
}

export type StudentStorage = {
  /** Undefined for what is not there, or cannot be parsed. @throws `storage` */
  read<Value>(name: string): Promise<Value | undefined>
  /**
   * Writes one value after another. `make` is called when it is this one's turn: calls until then are one. Then
   * `onKept` is, once the value is kept. @throws `storage`: it is not kept
   */
  write<Value>(name: string, make: () => Promise<Value> | Value, onKept?: (value: Value) => void): Promise<void>
  /** Does something that one tab alone may do at a time. */
  inTurn(name: string, action: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** Resolves when nothing is being written any more. */
  idle(): Promise<void>
}
type Options = { studentId: string; milliseconds: number; closed: AbortSignal }

/** What belongs to one student: nobody else reads it. Writes nothing any more once closed. */
export function studentStorage(storage: ClientStorage, { studentId, milliseconds, closed }: Options): StudentStorage {
  const keyOf = (name: string) => `${prefix}${encodeURIComponent(studentId)}/${name}`
  const newest = new Map<string, string>()
  const waiting = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()
  let isPrepared = false

  const prepare = async () => {
    if (isPrepared) return
    await finishWipe(storage)
    const isNoted = (await ask(() => storage.getItem(lastStudent), milliseconds)) === studentId
    if (!isNoted) await ask(() => storage.setItem(lastStudent, studentId), milliseconds)
    isPrepared = true
  }
  const put = async (name: string, text: string) => {
    const key = keyOf(name)
    let isGivenUp = false
    newest.set(name, text)
    const set = () => {
      const setting = storage.setItem(key, text)
      // What was given up and comes all the same may stand in place of what was written since.
      setting.then(
        () => isGivenUp && repair(name, text),
        () => {},
      )
      return setting
    }
    try {
      await ask(set, milliseconds)
    } catch (error) {
      isGivenUp = true
      throw error
    }
  }
  const repair = (name: string, text: string) => {
    const wanted = newest.get(name)
    if (closed.aborted) storage.removeItem(keyOf(name)).catch(() => {})
    else if (wanted !== undefined && wanted !== text)
      write(name, () => JSON.parse(newest.get(name) ?? '')).catch(() => {})
  }
  const write: StudentStorage['write'] = (name, make, onKept) => {
    const already = waiting.get(name)
    if (already) return already
    const change = async () => {
      waiting.delete(name)
      const value = await make()
      if (closed.aborted) return
      await put(name, JSON.stringify(value))
      onKept?.(value)
    }
    const written = last.then(async () => {
      try {
        if (closed.aborted) return
        await prepare()
        await takeTurns(storage.sharedAs, keyOf(name), change, closed)
      } finally {
        if (waiting.get(name) === written) waiting.delete(name)
      }
    })
    waiting.set(name, written)
    last = written.catch(() => {})
    return written
  }

  return {
    async read(name) {
      const text = await ask(() => storage.getItem(keyOf(name)), milliseconds)
      try {
        return text === null ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    write,
    inTurn: (name, action, signal) => takeTurns(storage.sharedAs, keyOf(name), action, signal),
    idle: () => last,
  }
}

/** Whose conversation was kept last; undefined where nobody's was, or it cannot be read. */
export async function readLastStudent(storage: ClientStorage, milliseconds: number): Promise<string | undefined> {
  try {
    await finishWipe(storage)
    return (await ask(() => storage.getItem(lastStudent), milliseconds)) ?? undefined
  } catch {
    return undefined
  }
}

/** The next start without a token shows nobody's conversation. */
export const forgetLastStudent = (storage: ClientStorage, milliseconds: number): Promise<void> =>
  ask(() => storage.removeItem(lastStudent), milliseconds).catch(() => {})

/** Stands in the storage while it is being wiped. */
const wiping = `${prefix}wiping`
/** Also where the mark itself was not taken. */
const unwiped = new WeakSet<ClientStorage>()
/** For each of the four steps of a wipe, so that it ends within 4 s. */
const stepMilliseconds = 1_000

/**
 * Removes what any student left on this device. What the end of the app or a failure leaves of it, `finishWipe`
 * removes. @throws `storage`
 */
export async function wipe(storage: ClientStorage): Promise<void> {
  const step = <Value>(give: () => Promise<Value>) => ask(give, stepMilliseconds)
  unwiped.add(storage)
  // A storage that takes nothing more may still remove.
  await step(() => storage.setItem(wiping, 'true')).catch(() => {})
  const keys = await step(() => storage.getAllKeys())
  const left = keys.filter((key) => key.startsWith(prefix) && key !== wiping)
  await step(() => Promise.all(left.map((key) => storage.removeItem(key))))
  await step(() => storage.removeItem(wiping))
  unwiped.delete(storage)
}

/** Ends what a sign-out began: until then nothing may be read or written. @throws `storage` */
export async function finishWipe(storage: ClientStorage): Promise<void> {
  const isBegun = unwiped.has(storage) || (await ask(() => storage.getItem(wiping), stepMilliseconds)) !== null
  if (isBegun) await wipe(storage)
}
