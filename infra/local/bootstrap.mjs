// What npm start, npm test, npm run fuzz and their like call: runs on any Node from 20 on with nothing installed,
// installs what is missing, and goes on with the Node that the project itself uses.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runPnpm } from './pnpm.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const modules = join(root, 'node_modules')
const bin = (name) => join(modules, '.bin', name)
const stampFile = join(modules, '.yoldas-installed')
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Every file that decides what is installed. */
function manifests(folder, depth = 0) {
  if (depth > 3) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const skipped = entry.name === 'node_modules' || entry.name.startsWith('.')
      return skipped ? [] : manifests(join(folder, entry.name), depth + 1)
    }
    const decides = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].includes(entry.name)
    return decides ? [join(folder, entry.name)] : []
  })
}

function stamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of manifests(root).sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether every package has what it names: a folder may be gone, whatever the stamp says. */
function isComplete() {
  const packages = manifests(root).filter((file) => basename(file) === 'package.json')
  return packages.every((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    const names = Object.keys({ ...dependencies, ...devDependencies })
    return names.every((name) => existsSync(join(dirname(file), 'node_modules', name)))
  })
}

function install() {
  const wanted = stamp()
  const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8')
  if (installed === wanted && existsSync(bin('node')) && isComplete()) return
  const { devDependencies, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`Installing what the lockfile names (${packageManager} install --frozen-lockfile)`)
  const settings = ['--config.confirm-modules-purge=false', `--config.node-version=${devDependencies.node}`]
  const { status, problem } = runPnpm(root, ['install', '--frozen-lockfile', ...settings])
  if (status !== 0) {
    console.error(problem ?? 'The install failed; what is printed above says why.')
    process.exit(status)
  }
  writeFileSync(stampFile, wanted)
}

/**
 * The project's own programs first, Node included, which keeps what it has compiled: each of many processes begins
 * sooner.
 */
function environment() {
  const cache = { NODE_COMPILE_CACHE: join(modules, '.cache', 'node') }
  return { ...cache, ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH}` }
}

/** Resolves with the exit code. */
function run(command, args, stdio = ['inherit', 'inherit', 'inherit'], more = {}) {
  const child = spawn(bin(command), args, { cwd: root, stdio, env: { ...environment(), ...more } })
  const forward = (signal) => child.kill(signal)
  for (const signal of forwarded) process.on(signal, forward)
  const orphaned = setInterval(() => npmIsGone() && child.kill('SIGTERM'), 500).unref()
  return new Promise((settle) => {
    const finish = (code) => {
      clearInterval(orphaned)
      for (const signal of forwarded) process.off(signal, forward)
      settle(code)
    }
    child.once('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`)
      finish(1)
    })
    child.once('exit', (code) => finish(code ?? 1))
  })
}

const parent = process.ppid
/** Killed with SIGKILL, npm could not pass anything on. */
function npmIsGone() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
}

/** Runs these programs at once. Resolves with the exit code of the first that failed, or 0. */
async function runAll(steps) {
  for (const [heading, command, args] of steps) console.log(`\n== ${heading} (${[command, ...args].join(' ')})`)
  const codes = await Promise.all(steps.map(([, command, args, more]) => run(command, args, undefined, more)))
  return codes.find((code) => code !== 0) ?? 0
}

/** With files or options it is for who looks at a change again and again, and wants its tests alone. */
async function test(args) {
  // The compiler is a Go program that ends soon: to look for what it no longer holds is a third of its work.
  const keepAll = { GOGC: 'off', GOMEMLIMIT: '2GiB' }
  // It does not look again at files that have not changed.
  const kept = ['--incremental', '--tsBuildInfoFile', join(modules, '.cache', 'types.json')]
  const checks = [
    ['Lint', 'biome', ['check', '.']],
    // Each checker looks again at what the others do; lint and the page's types use the other processor meanwhile.
    ['Types', 'tsc', ['--noEmit', '--checkers', '1', ...kept], keepAll],
    ["Types of the phone's page", 'tsc', ['--noEmit', '-p', 'examples/phone/page'], keepAll],
  ]
  const failed = args.length === 0 ? await runAll(checks) : 0
  return failed || runAll([['Tests', 'vitest', ['run', ...args]]])
}

/** `fuzz 100000 42`: so many requests, made from this seed; what is not said stands in FUZZ_COUNT and FUZZ_SEED. */
function fuzz([count = process.env.FUZZ_COUNT || '100000', seed = process.env.FUZZ_SEED ?? '', ...args]) {
  if (!/^[1-9]\d{0,8}$/.test(count) || !/^(-?\d{1,10})?$/.test(seed)) {
    console.error('Requests and seed are whole numbers: npm run fuzz -- [requests, by default 100000] [seed]')
    return 2
  }
  Object.assign(process.env, { FUZZ_COUNT: count, FUZZ_SEED: seed })
  return run('vitest', ['run', 'test/fuzz', '--disable-console-intercept', ...args])
}

/** The linters of the OpenAPI document, and the types that are generated from it. */
function openapiLint(args) {
  Object.assign(process.env, { OPENAPI_LINT: '1' })
  return run('vitest', ['run', '--project', 'openapi', ...args])
}

/** The image, and the files of production that only other programs can check. `alerts postgres` is one drill of them. */
function checkProduction([what, drill, ...args]) {
  Object.assign(process.env, { PRODUCTION_CHECKS: '1' })
  const isDrill = what === 'alerts' && /^[a-z]+$/.test(drill ?? '')
  const chosen = isDrill ? ['alertsLive', '-t', `\\b${drill}:`] : [what, drill].filter((one) => one !== undefined)
  return run('vitest', ['run', '--project', 'production', ...chosen, ...args])
}

/** The oldest Node that the client library is for. */
const oldestNode = 'node@20.20.2'

const buildClient = () => run('node', ['libs/client/build.ts'])

/** What is published of the client library, and its tests on that Node, by npx. */
async function clientOnNode20(args) {
  const built = await buildClient()
  if (built !== 0) return built
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/node20.config.ts', ...args]
  return spawnSync('npx', ['-y', '-p', oldestNode, 'node', ...vitest], { cwd: root, stdio: 'inherit' }).status ?? 1
}

const libraries = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].map(
  (folder) => `/usr/lib/${folder}faketime/libfaketime.so.1`,
)

/**
 * `at 06:59 services/companion-scheduler`: tests with the clocks of all their processes, Postgres too, at that time in
 * Istanbul. `at 23:50 start`: what npm start does, likewise.
 */
function at([time = '', ...args]) {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  const library = [process.env.FAKETIME_LIBRARY ?? '', ...libraries].find((file) => existsSync(file))
  if (hour === undefined || !library) {
    const missing = 'libfaketime is not there: apt-get install libfaketime, or name the file in FAKETIME_LIBRARY'
    console.error(hour === undefined ? 'usage: npm run at -- HH:MM [start | files of tests]' : missing)
    return 2
  }
  const now = new Date(Date.now() + 3 * 3_600_000)
  const ahead = (Number(hour) - now.getUTCHours()) * 3600 + (Number(minute) - now.getUTCMinutes()) * 60
  // Never back: a handler of a signal may see the true time, and if that is later Postgres takes time-outs for passed.
  // The monotonic clock stays: timers are not what is moved.
  Object.assign(process.env, {
    LD_PRELOAD: library,
    FAKETIME: `+${(ahead + 86_400) % 86_400}`,
    DONT_FAKE_MONOTONIC: '1',
  })
  return args.join() === 'start' ? tasks.start([]) : run('vitest', ['run', ...args])
}

/** Of what does all that it does whatever is asked of it besides, and may remove or change a lot. */
const withoutArguments = (task) => (args) => {
  if (args.length === 0) return task()
  console.error(`${name} takes no arguments: npm ${name === 'start' ? name : `run ${name}`}`)
  return 2
}

const tasks = {
  // It sees our end, however we end, by the channel that closes.
  start: withoutArguments(() => run('node', ['infra/local/start.ts'], ['inherit', 'inherit', 'inherit', 'ipc'])),
  test,
  fuzz,
  'openapi:lint': openapiLint,
  'check:production': checkProduction,
  at,
  // Of `npm pack` in libs/client.
  'client:build': withoutArguments(buildClient),
  'client:node20': clientOnNode20,
  chaos: (args) => run('node', ['test/chaos/main.ts', ...args]),
  bench: withoutArguments(() => run('node', ['bench/main.ts'])),
  evals: (args) => run('node', ['test/evals/main.ts', ...args]),
  migrate: (args) => run('node', ['infra/migrate/main.ts', ...args]),
  job: (args) => run('node', ['infra/local/job.ts', ...args]),
  corpus: (args) => run('node', ['infra/local/corpus.ts', ...args]),
  contracts: (args) => run('node', ['test/contracts/release.ts', ...args]),
  care: (args) => run('node', ['infra/local/care.ts', ...args]),
  // As in the image, where an operator runs the same file.
  'model:check': withoutArguments(() => run('node', ['services/chat-engine/modelCheck.ts'])),
  phone: (args) => run('node', ['test/phone/main.ts', ...args]),
  configuration: withoutArguments(() => run('node', ['test/configuration/main.ts'])),
  single: (args) => run('node', ['infra/single/main.ts', ...args]),
  tour: withoutArguments(() => run('node', ['test/tour/main.ts'])),
  reset: withoutArguments(() => run('node', ['infra/local/reset.ts'])),
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(tasks, name)) {
  console.error(`usage: node infra/local/bootstrap.mjs ${Object.keys(tasks).join('|')}`)
  process.exit(2)
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  process.exit(1)
}
install()
process.exitCode = await tasks[name](args)
