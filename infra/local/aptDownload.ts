import { execFile } from 'node:child_process'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const etc = '/etc/apt'
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'

/**
 * Unpacks the package from another release of Debian into `folder`. apt itself downloads it, from the mirror that this
 * machine uses, and verifies it with Debian's keyring, but all its state stays in `folder`: neither root nor any change
 * of the machine's own packages is needed.
 * @throws when this is not a Debian, the package cannot be had, or the signal ends it
 */
export async function downloadPackage(
  name: string,
  suite: string,
  folder: string,
  { signal, retries = 3 }: { signal?: AbortSignal; retries?: number } = {},
): Promise<void> {
  const mirror = await findMirror()
  await access(keyring).catch(() => {
    throw new Error(`Debian's keys are missing: install the package debian-archive-keyring`)
  })
  const sources = join(folder, 'private.sources')
  const { stdout: architecture } = await run('dpkg', ['--print-architecture'])
  await mkdir(join(folder, 'lists/partial'), { recursive: true })
  await mkdir(join(folder, 'cache/archives/partial'), { recursive: true })
  const stanza = ['Types: deb', `URIs: ${mirror}`, `Suites: ${suite}`, 'Components: main']
  await writeFile(sources, [...stanza, `Architectures: ${architecture.trim()}`, `Signed-By: ${keyring}`, ''].join('\n'))
  const options = [
    `Dir::Etc::SourceList=${sources}`,
    'Dir::Etc::SourceParts=/dev/null',
    'Dir::Etc::Preferences=/dev/null',
    'Dir::Etc::PreferencesParts=/dev/null',
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Acquire::Languages=none',
    `Acquire::Retries=${retries}`,
    'Acquire::http::Timeout=10',
    'Acquire::https::Timeout=10',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option])
  await run('apt-get', [...options, 'update', '--error-on=any', '-q'], { cwd: folder, signal })
  await run('apt-get', [...options, 'download', '-q', name], { cwd: folder, signal })
  const archive = (await readdir(folder)).find((file) => file.endsWith('.deb'))
  if (!archive) throw new Error(`apt downloaded no package ${name}`)
  await run('dpkg-deb', ['-x', archive, join(folder, 'unpacked')], { cwd: folder })
  await Promise.all(['lists', 'cache', archive].map((part) => rm(join(folder, part), { recursive: true, force: true })))
}

/** The first place from which this machine takes Debian's main packages. */
async function findMirror(): Promise<string> {
  const parts = (await readdir(join(etc, 'sources.list.d')).catch(() => [])).sort()
  const files = [join(etc, 'sources.list'), ...parts.map((part) => join(etc, 'sources.list.d', part))]
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    const mirror = file.endsWith('.sources')
      ? mirrorOfStanzas(text)
      : file.endsWith('.list')
        ? mirrorOfLines(text)
        : undefined
    if (mirror) return mirror
  }
  throw new Error('this machine has no Debian mirror in its apt configuration')
}

const isDebianArchive = (uri: string | undefined): uri is string => uri !== undefined && /\/debian\/?$/.test(uri)

/** Of the deb822 format: the first URI of an enabled stanza with Debian's main archive. */
export function mirrorOfStanzas(text: string): string | undefined {
  for (const stanza of text.replace(/^#.*\n?/gm, '').split(/\n\s*\n/)) {
    const field = (name: string) =>
      new RegExp(`^${name}:[ \\t]*((?:.*)(?:\\n[ \\t]+.*)*)`, 'im').exec(stanza)?.[1]?.trim().split(/\s+/) ?? []
    if (field('Enabled')[0]?.toLowerCase() === 'no' || !field('Types').includes('deb')) continue
    if (!field('Components').includes('main')) continue
    const uri = field('URIs').find(isDebianArchive)
    if (uri) return uri
  }
}

/** Of the one-line format: the URI of the first line with Debian's main archive. */
export function mirrorOfLines(text: string): string | undefined {
  for (const line of text.split('\n')) {
    const [, uri, components] = /^\s*deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+\S+\s+([^#]*)/.exec(line) ?? []
    if (isDebianArchive(uri) && components?.split(/\s+/).includes('main')) return uri
  }
}
