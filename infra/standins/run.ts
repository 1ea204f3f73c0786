import { once } from 'node:events'

/** A stand-in that listens at `url` until it is disposed. */
export type Standin = AsyncDisposable & { url: string }

/** Starts a stand-in, says where it listens, and ends it on SIGTERM or SIGINT. */
export async function runStandin(name: string, start: () => Promise<Standin>): Promise<void> {
  const signalled = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  await using standin = await start()
  console.log(`${name} listens at ${standin.url}`)
  await signalled
}
