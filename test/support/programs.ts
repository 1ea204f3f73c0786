import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { nodeArgs } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { inject } from 'vitest'

export const root = resolve(import.meta.dirname, '../..')

export type Program = { command: string; args: string[] }

/** A file of the project, as the image starts it. */
export const asInImage = (file: string): Program => ({ command: process.execPath, args: nodeArgs(file) })

/**
 * A service's `main.ts` bundled with all that it loads, which takes half the CPU to start (`bundle.ts`). Not for
 * what is traced: tracing replaces packages while they are loaded.
 */
export async function inBundle(file: string): Promise<Program> {
  const bundled = bundledFile(inject('folder'))
  await eventually('the services to be bundled', () => existsSync(bundled), 50_000)
  return { command: process.execPath, args: nodeArgs(file).with(-1, bundleOf(file)) }
}

/** Always the same, since Node keeps what it has compiled by its path. */
export const bundles = join(root, 'node_modules/.cache/services')

/** What a service's bundle is called there, without its ending. */
export const entryOf = (file: string) => join(dirname(file), 'main')

export const bundleOf = (file: string) => join(bundles, `${entryOf(file)}.mjs`)

/** Is there once the run that has this folder has made all bundles. */
export const bundledFile = (folder: string) => join(folder, 'bundled')
