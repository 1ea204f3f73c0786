import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/**
 * 4 MB for new objects instead of 16: while a thousand requests wait, copying what they need stops everybody's for 20 to
 * 40 ms. Collected by several threads, what a feed holds takes a quarter less memory. Of two options the later counts.
 */
const gatewayArgs = ['--parallel-scavenge', '--max-semi-space-size=4']

/** One thread collects new objects: several wait for one another longer than they work. */
export const commonArgs = ['--no-parallel-scavenge']

/** What a service has of its own, after what all have. */
export const ownArgs = (file: string) => (file === 'services/gateway/main.ts' ? gatewayArgs : [])

/**
 * What Node is started with for a file of the repository, or of another clone of it, as in the image
 * (infra/image/Dockerfile) and in the cluster (infra/kubernetes/base).
 */
export const nodeArgs = (file: string, clone = root) => [
  ...commonArgs,
  ...ownArgs(file),
  '--import',
  join(clone, 'libs/telemetry/register.ts'),
  join(clone, file),
]
