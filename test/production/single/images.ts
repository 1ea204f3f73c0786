import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { authorities, debian, debianArchive } from '../image.ts'
import type { Engine } from './engine.ts'

const root = resolve(import.meta.dirname, '../../..')
/** Of .env. */
export const image = 'yoldas:1.0.0'
const servers = 'localhost/yoldas-servers:trixie'
const postgres = 'docker.io/pgvector/pgvector:0.8.4-pg17-trixie'
export const caddy = 'docker.io/library/caddy:2-alpine'
const others = ['docker.io/library/nats:2.12-alpine', caddy]

/** Debian's programs in place of the registry's images of them, under the same names. */
const postgresFile = `FROM ${servers}
RUN install --directory --owner postgres --mode 3777 /var/run/postgresql
COPY postgres.sh /usr/local/bin/
ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/local/bin/postgres.sh"]
`
const otherFile = `FROM ${servers}
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
`
const debianFile = `FROM ${debian}-packages
COPY authorities.crt ${authorities}
`

/** Makes what infra/single/compose.yaml starts. Images that the engine has already are taken as they are. */
export async function makeImages({ docker }: Engine): Promise<void> {
  const isThere = (name: string) =>
    docker('image', 'inspect', name).then(
      () => true,
      () => false,
    )
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-images-'))
  const build = async (name: string, file: string) => {
    await writeFile(join(folder, 'Dockerfile'), file)
    await docker('build', '--quiet', '--tag', name, folder)
  }
  try {
    await cp(join(import.meta.dirname, 'postgres.sh'), join(folder, 'postgres.sh'))
    await cp(authorities, join(folder, 'authorities.crt'))
    const wanted = [postgres, ...others]
    const found = await Promise.all(wanted.map(isThere))
    if (found.includes(false)) {
      const packages = ['ca-certificates', 'postgresql-17-pgvector', 'nats-server', 'caddy', 'wget']
      await docker('import', await debianArchive('servers', packages), servers)
    }
    for (const [i, name] of wanted.entries())
      if (!found[i]) await build(name, name === postgres ? postgresFile : otherFile)
    if (!(await isThere(debian))) {
      await docker('import', await debianArchive('npm', ['ca-certificates', 'npm']), `${debian}-packages`)
      await build(debian, debianFile)
    }
    // What is written beside it in docs/single.md, but for the registry's Debian.
    const args = ['--network', 'host', '--build-arg', `DEBIAN=${debian}`, '--file', 'infra/image/Dockerfile']
    await docker(
      'build',
      '--quiet',
      ...args.map((arg) => arg.replace('infra/', `${root}/infra/`)),
      '--tag',
      image,
      root,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
