// Writes today's contracts and migrations into contracts/released: run for a release, and committed with it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { todaysSchemas } from '@yoldas/contracts/schemas'
import { todaysMigrations } from './migrations.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'contracts/released')

function write(name: string, content: object): void {
  writeFileSync(resolve(folder, `${name}.json`), `${JSON.stringify(content, null, 1)}\n`)
  console.log(`contracts/released/${name}.json`)
}

if (process.argv.slice(2).join(' ') === 'release') {
  mkdirSync(folder, { recursive: true })
  for (const [name, schemas] of Object.entries(todaysSchemas())) write(name, schemas)
  const { version }: { version: string } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  write('release', { version, migrations: todaysMigrations() })
} else {
  console.error('The one thing that this does is to write the released contracts anew: npm run contracts -- release')
  process.exitCode = 2
}
