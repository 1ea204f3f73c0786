import { generate } from 'lean-qr'
import { isInNetwork } from './network.ts'
import { authUrl, nodePlan, type Setting, tracesUrl } from './parts.ts'
import { isPushReal, pushUrl } from './push.ts'
import type { StorageAccess } from './storage.ts'
import type { Plan } from './supervise.ts'

/** Its first start builds the page. */
const buildSeconds = 180

/** Where the page is opened. */
export const phoneUrl = ({ config, address }: Pick<Setting, 'config' | 'address'>) =>
  `http://${address}:${config.PHONE_PORT}`

/** The product in a browser. */
export function phonePlan(setting: Setting): Plan {
  const { config, folder, address, storage } = setting
  const port = config.PHONE_PORT
  return nodePlan(setting, {
    name: 'phone',
    file: 'examples/phone/server/main.ts',
    port,
    isPublic: true,
    readySeconds: buildSeconds,
    env: {
      PORT: String(port),
      GATEWAY_URL: `http://${address}:${config.GATEWAY_PORT}`,
      IDENTITY_URL: identityUrl(setting),
      STORAGE_ORIGINS: storageOrigins(storage),
      PUSH_URL: isPushReal(config) ? '' : pushUrl(config),
      TRACES_URL: tracesUrl(config),
      EXAMPLE_MODEL: String(!config.MODEL_BASE_URL),
      STATE_FOLDER: folder,
    },
  })
}

const identityUrl = ({ config, address }: Setting) =>
  isInNetwork(config) && !config.AUTH_URL ? `http://${address}:${config.IDENTITY_PORT}` : authUrl(config)

/** Where a page reads and writes objects. AWS has a name for each bucket. */
function storageOrigins({ S3_PUBLIC_ENDPOINT, S3_ENDPOINT }: StorageAccess): string {
  const endpoint = S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT
  return endpoint ? new URL(endpoint).origin : 'https://*.amazonaws.com'
}

const quietModules = 2
/** Whether the upper and the lower module of a line of text are dark. */
const blocks = { '11': '█', '10': '▀', '01': '▄', '00': ' ' } as const

/** For a terminal, in black on white whatever its colours are; two modules in the height of a letter. */
export function qrCode(text: string): string {
  const code = generate(text)
  const lines: string[] = []
  for (let y = -quietModules; y < code.size + quietModules; y += 2) {
    let line = ''
    for (let x = -quietModules; x < code.size + quietModules; x += 1)
      line += blocks[`${bit(code.get(x, y))}${bit(code.get(x, y + 1))}`]
    lines.push(`\u001b[30;107m${line}\u001b[0m`)
  }
  return lines.join('\n')
}

const bit = (isDark: boolean) => (isDark ? '1' : '0')
