import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

// libs/outbox has one SQL for all of them. A change of the tables is a migration in each service, with the same text.
test.each(['outbox', 'outbox_lanes', 'outbox_parked'])(
  'the migration %s is the same in every service that has an outbox',
  (name) => {
    const files = globSync(`services/*/migrations/???_${name}.sql`, { cwd: root })
    const services = globSync('services/*/migrations', { cwd: root })
    expect(files.length).toBe(services.length)
    expect(services.length).toBeGreaterThan(1)
    expect(new Set(files.map((file) => readFileSync(join(root, file), 'utf8'))).size).toBe(1)
  },
)
