import type { ClientStorage } from './storage.ts'

/** As much of `@react-native-async-storage/async-storage` as is used. */
export type AsyncStorageLike = Pick<ClientStorage, 'getItem' | 'setItem' | 'removeItem' | 'getAllKeys'>

/** Keeps it in the app's AsyncStorage. */
export const asyncStorage = (storage: AsyncStorageLike): ClientStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, value) => storage.setItem(key, value),
  removeItem: (key) => storage.removeItem(key),
  getAllKeys: () => storage.getAllKeys(),
})
