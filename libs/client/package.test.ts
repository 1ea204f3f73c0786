import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const doors = ['', '/react', '/react-native', '/study', '/indexeddb', '/async-storage', '/mmkv']

let folder: string
/** Packs a copy: while `npm pack` runs, package.json is that of who installs it. Then an app installs it, offline. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoldas-client-'))
  const copy = join(folder, 'libs/client')
  await mkdir(join(folder, 'libs'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const isSource = (file: string) => !/^(node_modules|dist|test)$|\.test\.ts$/.test(basename(file))
  await cp(import.meta.dirname, copy, { recursive: true, filter: isSource })
  await symlink(join(import.meta.dirname, 'node_modules'), join(copy, 'node_modules'))
  await run('npm', ['pack', '--pack-destination', folder], { cwd: copy })
  const kept = await Promise.all([copy, import.meta.dirname].map((of) => readFile(join(of, 'package.json'), 'utf8')))
  expect(kept[0]).toBe(kept[1])

  const app = join(folder, 'app')
  await mkdir(app)
  await writeFile(join(app, 'package.json'), '{ "private": true }')
  const options = ['--offline', '--no-audit', '--no-fund', '--legacy-peer-deps']
  await run('npm', ['install', ...options, join(folder, 'yoldas-client-1.0.0.tgz')], { cwd: app })
  await symlink(join(import.meta.dirname, 'node_modules/react'), join(app, 'node_modules/react'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inApp = (file: string) => join(folder, 'app', file)
const installed = (file: string) => inApp(`node_modules/@yoldas/client/${file}`)

test('what is installed needs nothing, and has a changelog, source maps and what its README says', async () => {
  const { dependencies, devDependencies, scripts, exports } = JSON.parse(
    await readFile(installed('package.json'), 'utf8'),
  )
  expect([dependencies, devDependencies, scripts]).toEqual([undefined, undefined, undefined])
  expect(Object.keys(exports)).toEqual(doors.map((door) => `.${door}`))
  const readme = await readFile(installed('README.md'), 'utf8')
  expect(doors.filter((door) => !readme.includes(`'@yoldas/client${door}'`))).toEqual([])
  await readFile(installed('CHANGELOG.md'), 'utf8')
  const { sources, sourcesContent } = JSON.parse(await readFile(installed('dist/cjs/index.js.map'), 'utf8'))
  expect(sources.length).toBe(sourcesContent.length)
})

const shown = "console.log(doors.flatMap((door) => Object.keys(door)).sort().join(' '))"
const names = [
  ...[
    'ClientError',
    'asyncStorage',
    'createClient',
    'createClient',
    'indexedDbStorage',
    'memoryStorage',
    'mmkvStorage',
  ],
  ...['newId', 'notificationButtons', 'openStudy', 'useConversation', 'usePlan', 'useUnread', 'xhrFetch'],
].sort()

test.each([
  [
    'ESM',
    'mjs',
    `const doors = await Promise.all(${JSON.stringify(doors)}.map((door) => import('@yoldas/client' + door)))`,
  ],
  ['CommonJS', 'cjs', `const doors = ${JSON.stringify(doors)}.map((door) => require('@yoldas/client' + door))`],
])('Node imports every entry as %s', async (_, ending, importing) => {
  await writeFile(inApp(`names.${ending}`), `${importing}\n${shown}\n`)
  const { stdout } = await run('node', [inApp(`names.${ending}`)])
  expect(stdout.trim().split(' ')).toEqual(names)
})

test('a bundler takes what an app imports of it, in one copy', async () => {
  const file = inApp('bundled.js')
  const importing = ['createClient', 'ClientError'].join(', ')
  await writeFile(
    file,
    `import { ${importing} } from '@yoldas/client'
     import { createClient as forPhone } from '@yoldas/client/react-native'
     export { ${importing}, forPhone }`,
  )
  const { output } = await build({ input: file, platform: 'browser', write: false })
  const [{ code }] = output
  expect(code.match(/extends Error/g)).toHaveLength(1)
})

test('its types fit under strict and node16, for ESM and for CommonJS', async () => {
  const uses = `
    import { createClient, type Message } from '@yoldas/client'
    import { asyncStorage } from '@yoldas/client/async-storage'
    import { indexedDbStorage } from '@yoldas/client/indexeddb'
    import { mmkvStorage } from '@yoldas/client/mmkv'
    import { useConversation, usePlan, useUnread } from '@yoldas/client/react'
    import { createClient as forPhone } from '@yoldas/client/react-native'
    const client = createClient({ url: 'https://api.example', token: () => null, storage: indexedDbStorage() })
    const { items } = client.conversation.getState()
    export const messages: Message[] = items.flatMap((item) => item.kind === 'message' ? [item.message] : [])
    const phone = forPhone({ url: '', token: () => null })
    export const others = [asyncStorage, mmkvStorage, useConversation, usePlan, useUnread, phone]
    // @ts-expect-error
    client.conversation.open(1)`
  await writeFile(inApp('uses.mts'), uses)
  await writeFile(inApp('uses.cts'), uses)
  const options = { strict: true, module: 'node16', target: 'es2022', lib: ['es2022', 'dom'], types: [], noEmit: true }
  await writeFile(inApp('tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['uses.*'] }))
  await expect(run(join(root, 'node_modules/.bin/tsc'), ['-p', inApp('')])).resolves.toMatchObject({ stdout: '' })
})
