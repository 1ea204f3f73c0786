import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { readConfig } from '@yoldas/config'
import { builtPage } from './build.ts'
import { Config } from './config.ts'
import { localDesk } from './desk.ts'
import { startPhone } from './server.ts'
import { loadSite } from './site.ts'
import { createStudents } from './students/students.ts'

const signalled = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
const config = readConfig(Config, process.env)
const stateFolder = resolve(config.STATE_FOLDER)
const isLocal = config.HOST === '127.0.0.1'
const desk = localDesk({ pushUrl: config.PUSH_URL, tracesUrl: config.TRACES_URL, stateFolder })
const page = {
  gatewayUrl: config.GATEWAY_URL,
  identityUrl: config.IDENTITY_URL,
  exampleModel: config.EXAMPLE_MODEL,
}
await using phone = await startPhone({
  host: config.HOST,
  port: config.PORT,
  site: await loadSite(await builtPage(join(stateFolder, 'page'))),
  page,
  storageOrigins: config.STORAGE_ORIGINS.split(' '),
  desk: isLocal ? desk : undefined,
  students: createStudents({ ...page, folder: join(stateFolder, 'students') }),
})
console.log(`the phone’s page is at ${phone.url}`)
await signalled
