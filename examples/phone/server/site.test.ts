import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadSite } from './site.ts'

test('a file with its hash in its name is cached for long, others are not, and text is compressed', async () => {
  await using parts = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-site-'))
  parts.defer(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Yoldaş</title>')
  await writeFile(join(folder, 'assets/a-1.js'), 'export {}')
  await writeFile(join(folder, 'assets/b-2.png'), 'image')
  const site = await loadSite(folder)
  expect([...site.keys()].sort()).toEqual(['/assets/a-1.js', '/assets/b-2.png', '/index.html'])
  expect(site.get('/index.html')?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  const { br = Buffer.of(), gzip = Buffer.of(), identity } = site.get('/index.html')?.bodies ?? { identity: '' }
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([identity, identity])
  expect(site.get('/assets/a-1.js')?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(site.get('/assets/b-2.png')?.bodies).toEqual({ identity: Buffer.from('image') })
})
