import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const manifests = [
  'infra/kubernetes/base/kustomization.yaml',
  'infra/kubernetes/overlays/production/kustomization.yaml',
  'infra/kubernetes/example/kustomization.yaml',
]
const Manifest = z.object({
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
})

/** What only a cluster has; other addresses are replaced by those of what is measured. */
const ofTheCluster = ['AUTH_ISSUER', 'NATS_CA_FILE']

/**
 * The environment that a service has by the production overlay of this clone, with the image's; another clone may be of
 * a time before one of the manifests.
 */
export function productionEnvironment(clone: string, service: string): Record<string, string> {
  const files = manifests.map((file) => join(clone, file)).filter((file) => existsSync(file))
  const literals = files.flatMap((file) => {
    const { configMapGenerator } = Manifest.parse(parse(readFileSync(file, 'utf8')))
    return configMapGenerator.filter(({ name }) => name === service).flatMap((found) => found.literals)
  })
  const variables = literals.map((literal) => [literal.replace(/=.*/s, ''), literal.replace(/^[^=]*=/, '')] as const)
  return {
    NODE_ENV: 'production',
    ...Object.fromEntries(variables.filter(([name]) => !ofTheCluster.includes(name))),
  }
}
