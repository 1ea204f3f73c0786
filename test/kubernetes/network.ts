import { z } from 'zod'
import { Resource } from './render.ts'

const Selector = z.object({
  matchLabels: z.record(z.string(), z.string()).default({}),
  matchExpressions: z
    .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .default([]),
})
type Selector = z.infer<typeof Selector>
const Peer = z.strictObject({
  podSelector: Selector.optional(),
  namespaceSelector: Selector.optional(),
  ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
})
const Port = z.object({ port: z.union([z.int(), z.string()]), protocol: z.enum(['TCP', 'UDP']) })
const ingress = z.object({ from: z.array(Peer).min(1), ports: z.array(Port).min(1) })
const egress = z.object({ to: z.array(Peer).min(1), ports: z.array(Port).min(1) })
/** A rule that names no peers or no ports allows all: none of ours may. */
export const NetworkPolicy = Resource.extend({
  spec: z.strictObject({
    podSelector: Selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
    ingress: z.array(ingress).default([]),
    egress: z.array(egress).default([]),
  }),
})
export type NetworkPolicy = z.infer<typeof NetworkPolicy>

/** Pods of one kind. `namespace` is the name of another, `internet` an address outside of the pods'. */
export type Place = {
  name: string
  labels: Record<string, string>
  namespace?: string
  internet?: boolean
  ports: Record<string, number>
}

const matches = ({ matchLabels, matchExpressions }: Selector, labels: Record<string, string>) =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))

function isPeer({ podSelector, namespaceSelector, ipBlock }: z.infer<typeof Peer>, place: Place): boolean {
  if (ipBlock) return place.internet === true
  if (place.internet) return false
  const namespace = { 'kubernetes.io/metadata.name': place.namespace ?? '' }
  const isThere = namespaceSelector ? matches(namespaceSelector, namespace) : place.namespace === undefined
  return isThere && (!podSelector || matches(podSelector, place.labels))
}

const isPort = (ports: z.infer<typeof Port>[], at: Place, port: number) =>
  ports.some((one) => (typeof one.port === 'string' ? at.ports[one.port] === port : one.port === port))

/** As Kubernetes decides: both sides have to allow it, and a side that no policy selects allows all. */
export function isAllowed(policies: NetworkPolicy[], from: Place, to: Place, port: number): boolean {
  const of = (place: Place, type: 'Ingress' | 'Egress') =>
    place.internet || place.namespace !== undefined
      ? []
      : policies.filter(({ spec }) => spec.policyTypes.includes(type) && matches(spec.podSelector, place.labels))
  const leaving = of(from, 'Egress')
  const coming = of(to, 'Ingress')
  const mayLeave =
    leaving.length === 0 ||
    leaving.some(({ spec }) =>
      spec.egress.some((rule) => isPort(rule.ports, to, port) && rule.to.some((peer) => isPeer(peer, to))),
    )
  const mayCome =
    coming.length === 0 ||
    coming.some(({ spec }) =>
      spec.ingress.some((rule) => isPort(rule.ports, to, port) && rule.from.some((peer) => isPeer(peer, from))),
    )
  return mayLeave && mayCome
}
