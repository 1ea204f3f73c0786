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
  const home = join(await cacheFolder(), `${name}-trixie`)
  const unpacked = join(home, 'unpacked/usr/bin', name)
  if (await works(unpacked)) return unpacked
  const folder = await mkdtemp(join(await cacheFolder(), 'download-'))
  try {
    await downloadPackage(of, 'trixie', folder)
    await publish(folder, home, () => works(unpacked))
    return unpacked
  } catch (error) {
    console.log(`${name.padEnd(10)} cannot be had (apt-get install prometheus): ${error}`)
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
