import type { Stack } from '../support/stack.ts'

/** The variables of infra/migrate/main.ts for a stack's database and broker, with the passwords that services have. */
export function migrateVariables({ database, nats }: Pick<Stack, 'database' | 'nats'>): Record<string, string> {
  const urls = { ...database.urls, operator: database.operatorUrl }
  const passwords = Object.entries(urls).map(([service, url]) => [
    `${service.toUpperCase().replaceAll('-', '_')}_DATABASE_PASSWORD`,
    new URL(url).password,
  ])
  return { DATABASE_URL: database.url, NATS_URL: nats.urlFor('admin'), ...Object.fromEntries(passwords) }
}
