import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type Fetch } from '@yoldas/client'
import { z } from 'zod'
import { today } from '../../page/calendar.ts'
import { baran } from './baran.ts'
import { createStudent } from './create.ts'
import { elif } from './elif.ts'
import { mert } from './mert.ts'
import type { Sample } from './sample.ts'
import { zeynep } from './zeynep.ts'

/** The students whom the page invents. */
export const samples: readonly Sample[] = [elif, mert, zeynep, baran]

export type StudentsOptions = {
  gatewayUrl: string
  identityUrl: string
  /** Remembers who was created. A reset empties it. */
  folder: string
  /** Whether the stand-in of the model answers: only then there is a conversation. */
  exampleModel: boolean
  fetch?: Fetch
}

/** Resolves with whether the student was created now; undefined for one whom nobody has invented. */
export type Students = { prepare(sub: string): Promise<boolean> | undefined }

/**
 * Gives an invented student a past when they are first chosen. Who asks while that is being done waits for the same;
 * what failed is tried again by the next who asks.
 */
export function createStudents({ gatewayUrl, identityUrl, folder, exampleModel, fetch }: StudentsOptions): Students {
  const underway = new Map<string, Promise<boolean>>()

  const create = async (sample: Sample): Promise<boolean> => {
    const mark = join(folder, sample.sub)
    if (await stat(mark).catch(() => undefined)) return false
    const token = await tokenOf(identityUrl, sample.sub)
    const client = createClient({ url: gatewayUrl, token: async () => token, ...(fetch && { fetch }) })
    await createStudent(client, sample, today(), exampleModel)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(mark, '')
    return true
  }

  return {
    prepare(sub) {
      const sample = samples.find((one) => one.sub === sub)
      if (!sample) return undefined
      const creating = underway.get(sub) ?? create(sample).finally(() => underway.delete(sub))
      underway.set(sub, creating)
      return creating
    },
  }
}

const Token = z.object({ access_token: z.string() })

/** As the stand-in of the identity provider gives it to everybody. */
async function tokenOf(identityUrl: string, sub: string): Promise<string> {
  const response = await globalThis.fetch(`${identityUrl}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sub }),
    signal: AbortSignal.timeout(5_000),
  })
  return Token.parse(await response.json()).access_token
}
