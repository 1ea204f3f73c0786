import { readdirSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { bundledFile, bundles, entryOf, root } from './programs.ts'

/**
 * Makes the bundles of the services, for the run that has this folder. What several have in common is read once, and
 * stands in files beside them.
 */
export async function bundleServices(folder: string): Promise<void> {
  const files = readdirSync(join(root, 'services')).map((service) => `services/${service}/main.ts`)
  const { output } = await build({
    input: Object.fromEntries(files.map((file) => [entryOf(file), join(root, file)])),
    platform: 'node',
    plugins: [inPlace],
    logLevel: 'silent',
    write: false,
    // Named by what is in them: another run may be starting those of an older source.
    output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' },
  })
  const isEntry = ({ fileName }: { fileName: string }) => fileName.endsWith('/main.mjs')
  const chunks = output.filter((made) => made.type === 'chunk')
  // What a main loads is there before it.
  for (const part of [chunks.filter((chunk) => !isEntry(chunk)), chunks.filter(isEntry)])
    await Promise.all(part.map(({ fileName, code }) => place(join(bundles, fileName), code)))
  await writeFile(bundledFile(folder), '')
}

/** Whole or not at all: another run may be reading it. */
async function place(target: string, code: string): Promise<void> {
  const own = `${target}.${process.pid}`
  await mkdir(dirname(target), { recursive: true })
  await writeFile(own, code)
  await rename(own, target)
}

/** They look for files of their own where they are. */
const left = /^(@fastify\/swagger-ui|sharp)$/

/** What a module reads and starts beside it stays there. */
const inPlace: Plugin = {
  name: 'in-place',
  // Filters spare the bundler asking for each of thousands of modules.
  resolveId: {
    filter: { id: left },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { id: found.id, external: 'absolute' }
    },
  },
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
}
