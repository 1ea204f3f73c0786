// Writes today's contracts into contracts/released: run for a release, from 1.0.0 on, and committed with it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { todaysSchemas } from '@yoldas/contracts/schemas'

const folder = resolve(import.meta.dirname, '../../contracts/released')

if (process.argv.slice(2).join(' ') === 'release') {
  mkdirSync(folder, { recursive: true })
  for (const [name, schemas] of Object.entries(todaysSchemas())) {
    writeFileSync(resolve(folder, `${name}.json`), `${JSON.stringify(schemas, null, 1)}\n`)
    console.log(`contracts/released/${name}.json: ${Object.keys(schemas).length} schemas`)
  }
} else {
  console.error('The one thing that this does is to write the released contracts anew: npm run contracts -- release')
  process.exitCode = 2
}
