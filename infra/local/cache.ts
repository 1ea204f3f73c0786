import { access, constants, mkdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Where downloads are kept: outside the clone, so that a fresh clone finds them, or in it when the home cannot be
 * written.
 */
export async function cacheFolder(): Promise<string> {
  const { XDG_CACHE_HOME } = process.env
  const home = XDG_CACHE_HOME ? join(XDG_CACHE_HOME, 'yoldas') : join(homedir(), '.cache', 'yoldas')
  for (const folder of [home, join(import.meta.dirname, '../../.local/cache')]) {
    const writable = await mkdir(folder, { recursive: true })
      .then(() => access(folder, constants.W_OK))
      .then(
        () => true,
        () => false,
      )
    if (writable) return folder
  }
  throw new Error(`Downloads cannot be kept: make ${home} writable, or set XDG_CACHE_HOME to a folder that is.`)
}

/**
 * Moves a finished folder into the cache, whole or not at all. Several processes may have made it at once: the first
 * one has won, and a broken folder is replaced.
 */
export async function publish(folder: string, home: string, isUsable: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    const moved = await rename(folder, home).then(
      () => true,
      () => false,
    )
    if (moved || (await isUsable())) return
    await rm(home, { recursive: true, force: true })
  }
  throw new Error(`${home} cannot be written`)
}
