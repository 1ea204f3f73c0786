import type { ClientStorage } from './storage.ts'

/** As much of IndexedDB as is used: Node and React Native have none. */
type DbRequest<Result> = {
  readonly result: Result
  readonly error: unknown
  onsuccess: (() => void) | null
  onerror: (() => void) | null
}
type ObjectStore = {
  get(key: string): DbRequest<unknown>
  put(value: string, key: string): DbRequest<unknown>
  delete(key: string): DbRequest<unknown>
  getAllKeys(): DbRequest<unknown[]>
}
type Transaction = {
  readonly error: unknown
  oncomplete: (() => void) | null
  onabort: (() => void) | null
  objectStore(name: string): ObjectStore
}
type Database = {
  onversionchange: (() => void) | null
  onclose: (() => void) | null
  createObjectStore(name: string): unknown
  transaction(store: string, mode: 'readonly' | 'readwrite'): Transaction
  close(): void
}
declare const indexedDB: {
  open(name: string, version: number): DbRequest<Database> & { onupgradeneeded: (() => void) | null }
}

const store = 'items'

/** Keeps it in the browser's IndexedDB, by this name. A write resolves when its transaction has completed. */
export function indexedDbStorage(name = 'yoldas'): ClientStorage {
  let opened: Promise<Database> | undefined

  const open = () => {
    const opening = new Promise<Database>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(store)
      request.onerror = () => reject(request.error)
      request.onsuccess = () => resolve(request.result)
    })
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    opened = opening
    opening.then((database) => {
      database.onclose = forget
      // Another tab removes it: it waits for nobody.
      database.onversionchange = () => {
        forget()
        database.close()
      }
    }, forget)
    return opening
  }

  const begin = async (mode: 'readonly' | 'readwrite'): Promise<Transaction> => {
    const database = await (opened ?? open())
    try {
      return database.transaction(store, mode)
    } catch {
      // Browsers close it without a word, as iOS does in the background.
      return (await open()).transaction(store, mode)
    }
  }
  const run = async <Result>(
    mode: 'readonly' | 'readwrite',
    ask: (items: ObjectStore) => DbRequest<Result>,
  ): Promise<Result> => {
    const transaction = await begin(mode)
    return await new Promise<Result>((resolve, reject) => {
      const request = ask(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    sharedAs: `indexeddb/${name}`,
    async getItem(key) {
      const value = await run('readonly', (items) => items.get(key))
      return typeof value === 'string' ? value : null
    },
    setItem: async (key, value) => void (await run('readwrite', (items) => items.put(value, key))),
    removeItem: async (key) => void (await run('readwrite', (items) => items.delete(key))),
    getAllKeys: async () => (await run('readonly', (items) => items.getAllKeys())).map(String),
  }
}
