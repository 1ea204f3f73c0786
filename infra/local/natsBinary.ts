import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { downloadPackage } from './aptDownload.ts'
import { cacheFolder, publish } from './cache.ts'

const run = promisify(execFile)

/** 2.9 loses streams, and ignores newer options in silence. */
const leastMinor = 10
/** The release of Debian whose package is new enough; it runs on the one before too. */
const suite = 'trixie'

/**
 * The server on PATH when it is new enough, else Debian's, downloaded once and then taken from the cache.
 * @throws when there is neither
 */
export async function findNats(): Promise<string> {
  if (await isNewEnough('nats-server')) return 'nats-server'
  const cache = await cacheFolder()
  const home = join(cache, `nats-server-${suite}`)
  const binary = join(home, 'unpacked/usr/sbin/nats-server')
  if (await isNewEnough(binary)) return binary
  console.log(`nats       downloading nats-server of Debian ${suite} into ${cache} (once)`)
  const folder = await mkdtemp(join(cache, 'download-'))
  try {
    await downloadPackage('nats-server', suite, folder)
    if (!(await isNewEnough(join(folder, 'unpacked/usr/sbin/nats-server')))) throw new Error('it does not run here')
    await publish(folder, home, () => isNewEnough(binary))
    return binary
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new Error(
      `No NATS server 2.${leastMinor} or newer was found, and downloading one failed. ` +
        'Do one of these and start again: ' +
        `set NATS_URL to a server, start a container runtime, or put nats-server on PATH.\nThe download: ${reason}`,
      { cause: error },
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isNewEnough(binary: string): Promise<boolean> {
  const { stdout } = await run(binary, ['--version']).catch(() => ({ stdout: '' }))
  const [, major, minor] = /v(\d+)\.(\d+)\./.exec(stdout) ?? []
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= leastMinor)
}
