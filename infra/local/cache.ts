import { access, constants, mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where downloads are kept: outside the clone, so that a fresh clone finds them, or in it when the home cannot be written. */
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
