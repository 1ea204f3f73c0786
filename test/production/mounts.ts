import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Authority, makeAuthority } from '@yoldas/testkit'
import { type NatsNode, natsNodes } from '../support/natsCluster.ts'
import { project } from '../support/projected.ts'

/** What cert-manager would give 90 days, so that ten renewals fit in a check. */
export const leafSeconds = 120

/** The roles of Postgres that come by a certificate. */
export const roles = ['chat_engine', 'companion_scheduler', 'notifier', 'profile_journey'] as const
export type Role = (typeof roles)[number]

const texts = (authorities: Authority[]) => authorities.map(({ caFile }) => readFileSync(caFile, 'utf8')).join('')

function leafOf(authority: Authority, name: string) {
  const { certFile, keyFile } = authority.issue(name, leafSeconds)
  return { 'tls.crt': readFileSync(certFile, 'utf8'), 'tls.key': readFileSync(keyFile, 'utf8') }
}

/** The folders that pods have their certificates in, and who signs and is trusted of Postgres and of NATS. */
export async function mountsIn(folder: string) {
  const at = (name: string) => join(folder, name)
  const pair = () => ({ postgres: makeAuthority(), nats: makeAuthority() })
  let signs = pair()
  let trusted = [signs]
  let leaves: Record<string, Record<string, string>> = {}
  const mounts = {
    postgres: at('postgres'),
    nats: (node: NatsNode) => at(node),
    /** Of a service, for Postgres. */
    role: (role: Role) => at(role),
    /** Of all services, for NATS. */
    services: at('services'),
    natsAuthority: () => signs.nats.caFile,
    /** Gives everybody new leaves by who signs now. */
    renew: async () => {
      const made: typeof leaves = {}
      for (const [folderName, authority, name] of owners()) {
        made[folderName] = leafOf(authority, name)
        // openssl stops this process: phones go on between two leaves.
        await setImmediate()
      }
      leaves = made
      write()
    },
    /** Another authority is trusted beside the one that still signs. */
    trustNext: () => {
      trusted = [signs, pair()]
      write()
    },
    signByNext: async () => {
      signs = trusted.at(-1) ?? signs
      await mounts.renew()
    },
    trustSigner: () => {
      trusted = [signs]
      write()
    },
  }
  /** The folder of each leaf, who signs it, and the name in it. */
  const owners = () => [
    ['postgres', signs.postgres, 'yoldas-postgres-rw'] as const,
    ...roles.map((role) => [role, signs.postgres, role] as const),
    ...natsNodes.map((node) => [node, signs.nats, 'nats'] as const),
  ]
  const write = () => {
    const postgres = { 'ca.crt': texts(trusted.map((one) => one.postgres)) }
    const nats = { 'ca.crt': texts(trusted.map((one) => one.nats)) }
    project(mounts.services, nats)
    for (const name of ['postgres', ...roles]) project(at(name), { ...leaves[name], ...postgres })
    for (const node of natsNodes) project(at(node), { ...leaves[node], ...nats })
  }
  await mounts.renew()
  return mounts
}
export type Mounts = Awaited<ReturnType<typeof mountsIn>>
