import { CommaList } from '@yoldas/config'
import { z } from 'zod'
import type { McpAccess } from '../clients/mcpTokens.ts'

/** What a header can have. */
const headerText = /^[\x21-\x7e]+$/

export const higherEducationVariables = {
  MCP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('A higher-education server that speaks MCP over streamable HTTP. Without it there are no such tools.'),
  MCP_TOKEN: z
    .string()
    .regex(headerText, 'a token has no blanks')
    .optional()
    .describe('The bearer token for `MCP_URL`. Instead of it a client can get tokens, by the next variables.'),
  MCP_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The id of a client that gets tokens for `MCP_URL` (OAuth client credentials). Needs `MCP_CLIENT_SECRET`.',
    ),
  MCP_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client.'),
  MCP_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The authorization server that the client is registered with. The secret is sent to no other; where its tokens ' +
        'are had is looked up. Needed with `MCP_CLIENT_ID`, unless `MCP_TOKEN_URL` is set.',
    ),
  MCP_TOKEN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the client gets its tokens, instead of `MCP_ISSUER`.'),
  MCP_SCOPE: z
    .string()
    .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/)
    .optional()
    .describe('The scopes to ask for, with blanks between. By default those that the server names.'),
  MCP_TOOLS: CommaList.prefault('search_programs,list_universities,list_program_groups,list_cities').describe(
    'Which of its tools are offered to the model, in this order, separated by commas.',
  ),
  MCP_TOOL_PREFIX: z
    .string()
    .regex(/^[\w-]{0,32}$/)
    .default('')
    .describe('Put before the names of its tools, for names that other tools have too.'),
  MCP_LIST_MILLISECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe(
      "How long a turn waits for the server's list of tools when the engine has none yet. Then it goes on without them.",
    ),
}

const Variables = z.object(higherEducationVariables)
type Variables = z.output<typeof Variables>

/** How the higher-education server is reached; undefined without. */
export const higherEducationOptions = ({ MCP_URL: url, ...config }: Variables) =>
  url === undefined
    ? undefined
    : {
        server: { url, access: mcpAccess(config) },
        allowed: config.MCP_TOOLS,
        prefix: config.MCP_TOOL_PREFIX,
        listMilliseconds: config.MCP_LIST_MILLISECONDS,
      }

function mcpAccess(config: Omit<Variables, 'MCP_URL'>): McpAccess | undefined {
  const { MCP_TOKEN: token, MCP_CLIENT_ID: clientId, MCP_CLIENT_SECRET: clientSecret, MCP_SCOPE: scope } = config
  const { MCP_ISSUER: issuer, MCP_TOKEN_URL: tokenUrl } = config
  if (token !== undefined) return { token }
  const from = tokenUrl !== undefined ? { tokenUrl } : issuer !== undefined ? { issuer } : undefined
  return clientId !== undefined && clientSecret !== undefined && from
    ? { clientId, clientSecret, scope, from }
    : undefined
}

/** What is wrong with how the higher-education server is asked: the variable, and what to do. */
export function* faultsOfMcp(config: Variables): Generator<[string, string]> {
  const ofClient = ['MCP_CLIENT_ID', 'MCP_CLIENT_SECRET', 'MCP_ISSUER', 'MCP_TOKEN_URL', 'MCP_SCOPE'] as const
  const set = ofClient.filter((name) => config[name] !== undefined)
  const [first] = config.MCP_TOKEN === undefined ? set : (['MCP_TOKEN'] as const)
  if (first && config.MCP_URL === undefined) yield ['MCP_URL', `needed by ${first}`]
  if (config.MCP_TOKEN !== undefined) {
    for (const name of set) yield [name, 'not beside MCP_TOKEN: use one of the two']
    return
  }
  if (set.length === 0) return
  for (const name of ['MCP_CLIENT_ID', 'MCP_CLIENT_SECRET'] as const)
    if (config[name] === undefined) yield [name, 'needed by the other variables of the MCP client']
  const { MCP_ISSUER: issuer, MCP_TOKEN_URL: tokenUrl } = config
  if (issuer === undefined && tokenUrl === undefined) yield ['MCP_ISSUER', 'needed by MCP_CLIENT_ID, or MCP_TOKEN_URL']
  if (issuer !== undefined && tokenUrl !== undefined)
    yield ['MCP_TOKEN_URL', 'not beside MCP_ISSUER: use one of the two']
  for (const name of ['MCP_ISSUER', 'MCP_TOKEN_URL'] as const)
    if (config[name] !== undefined && !isPrivate(config[name])) yield [name, 'use https: a secret is sent there']
}

/** Nobody reads along: it is encrypted, or stays on this machine. */
const isPrivate = (url: string) =>
  new URL(url).protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
