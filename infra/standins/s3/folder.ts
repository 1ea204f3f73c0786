import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { inKeyOrder, type Objects } from './objects.ts'

const Entry = z.object({
  key: z.string(),
  /** Where its bytes are. */
  file: z.uuid(),
  etag: z.string(),
  size: z.int(),
  lastModified: z.int(),
  headers: z.record(z.string(), z.string()),
})
type Entry = z.infer<typeof Entry>

/**
 * Objects that outlive the process, in files whose names no key decides. An entry names the file of its bytes and is
 * renamed into place after these are written, so that a kill leaves the old object or the new one.
 * @throws naming the file, when an entry is damaged
 */
export async function folderObjects(folder: string): Promise<Objects> {
  const place = { entries: join(folder, 'entries'), bodies: join(folder, 'bodies') }
  for (const part of Object.values(place)) await mkdir(part, { recursive: true, mode: 0o700 })
  const entries = await readEntries(place.entries)
  await removeUnnamed(place.bodies, entries)
  const bodyOf = ({ file }: Entry) => join(place.bodies, file)
  const inTurn = queue()

  return {
    list: () => inKeyOrder(entries),
    find: (key) => entries.get(key),
    async read(key) {
      for (;;) {
        const entry = entries.get(key)
        if (!entry) return undefined
        try {
          return { ...entry, bytes: await readFile(bodyOf(entry)) }
        } catch (error) {
          // Replaced or removed since it was found.
          if (entries.get(key) === entry) throw error
        }
      }
    },
    async write(key, { bytes, ...details }, allow) {
      const entry: Entry = { key, file: randomUUID(), ...details }
      await writeFile(bodyOf(entry), bytes, { mode: 0o600 })
      const replaced = await inTurn(async () => {
        const existing = entries.get(key)
        allow(existing)
        await writeEntry(place.entries, entry)
        entries.set(key, entry)
        return existing
      }).catch(async (error: unknown) => {
        await rm(bodyOf(entry), { force: true })
        throw error
      })
      if (replaced) await rm(bodyOf(replaced), { force: true })
    },
    async remove(key) {
      const removed = await inTurn(async () => {
        const existing = entries.get(key)
        if (!existing) return undefined
        await rm(join(place.entries, nameOf(key)))
        entries.delete(key)
        return existing
      })
      if (removed) await rm(bodyOf(removed), { force: true })
    },
  }
}

const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`

async function writeEntry(folder: string, entry: Entry): Promise<void> {
  const file = join(folder, nameOf(entry.key))
  await writeFile(`${file}.new`, JSON.stringify(entry), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!name.endsWith('.json')) await rm(file)
    else
      try {
        const entry = Entry.parse(JSON.parse(await readFile(file, 'utf8')))
        entries.set(entry.key, entry)
      } catch (cause) {
        throw new Error(`${file} holds no object of the storage stand-in: remove it and start again`, { cause })
      }
  }
  return entries
}

/** Bytes of uploads and replaced objects that an earlier process was killed with. */
async function removeUnnamed(folder: string, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const named = new Set([...entries.values()].map(({ file }) => file))
  for (const file of await readdir(folder)) if (!named.has(file)) await rm(join(folder, file))
}

/** Runs one act after the other, whatever becomes of each. */
function queue(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const result = last.then(act)
    last = result.catch(() => {})
    return result
  }
}
