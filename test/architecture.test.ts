import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Import, importsOf } from './support/imports.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const exclude = ['**/node_modules/**', '**/dist/**']
const files = globSync(['*.ts', '{bench,contracts,examples,libs,services,infra,test}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude,
}).sort()

const Names = z.record(z.string(), z.unknown()).default({})
const Manifest = z.object({
  name: z.string(),
  exports: Names,
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  devDependencies: Names,
})
type Package = { folder: string; manifest: z.infer<typeof Manifest> }

const packages = new Map(
  globSync(
    [
      'package.json',
      '{bench,bench/peers,contracts,test}/package.json',
      '{examples,libs,services,infra}/*/package.json',
    ],
    { cwd: root },
  )
    .map((file): Package => ({ folder: dirname(file), manifest: Manifest.parse(JSON.parse(read(file))) }))
    .map((found) => [found.manifest.name, found]),
)

/** The layers that files of a layer may import from. Nothing else is an arrow of the picture. */
const arrows: Record<string, readonly string[]> = {
  bench: ['contracts', 'libs', 'libs/testkit', 'services', 'infra/local'],
  contracts: [],
  examples: ['contracts', 'libs'],
  libs: ['contracts', 'libs'],
  'libs/testkit': ['contracts', 'libs', 'infra/local', 'infra/nats'],
  services: ['contracts', 'libs'],
  'infra/local': ['contracts', 'libs', 'infra/postgres'],
  'infra/migrate': ['contracts', 'libs', 'infra/nats', 'infra/postgres'],
  'infra/nats': ['contracts', 'libs'],
  'infra/operator': ['contracts', 'libs'],
  'infra/postgres': ['contracts', 'libs'],
  'infra/standins': ['contracts', 'libs'],
  test: ['contracts', 'libs', 'libs/testkit', 'services', 'examples', 'infra/local', 'infra/nats', 'infra/standins'],
}

const layerOf = (folder: string) => (folder in arrows ? folder : (folder.split('/')[0] ?? folder))

/** The deepest package around a file; the root's for what is in none. */
const homeOf = (file: string) =>
  [...packages.values()]
    .sort((a, b) => b.folder.length - a.folder.length)
    .find(({ folder }) => folder === '.' || file.startsWith(`${folder}/`))

/** Of the phone: it runs in a browser, and reaches the product as an app does. */
const page = 'examples/phone/page/'
/** Of the workspace: what it reaches the product with, and what reads the texts that it shows. */
const ofPage = ['@yoldas/client', '@yoldas/text']

/** Where processes begin: a service, and what a person has it do once. */
const beginnings = ['main.ts', 'job.ts', 'keeper.ts', 'corpus.ts', 'care.ts', 'modelCheck.ts', 'buildPage.ts']
/** Also what makes a package to publish: nobody imports it. */
const isTest = (file: string) =>
  /\.test\.tsx?$|^libs\/client\/(build|bundle)\.ts$/.test(file) ||
  /^(bench|test|libs\/testkit|(examples|infra|libs|services)\/[^/]+\/test)\/|^vitest\.config\.ts$/.test(file)
const testTools = ['@yoldas/testkit', 'vitest', 'fast-check']
const drivers = /^(pg|@slonik\/.*|@nats-io\/.*)$/

/** `@a/b/c` → `@a/b` and the door `./c`; a name without a path goes through `.`. */
function splitSpecifier(to: string): { name: string; door: string } {
  const parts = to.split('/')
  const name = parts.slice(0, to.startsWith('@') ? 2 : 1).join('/')
  return { name, door: `.${to.slice(name.length)}` }
}

/**
 * Why the file may not import this; undefined when it may. `from` is a path in the repository, `to` as the code has it.
 */
function forbidden(from: string, to: string, isType = false): string | undefined {
  const home = homeOf(from)
  if (!home) return 'it is in no package'
  if (to.startsWith('.')) return forbiddenFile(from, join(dirname(from), to), isType)
  if (from.startsWith(page) && to.startsWith('node:') && !isTest(from)) return 'the page runs in a browser'
  const layer = layerOf(home.folder)
  const { name, door } = splitSpecifier(to)
  if (testTools.includes(name)) return isTest(from) ? undefined : 'only tests may'
  const target = packages.get(name)
  if (!target) {
    if (layer === 'contracts' && name !== 'zod' && !isTest(from)) return 'contracts know nothing but zod'
    if (layer === 'services' && drivers.test(name)) return 'services reach servers through libs/bus and libs/db'
    return undefined
  }
  if (from.startsWith(page) && !ofPage.includes(name) && !isType) return 'the page reaches the product by the client'
  if (target === home) return layer === 'contracts' ? 'a package names its own files by path' : 'it is its own package'
  if (!arrows[layer]?.includes(layerOf(target.folder))) return `${layer} may not import ${layerOf(target.folder)}`
  if (layer === 'services' && name === '@yoldas/bus' && door !== '.') return 'services reach the bus by its first door'
  const { exports } = target.manifest
  const isDoor = door in exports || (door !== '.' && './*' in exports)
  return isDoor ? undefined : `${name} has no such door`
}

function forbiddenFile(from: string, file: string, isType: boolean): string | undefined {
  if (homeOf(file) !== homeOf(from) || file.startsWith('..')) return 'another package is imported by its name'
  if (beginnings.includes(basename(file))) return 'it is where everything begins'
  if (from.startsWith(page) && !file.startsWith(page) && !isType) return 'the page runs in a browser'
  if (isTest(file) && !isTest(from)) return 'only tests may'
  return undefined
}

/** Whether the file's package names what it imports: under `dependencies`, or anywhere when only tests need it. */
function isDeclared(from: string, to: string): boolean {
  if (to.startsWith('.') || to.startsWith('node:')) return true
  const { name } = splitSpecifier(to)
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
    homeOf(from)?.manifest ?? Manifest.parse({ name: '' })
  return (
    name in { ...dependencies, ...optionalDependencies, ...peerDependencies, ...(isTest(from) ? devDependencies : {}) }
  )
}

/** Types, and programs that are run. */
const isUsedOtherwise = (name: string) => /^@types\/|^@biomejs\/biome$|^node$|^typescript$/.test(name)

const pureFiles = ['rules.ts', 'prompt.ts', 'order.ts', 'feedState.ts', 'position.ts', 'bodyRoom.ts']
const pureFolder = 'services/chat-engine/text/'
const isPure = (file: string) => pureFiles.includes(basename(file)) || file.startsWith(pureFolder)
const pureImports = ['zod', 'ts-fsrs', '@yoldas/contracts', '@yoldas/text', '@yoldas/time']

/** What a pure file reaches at run time, directly or through files of its package, that may do I/O. */
function impurities(file: string, readImports: (file: string) => Import[], seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return readImports(file)
    .filter(({ isType }) => !isType)
    .flatMap(({ to }) => {
      if (to.startsWith('.')) return impurities(join(dirname(file), to), readImports, seen)
      return pureImports.includes(splitSpecifier(to).name) ? [] : [`${file} imports ${to}`]
    })
}

const readsClock = (source: string) => /\bDate\.now\b|\bnew Date\(\)|\bperformance\.|\bMath\.random\b/.test(source)

/** `register.ts` is loaded before them. */
const mayReadEnvironment = (file: string) =>
  [...beginnings, 'register.ts'].includes(basename(file)) || isTest(file) || file.startsWith('infra/local/')

const maySpeakSql = (file: string) =>
  !file.startsWith('services/') || isTest(file) || ['store.ts', 'rows.ts'].includes(basename(file))

/**
 * How often a source locks the conversation's row and waits for it. What takes only free rows (`SKIP LOCKED`) waits for
 * nobody, and may do so in any order.
 */
const countLocks = (source: string) =>
  [
    ...source.matchAll(
      /\b(?:FROM|JOIN) conversation\b[^`;]*?\bFOR (?:NO KEY )?(?:UPDATE|(?:KEY )?SHARE)\b(?! OF t\b| SKIP)/g,
    ),
    ...source.matchAll(/\bINTO conversation\b[^`;]*?\bDO UPDATE\b/g),
  ].length

/** The functions of Postgres that a service's migrations make, each as the newest of them has it. */
function functionsOf(service: string): Map<string, string> {
  const files = globSync(`services/${service}/migrations/*.sql`, { cwd: root }).toSorted()
  const made = files
    .map(read)
    .join('\n')
    .split(/^CREATE (?:OR REPLACE )?(?=[A-Z])/m)
  return new Map(made.flatMap((text) => [...text.matchAll(/^FUNCTION (\w+)/g)].map(([, name = '']) => [name, text])))
}

/** The first cycle among the files, as the path around it. */
function findCycle(names: string[], readImports: (file: string) => Import[]): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to } of readImports(file)) {
      const cycle = to.startsWith('.') ? visit(join(dirname(file), to), [...path, file]) : undefined
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const name of names) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return undefined
}

/** The file that an import leads to; none outside of the repository. */
function fileOf(from: string, to: string): string[] {
  if (to.startsWith('.')) return [join(dirname(from), to)]
  const { name, door } = splitSpecifier(to)
  const target = packages.get(name)
  return target ? [join(target.folder, door === '.' ? 'index.ts' : `${door}.ts`)] : []
}

/** Files beside it that it starts as processes. */
const startedBy = (file: string): string[] =>
  [...read(file).matchAll(/\bjoin\(import\.meta\.dirname, '([^']+\.ts)'\)/g)].map(([, to = '']) =>
    join(dirname(file), to),
  )

/** What others than our own code begin with: processes, commands, and the doors that a lib names. */
function isDoor(file: string): boolean {
  if (beginnings.includes(basename(file))) return true
  const home = homeOf(file)
  return (
    home !== undefined && Object.values(home.manifest.exports).some((door) => join(home.folder, `${door}`) === file)
  )
}

const imports = new Map(files.map((file) => [file, importsOf(read(file))]))
const importsIn = (file: string) => imports.get(file) ?? []
const allImports = files.flatMap((from) => importsIn(from).map((found) => ({ from, ...found })))
const ofServices = files.filter((file) => file.startsWith('services/') && !isTest(file))

describe('the code', () => {
  test('has only the arrows of the picture', () => {
    const wrong = allImports.flatMap(({ from, to, isType }) => {
      const reason = forbidden(from, to, isType)
      return reason ? [`${from} imports ${to}: ${reason}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('declares what it imports, in the package that imports it', () => {
    const wrong = allImports.filter(({ from, to }) => !isDeclared(from, to))
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  test('declares nothing that it does not import, but for what only tests of the whole name', () => {
    const declaring = [...packages.values()].filter(({ folder }) => folder !== 'test')
    const imports = Map.groupBy(allImports, ({ from }) => homeOf(from)?.folder)
    const idle = declaring.flatMap(({ folder, manifest }) => {
      const imported = new Set(imports.get(folder)?.map(({ to }) => splitSpecifier(to).name))
      const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      return declared
        .filter((name) => !imported.has(name) && !isUsedOtherwise(name))
        .map((name) => `${folder}: ${name}`)
    })
    expect(idle).toEqual([])
  })

  test('decides without I/O and without a clock of its own', () => {
    const pure = ofServices.filter(isPure)
    for (const file of ['chat-engine/text/bubbles.ts', 'gateway/stream/feedState.ts', 'gateway/stream/order.ts'])
      expect(pure).toContain(`services/${file}`)
    expect(pure.flatMap((file) => impurities(file, importsIn))).toEqual([])
    expect(pure.filter((file) => readsClock(read(file)))).toEqual([])
  })

  test('of services has its SQL in store.ts and rows.ts', () => {
    const speaking = allImports.filter(({ to, names }) => to === '@yoldas/db' && /\bsql\b/.test(names))
    expect(speaking.length).toBeGreaterThan(0)
    expect(speaking.map(({ from }) => from).filter((file) => !maySpeakSql(file))).toEqual([])
  })

  test('reads the environment where a process begins, and nowhere else', () => {
    const readers = files.filter((file) => /\bprocess\.env\b/.test(read(file)))
    expect(readers).toContain('services/gateway/main.ts')
    expect(readers.filter((file) => !mayReadEnvironment(file))).toEqual([])
  })

  test('locks a conversation in one function, and in one of Postgres', () => {
    const locking = ofServices.flatMap((file) => new Array<string>(countLocks(read(file))).fill(file))
    expect(locking).toEqual(['services/chat-engine/conversation/store.ts'])
    const lockingSql = [...functionsOf('chat-engine')].flatMap(([name, text]) => Array(countLocks(text)).fill(name))
    expect(lockingSql).toEqual(['lock_conversation'])
  })

  test('makes a conversation in one function of Postgres, which stores its notice', () => {
    const makes = (text: string) => /\bINTO conversation\b/.test(text)
    expect(ofServices.filter((file) => makes(read(file)))).toEqual([])
    const making = [...functionsOf('chat-engine')].filter(([, text]) => makes(text))
    expect(making.map(([name]) => name)).toEqual(['open_conversation'])
  })

  test('has what only tests import in folders of the tests', () => {
    const sources = files.filter((file) => !isTest(file))
    const used = new Set(
      sources.flatMap((file) => [...importsIn(file).flatMap(({ to }) => fileOf(file, to)), ...startedBy(file)]),
    )
    const idle = sources.filter((file) => /^(libs|services)\//.test(file) && !used.has(file) && !isDoor(file))
    expect(idle).toEqual([])
  })

  test('has no cycle between files', () => {
    expect(findCycle(files, importsIn)).toBeUndefined()
  })
})

describe('the check', () => {
  test.each([
    ['libs/bus/connect.ts', './errors.ts'],
    ['libs/bus/connect.ts', '@nats-io/transport-node'],
    ['libs/testkit/index.ts', '@yoldas/local'],
    ['services/gateway/routes/chat.ts', '@yoldas/contracts/chat'],
    ['services/gateway/routes/chat.ts', '../stream/turn.ts'],
    ['services/gateway/identity/keys.test.ts', '../test/tokens.ts'],
    ['services/chat-engine/turn/store.db.test.ts', '@yoldas/testkit'],
    ['infra/local/start.ts', 'node:fs'],
    ['contracts/chat.test.ts', 'fast-check'],
    ['test/send.test.ts', '@yoldas/standins'],
    ['vitest.config.ts', 'vitest/config'],
    ['infra/nats/keep.ts', '@yoldas/bus/connect'],
    ['libs/testkit/index.ts', '@yoldas/keeper'],
    ['examples/phone/page/App.tsx', '@yoldas/client'],
    ['examples/phone/page/App.tsx', '@yoldas/text'],
    ['examples/phone/server/desk.ts', '../desk.ts'],
  ])('lets %s import %s', (from, to) => expect(forbidden(from, to)).toBeUndefined())

  test.each([
    ['services/gateway/main.ts', '@yoldas/chat-engine', /services may not import services/],
    ['services/gateway/main.ts', '../chat-engine/config.ts', /by its name/],
    ['services/gateway/main.ts', '@yoldas/local', /services may not import infra/],
    ['libs/outbox/relay.ts', '@yoldas/bus/live', /no such door/],
    ['services/gateway/routes/chat.ts', '@yoldas/bus/connect', /by its first door/],
    ['services/gateway/main.ts', '@yoldas/keeper', /services may not import infra/],
    ['services/gateway/routes/chat.ts', '@yoldas/contracts', /no such door/],
    ['services/gateway/routes/chat.ts', '../../../libs/bus/index.ts', /by its name/],
    ['services/gateway/routes/chat.ts', '../main.ts', /everything begins/],
    ['services/companion-scheduler/main.ts', './job.ts', /everything begins/],
    ['services/gateway/routes/chat.ts', '../test/tokens.ts', /only tests/],
    ['services/gateway/routes/chat.ts', 'vitest', /only tests/],
    ['services/chat-engine/turn/store.ts', '@slonik/sql-tag', /through libs/],
    ['services/chat-engine/answer/live.ts', '@nats-io/jetstream', /through libs/],
    ['services/chat-engine/engine/engine.ts', '@yoldas/profile-journey', /services may not import services/],
    ['services/chat-engine/prompt/context.ts', '../test/script.ts', /only tests/],
    ['services/chat-engine/text/bubbles.ts', '../main.ts', /everything begins/],
    ['services/notifier/claiming/store.ts', '@slonik/sql-tag', /through libs/],
    ['services/notifier/sending/subjects.ts', '@yoldas/profile-journey', /services may not import services/],
    ['services/notifier/sending/send.ts', '../test/provider.ts', /only tests/],
    ['libs/http/sse.ts', '@yoldas/testkit', /only tests/],
    ['libs/http/sse.ts', '@yoldas/local', /libs may not import infra/],
    ['libs/http/sse.ts', '@yoldas/http', /its own package/],
    ['contracts/chat.ts', '@yoldas/time', /contracts may not import libs/],
    ['contracts/chat.ts', 'node:crypto', /nothing but zod/],
    ['infra/standins/index.ts', '@yoldas/local', /infra\/standins may not import infra\/local/],
    ['infra/local/start.ts', '@yoldas/gateway', /may not import services/],
    ['infra/tilt/main.ts', '@yoldas/bus', /may not import libs/],
    ['examples/phone/page/App.tsx', '@yoldas/contracts/chat', /by the client/],
    ['examples/phone/page/App.tsx', '@yoldas/config', /by the client/],
    ['examples/phone/page/desk/server.ts', '../../desk.ts', /in a browser/],
    ['examples/phone/page/App.tsx', 'node:crypto', /in a browser/],
    ['examples/phone/server/main.ts', '@yoldas/local', /may not import infra/],
    ['examples/phone/server/main.ts', '@yoldas/gateway', /examples may not import services/],
    ['services/gateway/main.ts', '@yoldas/phone/server', /services may not import examples/],
  ])('refuses %s importing %s', (from, to, reason) => expect(forbidden(from, to)).toMatch(reason))

  test('lets the page know the shapes of what others say', () => {
    expect(forbidden('examples/phone/page/desk/server.ts', '../../desk.ts', true)).toBeUndefined()
    expect(forbidden('examples/phone/page/App.tsx', '@yoldas/contracts/chat', true)).toBeUndefined()
  })

  test('knows what a package declares, and that only tests may use the rest', () => {
    expect(isDeclared('services/gateway/main.ts', '@yoldas/bus')).toBe(true)
    expect(isDeclared('services/gateway/main.ts', 'node:http')).toBe(true)
    expect(isDeclared('services/gateway/main.ts', 'openai')).toBe(false)
    expect(isDeclared('services/gateway/main.ts', 'fast-check')).toBe(false)
    expect(isDeclared('services/gateway/main.test.ts', 'fast-check')).toBe(true)
  })

  test('reads every form of import', () => {
    const source = [
      `import './a.ts'`,
      `import b, { type C } from 'b'`,
      `import type { D } from './d.ts'`,
      `import {\n  e,\n  type F,\n} from '@yoldas/e'`,
      `export { g } from './g.ts'`,
      `export type { H } from './h.ts'`,
      `export * from './i.ts'`,
      `import * as j from 'node:j'`,
      `export const k = await import('node:k')`,
      `const text = "import l from 'l'"`,
      `export const from = 'm'`,
    ].join('\n')
    const found = importsOf(source)
    const runtime = ['./a.ts', 'b', '@yoldas/e', './g.ts', './i.ts', 'node:j', 'node:k']
    expect(found.filter(({ isType }) => !isType).map(({ to }) => to)).toEqual(runtime)
    expect(found.filter(({ isType }) => isType).map(({ to }) => to)).toEqual(['./d.ts', './h.ts'])
  })

  test('follows a pure file to what it reaches at run time', () => {
    const made: Record<string, string> = {
      'a/rules.ts': `import { b } from './b.ts'\nimport type { Db } from '@yoldas/db'`,
      'a/b.ts': `import { z } from 'zod'\nimport { readFile } from 'node:fs/promises'\nimport './rules.ts'`,
    }
    const readImports = (file: string) => importsOf(made[file] ?? '')
    expect(impurities('a/rules.ts', readImports)).toEqual(['a/b.ts imports node:fs/promises'])
    expect(findCycle(['a/rules.ts'], readImports)).toEqual(['a/rules.ts', 'a/b.ts', 'a/rules.ts'])
    expect(findCycle(['c.ts'], readImports)).toBeUndefined()
  })

  test('takes all of text/ for pure, whatever its files are called', () => {
    const file = 'services/chat-engine/text/pace.ts'
    expect(isPure(file)).toBe(true)
    expect(isPure('services/chat-engine/answer/live.ts')).toBe(false)
    const planted = (from: string) => (from === file ? importsOf(`import { inSpan } from '@yoldas/telemetry'`) : [])
    expect(impurities(file, planted)).toEqual([`${file} imports @yoldas/telemetry`])
  })

  test('distinguishes a clock from a time that was passed in', () => {
    expect(readsClock('const now = Date.now()')).toBe(true)
    expect(readsClock('const day = new Date(now)')).toBe(false)
  })

  test('sees every way to lock a conversation, and lets pass what waits for nobody', () => {
    const locked = [
      'SELECT FROM conversation WHERE student_key = $1 FOR UPDATE',
      'SELECT c.x FROM turn AS t JOIN conversation AS c ON true FOR NO KEY UPDATE',
      'SELECT erased_at FROM conversation FOR SHARE',
      'INSERT INTO conversation AS c (student_key) VALUES ($1) ON CONFLICT DO UPDATE SET x = 1',
      'BEGIN SELECT * INTO locked FROM conversation WHERE student_key = of_student FOR UPDATE; END',
    ]
    expect(locked.map(countLocks)).toEqual([1, 1, 1, 1, 1])
    const free = [
      'SELECT FROM conversation ORDER BY care_at FOR UPDATE SKIP LOCKED',
      'SELECT FROM turn AS t JOIN conversation AS c ON true FOR UPDATE OF t',
      'INSERT INTO conversation (student_key) VALUES ($1) ON CONFLICT DO NOTHING',
    ]
    expect(free.map(countLocks)).toEqual([0, 0, 0])
  })

  test('knows who may read the environment and who speaks SQL', () => {
    expect(
      [
        'services/gateway/main.ts',
        'services/companion-scheduler/job.ts',
        'infra/local/ports.ts',
        'test/support/stack.ts',
      ].every(mayReadEnvironment),
    ).toBe(true)
    expect(['services/gateway/config.ts', 'libs/config/index.ts'].some(mayReadEnvironment)).toBe(false)
    expect(maySpeakSql('services/chat-engine/conversation/rows.ts')).toBe(true)
    expect(maySpeakSql('services/chat-engine/conversation/handlers.ts')).toBe(false)
  })
})
