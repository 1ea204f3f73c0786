import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * What Node is started with for a file of the repository, or of another clone of it, as in the image
 * (infra/image/Dockerfile). New objects get 4 MB instead of 16: while a thousand requests wait, most of those objects
 * are still needed, and copying all of them at a collection stops everybody's requests for 20 to 40 ms.
 */
export const nodeArgs = (clone = root) => [
  '--max-semi-space-size=4',
  '--import',
  join(clone, 'libs/telemetry/register.ts'),
]
