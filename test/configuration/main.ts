// npm run configuration: writes docs/configuration.md anew.
import { writeFile } from 'node:fs/promises'
import { configurationPage, page } from './page.ts'

await writeFile(page, await configurationPage())
