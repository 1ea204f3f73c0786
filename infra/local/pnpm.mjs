// Gets pnpm, which installs all else, in the version that package.json names, and runs nothing of another package.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What pnpm's program for a platform is packed in, hashed: `npm view @pnpm/exe.<platform>@<version> dist.integrity`.
 */
const integrities = {
  'linux-x64': 'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  'linux-arm64': 'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
}

/**
 * Runs pnpm at the root of this clone. A `problem` says why it could not be run, and what to do. For a platform without
 * a hash above npm gets pnpm, by its version alone.
 */
export function runPnpm(root, args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const platform = `${process.platform}-${process.arch}`
  if (!Object.hasOwn(integrities, platform)) return run('npx', ['-y', packageManager, ...args], { cwd: root })
  const folder = join(root, 'node_modules/.cache/pnpm')
  const unpacked = unpack(`@pnpm/exe.${platform}@${packageManager.replace('pnpm@', '')}`, integrities[platform], folder)
  const outcome = unpacked.status === 0 ? run(join(folder, 'pnpm'), args, { cwd: root }) : unpacked
  rmSync(folder, { recursive: true, force: true })
  return outcome
}

/** npm keeps what it has fetched in its own cache, so this needs the network once a machine. */
function unpack(name, integrity, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  const fetch = ['pack', name, '--prefer-offline', '--loglevel=error', '--pack-destination', folder]
  const fetched = run('npm', fetch, quiet)
  if (fetched.status !== 0)
    return { problem: `npm ${fetch.join(' ')} failed; what is printed above says why.`, ...fetched }
  const [file] = readdirSync(folder)
  const tarball = join(folder, file)
  const received = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  if (received !== integrity) return { status: 1, problem: refusal(name, integrity, received) }
  return run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], quiet)
}

const refusal = (name, expected, received) => `
${name} is not the package that infra/local/pnpm.mjs expects. Nothing of it was run.
  expected ${expected}
  received ${received}
After a change of pnpm's version in package.json, write the new hashes into that file (CONTRIBUTING.md, "Commits").
Otherwise the download is broken or was replaced: run "npm cache clean --force" and try again. If this comes back, the
registry (npm config get registry) does not have what pnpm published: do not install from it.`

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options })
  return error ? { status: 1, problem: `${command} cannot be started: ${error.message}` } : { status: status ?? 1 }
}
