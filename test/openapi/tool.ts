import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { sharedStack } from '../support/stack.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** Where the packages of tests have their programs, and where the project has its own. */
export const bin = { test: join(root, 'test/node_modules/.bin'), root: join(root, 'node_modules/.bin') }
export const typeRoots = join(root, 'node_modules/@types')

/** A new folder with the document in it as a gateway serves it. */
export async function serveDocument(): Promise<{ folder: string; file: string; url: string }> {
  const { url } = await sharedStack()
  const folder = await mkdtemp(join(inject('folder'), 'openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, await (await fetch(`${url}/openapi.json`)).text())
  return { folder, file, url }
}

/** What a program printed, and whether it ended well. Telemetry of these programs is switched off. */
export async function runTool(program: string, args: string[], cwd?: string): Promise<{ ok: boolean; output: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  try {
    const { stdout, stderr } = await run(program, args, { env, cwd, maxBuffer: 2 ** 25 })
    return { ok: true, output: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error)
    return { ok: false, output: `${error}\n${stdout}${stderr}` }
  }
}
