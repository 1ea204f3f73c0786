import { readdirSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { bundledFile, bundleOf, root } from './programs.ts'

/** Makes one file of each service, for the run that has this folder. */
export async function bundleServices(folder: string): Promise<void> {
  await Promise.all(readdirSync(join(root, 'services')).map((service) => bundle(`services/${service}/main.ts`)))
  await writeFile(bundledFile(folder), '')
}

async function bundle(file: string): Promise<void> {
  const { output } = await build({
    input: join(root, file),
    platform: 'node',
    plugins: [inPlace],
    logLevel: 'silent',
    write: false,
    output: { format: 'esm', codeSplitting: false },
  })
  const target = bundleOf(file)
  const own = `${target}.${process.pid}`
  await mkdir(dirname(target), { recursive: true })
  // Whole or not at all: another run may be starting it.
  await writeFile(own, output[0].code)
  await rename(own, target)
}

/** They look for files of their own where they are. */
const left = new Set(['@fastify/swagger-ui', 'sharp'])

/** What a module reads and starts beside it stays there. */
const inPlace: Plugin = {
  name: 'in-place',
  async resolveId(id, importer) {
    if (!left.has(id)) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found && { id: found.id, external: 'absolute' }
  },
  transform: (code, id) =>
    code.includes('import.meta.dirname') ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))) : null,
}
