import type { NetworkInterfaceInfo } from 'node:os'
import type { Config } from './config.ts'
import { host } from './ports.ts'

/** Interfaces of containers and virtual machines: a phone does not reach this machine by them. */
const inside = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|podman|utun|tun|tap|tailscale|wg)/
const everywhere = '0.0.0.0'

/** Whether gateway, identity, storage and the phone's page listen for the network too. */
export const isInNetwork = ({ HOST }: Pick<Config, 'HOST'>) => HOST === everywhere

/**
 * Where phones reach this machine: as LAN_ADDRESS says, else at its first address in a network. Without HOST=0.0.0.0 it
 * is that of this machine alone.
 * @throws a sentence that says what to do, when there is none
 */
export function publicAddress(
  config: Pick<Config, 'HOST' | 'LAN_ADDRESS'>,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>,
): string {
  if (!isInNetwork(config)) return host
  if (config.LAN_ADDRESS) return config.LAN_ADDRESS
  const addresses = Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(inside.test(one)) - Number(inside.test(other)))
    .flatMap(([, infos = []]) => infos.filter(({ family, internal }) => family === 'IPv4' && !internal))
  const [first] = addresses
  if (!first) throw new Error('HOST=0.0.0.0: this machine has no address in a network; name one in LAN_ADDRESS')
  return first.address
}

/** Origins whose pages may call, with commas: those that were named, else the page's, wherever it is opened from. */
export function corsOrigins(config: Config, address: string): string {
  if (config.CORS_ORIGINS !== undefined) return config.CORS_ORIGINS
  const page = [host, 'localhost'].map((name) => `http://${name}:${config.PHONE_PORT}`)
  if (!isInNetwork(config)) return page.join(',')
  const ports = [config.PHONE_PORT, ...Array.from({ length: config.REPLICAS }, (_, i) => config.GATEWAY_PORT + i)]
  return [...page, ...ports.map((port) => `http://${address}:${port}`)].join(',')
}

/** Warnings for a stack that is opened to a network. */
export function networkWarnings(config: Config, address: string): string[] {
  if (!isInNetwork(config)) return []
  const identity = `http://${address}:${config.IDENTITY_PORT}/token`
  const anyone = `warning: everybody in your network can be any student: ${identity} gives anyone a token`
  return config.AUTH_URL ? [] : [`${anyone}. Use a network that you trust.`]
}
