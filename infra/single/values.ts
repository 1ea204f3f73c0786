import { randomBytes } from 'node:crypto'

/** What somebody has to say: `without` is what an empty answer means, absent where there has to be an answer. */
export type Question = {
  name: string
  asks: string
  without?: string | ((given: ReadonlyMap<string, string>) => string)
  /** What is wrong with an answer, or undefined. */
  check?: (answer: string) => string | undefined
}

const matches = (pattern: RegExp, wanted: string) => (answer: string) =>
  pattern.test(answer) ? undefined : `expected ${wanted}`

function isAddress(answer: string): string | undefined {
  const isThere = URL.canParse(answer) && /^https?:$/.test(new URL(answer).protocol)
  return isThere ? undefined : 'expected an address that begins with https:// or http://'
}

const isNumber = matches(/^[1-9]\d*$/, 'a whole number')

/** In the order in which they are asked. docs/configuration.md says more of each. */
export const questions: readonly Question[] = [
  {
    name: 'DOMAIN',
    asks: 'The name under which phones reach this machine, as api.school.example',
    check: matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a name without https:// and without a path'),
  },
  {
    name: 'ACME_EMAIL',
    asks: 'Whom the authority of certificates may write to',
    check: matches(/^[^\s@]+@[^\s@]+$/, 'an address of e-mail'),
  },
  { name: 'AUTH_URL', asks: 'The identity provider', check: isAddress },
  {
    name: 'AUTH_ISSUER',
    asks: 'The `iss` of its tokens',
    without: (given) => `${given.get('AUTH_URL')?.replace(/\/$/, '')}/auth/v1`,
  },
  { name: 'AUTH_JWT_SECRET', asks: 'Its shared secret, where it signs with HS256', without: '' },
  { name: 'CORS_ORIGINS', asks: 'Origins of pages in browsers that may call, with commas between', without: '' },
  { name: 'MODEL_BASE_URL', asks: 'The model', without: 'https://api.openai.com/v1', check: isAddress },
  { name: 'MODEL_API_KEY', asks: 'The key for it' },
  { name: 'MODEL_NAME', asks: 'Its name', without: 'gpt-5-mini' },
  {
    name: 'DAILY_TOKENS',
    asks: 'The tokens that all students together may use on a day, which bounds the bill',
    check: isNumber,
  },
  {
    name: 'STUDENT_DAILY_TOKENS',
    asks: 'The tokens that one student may use on a day',
    without: '3000000',
    check: isNumber,
  },
  {
    name: 'MIN_AGE',
    asks: 'Below this age a parent has to agree: 0, 13, 16 or 18',
    without: '13',
    check: matches(/^(0|13|16|18)$/, '0, 13, 16 or 18'),
  },
  { name: 'S3_BUCKET', asks: 'The bucket of attachments' },
  { name: 'S3_REGION', asks: 'Its region', without: 'eu-central-1' },
  { name: 'S3_ENDPOINT', asks: 'Its address, where it is not at AWS', without: '' },
  { name: 'S3_ACCESS_KEY_ID', asks: 'The access key of the storage' },
  { name: 'S3_SECRET_ACCESS_KEY', asks: 'The secret of that key' },
  {
    name: 'FIREBASE_SERVICE_ACCOUNT',
    asks: 'For pushes by Firebase: the service account, JSON in one line',
    without: '',
  },
  { name: 'ONESIGNAL_APP_ID', asks: 'For pushes by OneSignal: the app', without: '' },
  { name: 'ONESIGNAL_API_KEY', asks: 'Its key', without: '' },
  { name: 'BACKUPS', asks: 'The folder of backups, best on another disk', without: './backups' },
  { name: 'BACKUP_DAYS', asks: 'The days that backups are kept', without: '14', check: isNumber },
  { name: 'IMAGE', asks: 'The image', without: 'yoldas:1.0.0' },
  {
    name: 'ACME_CA',
    asks: 'The authority of certificates',
    without: 'https://acme-v02.api.letsencrypt.org/directory',
    check: isAddress,
  },
]

/** Made here, and known to nobody. */
export const secrets: readonly string[] = [
  'POSTGRES_PASSWORD',
  ...['CHAT_ENGINE', 'COMPANION_SCHEDULER', 'NOTIFIER', 'PROFILE_JOURNEY'].map((name) => `${name}_DATABASE_PASSWORD`),
  'NATS_ADMIN_PASSWORD',
  'NATS_OPERATOR_PASSWORD',
  ...['GATEWAY', 'CHAT_ENGINE', 'COMPANION_SCHEDULER', 'NOTIFIER', 'PROFILE_JOURNEY'].flatMap((name) => [
    `NATS_${name}_PASSWORD`,
    `NATS_${name}_NEXT_PASSWORD`,
  ]),
  'ERASURE_KEY',
  'PSEUDONYM_SECRET',
]

/** What is wrong with an answer to the question, or undefined. */
export function problemOf({ check, without }: Question, answer: string): string | undefined {
  // Compose reads single quotes as they are: nothing between them is a variable.
  if (/['\n\r\\]$|['\n\r]/.test(answer)) return "a quote ('), a line break, or a \\ at the end cannot be written here"
  if (answer === '') return without === undefined ? 'an answer is needed' : undefined
  return check?.(answer)
}

/** What an empty answer means. */
export function defaultOf({ without }: Question, given: ReadonlyMap<string, string>): string | undefined {
  return typeof without === 'function' ? without(given) : without
}

/** The text of `.env`. */
export function writeValues(answers: ReadonlyMap<string, string>): string {
  const lines = (names: readonly string[], value: (name: string) => string) =>
    names.map((name) => `${name}='${value(name)}'`)
  return [
    '# Read by infra/single/compose.yaml. Keep a copy elsewhere: without ERASURE_KEY a restore brings erased students back.',
    ...lines(
      questions.map(({ name }) => name),
      (name) => answers.get(name) ?? '',
    ),
    '',
    '# Made once. docs/runbooks/rotate-secrets.md says how they are changed.',
    ...lines(secrets, () => randomBytes(24).toString('hex')),
    '',
  ].join('\n')
}
