import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
export const page = join(root, 'docs/configuration.md')

const programs = [
  { name: 'gateway', file: 'services/gateway/config.ts' },
  { name: 'chat-engine', file: 'services/chat-engine/config.ts' },
  { name: 'profile-journey', file: 'services/profile-journey/config.ts' },
  { name: 'notifier', file: 'services/notifier/config.ts' },
  { name: 'companion-scheduler', file: 'services/companion-scheduler/config.ts' },
  { name: 'bus keeper', file: 'infra/nats/config.ts' },
  { name: 'migrate', file: 'infra/migrate/config.ts' },
  { name: 'npm start', file: 'infra/local/config.ts' },
]

const introduction = `# Configuration

Written by \`npm run configuration\` from the descriptions in each program's \`config.ts\`.

Every process reads its environment once, at its start, and names everything that is wrong with it at once. An empty
variable counts as absent. All processes also read OpenTelemetry's own variables
([observability.md](runbooks/observability.md)). \`npm start\` sets the addresses of all parts and hands the rest of its
environment to them ([local.md](local.md)).
`

const Module = z.object({ Config: z.instanceof(z.ZodType) })
const Shape = z.object({
  properties: z.record(
    z.string(),
    z.object({ description: z.string().min(5).optional(), default: z.unknown().optional() }),
  ),
  required: z.array(z.string()).default([]),
})

/** The page as the schemas have it. @throws when a variable has no description */
export async function configurationPage(): Promise<string> {
  const sections = await Promise.all(
    programs.map(async ({ name, file }) => {
      const { Config } = Module.parse(await import(pathToFileURL(join(root, file)).href))
      return `\n## ${name}\n\n\`${file}\`\n\n${tableOf(name, Config)}`
    }),
  )
  return introduction + sections.join('')
}

function tableOf(program: string, config: z.ZodType): string {
  const schema = Shape.parse(z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' }))
  const rows = Object.entries(schema.properties).map(([variable, { description, default: fallback }]) => {
    if (description === undefined) throw new Error(`${program}: describe ${variable} in its config.ts`)
    const standard = schema.required.includes(variable) ? 'required' : inCode(fallback)
    return `| \`${variable}\` | ${standard} | ${description} |\n`
  })
  return `| variable | default | |\n|---|---|---|\n${rows.join('')}`
}

const inCode = (value: unknown) => (value === undefined || value === '' ? '' : `\`${value}\``)
