import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, downloadPackage, publish } from '@yoldas/local'
import { runTool } from '../openapi/tool.ts'

/**
 * The program of a package, by default of the same name: this machine's own, else Debian 13's, unpacked once without root.
 * Undefined where it cannot be had, which is printed.
 */
export async function findProgram(name: string, of = name): Promise<string | undefined> {
  const works = async (program: string) => (await runTool(program, ['--version'])).ok
  if (await works(name)) return name
  try {
    const unpacked = await unpackPackage(of, name, (files) => works(join(files, 'usr/bin', name)))
    return join(unpacked, 'usr/bin', name)
  } catch (error) {
    console.log(`${name.padEnd(10)} cannot be had (apt-get install prometheus): ${error}`)
    return undefined
  }
}

/**
 * Where the files of Debian 13's package are, unpacked once without root, under a name in the cache.
 * @throws when they cannot be had
 */
export async function unpackPackage(
  of: string,
  name: string,
  isUsable: (files: string) => Promise<boolean>,
): Promise<string> {
  const cache = await cacheFolder()
  const home = join(cache, `${name}-trixie`)
  const files = join(home, 'unpacked')
  if (await isUsable(files)) return files
  const folder = await mkdtemp(join(cache, 'download-'))
  try {
    await downloadPackage(of, 'trixie', folder)
    await publish(folder, home, () => isUsable(files))
    return files
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
