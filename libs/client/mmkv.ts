import type { ClientStorage } from './storage.ts'

/** As much of an instance of `react-native-mmkv` as is used. Version 4 calls `delete` `remove`. */
export type Mmkv = {
  getString(key: string): string | undefined
  set(key: string, value: string): void
  getAllKeys(): string[]
} & ({ remove(key: string): unknown } | { delete(key: string): unknown })

/** Keeps it in the app's own instance of MMKV, such as an encrypted one. */
export const mmkvStorage = (storage: Mmkv): ClientStorage => ({
  getItem: async (key) => storage.getString(key) ?? null,
  setItem: async (key, value) => storage.set(key, value),
  removeItem: async (key) => void ('remove' in storage ? storage.remove(key) : storage.delete(key)),
  getAllKeys: async () => storage.getAllKeys(),
})
