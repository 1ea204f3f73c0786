// npm run configuration: writes docs/configuration.md, and the tables of docs/privacy.md, anew.
import { writeFile } from 'node:fs/promises'
import { page as privacy, privacyPage } from '../privacy/page.ts'
import { configurationPage, page } from './page.ts'

await writeFile(page, await configurationPage())
await writeFile(privacy, await privacyPage())
