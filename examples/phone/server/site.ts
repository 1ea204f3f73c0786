import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type File = {
  headers: Record<string, string>
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}
/** By path, `/index.html` as `/` is. */
export type Site = ReadonlyMap<string, File>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const isText = /^(text|image\/svg|application)\//

/** All files of a folder, in memory and compressed: a later build may take their place. */
export async function loadSite(folder: string): Promise<Site> {
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, File]> => [file.slice(folder.length), await loadFile(file)]),
    ),
  )
}

async function loadFile(file: string): Promise<File> {
  const identity = await readFile(file)
  const type = types[extname(file)] ?? 'application/octet-stream'
  const headers = {
    'content-type': type,
    // The name of an asset has its content's hash.
    'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  }
  if (!isText.test(type)) return { headers, bodies: { identity } }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  return { headers: { ...headers, vary: 'accept-encoding' }, bodies: { identity, br, gzip: gzipped } }
}
