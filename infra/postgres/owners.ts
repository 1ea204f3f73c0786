import { join, resolve } from 'node:path'

/** The services that have tables: each has one schema and one role, and may touch nothing else. */
export const owners = [
  { service: 'chat-engine', schema: 'chat', role: 'chat_engine' },
  { service: 'companion-scheduler', schema: 'scheduler', role: 'companion_scheduler' },
  { service: 'notifier', schema: 'notify', role: 'notifier' },
  { service: 'profile-journey', schema: 'profile', role: 'profile_journey' },
] as const
export type Owner = (typeof owners)[number]
export type OwningService = Owner['service']

const root = resolve(import.meta.dirname, '../..')

/** Where the migrations of a service's schema are: those of the outbox are the same for all. */
export const migrationFolders = (service: OwningService): string[] => [
  join(root, 'libs/outbox/migrations'),
  join(root, 'services', service, 'migrations'),
]

/** The one that DATABASE_URL names, unless it is the one that every server has. */
export function databaseName(url: string | undefined): string {
  const named = url ? decodeURIComponent(new URL(url).pathname.slice(1)) : ''
  return named === '' || named === 'postgres' ? 'yoldas' : named
}
