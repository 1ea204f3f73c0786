import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { studentExports } from '@yoldas/contracts/export'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

const services = globSync('services/*/migrations', { cwd: root }).map((folder) => folder.split('/')[1] ?? '')
const holding = services.filter((service) =>
  read(`services/${service}/migrations/*.sql`).some((sql) => sql.includes('student_key')),
)

test('there are services that hold student data', () => expect(holding).not.toEqual([]))

test.each(holding)('%s, which holds student data, erases and exports it', (service) => {
  const stores = read(`services/${service}/**/store.ts`).join('\n')
  expect(stores).toMatch(/export (async )?function eraseStudent\b/)
  expect(stores).toMatch(/export (async )?function exportStudent\b/)
  expect(Object.keys(studentExports)).toContain(service)
})
