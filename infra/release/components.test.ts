import { expect, test } from 'vitest'
import { debianComponents, listOf, nodeComponent } from './components.ts'

test('the list of what an image holds has the packages of npm and of Debian, and Node', () => {
  const status =
    'Package: libc6\nSource: glibc\nVersion: 2.41-12+deb13u1\nArchitecture: amd64\nDescription: a library\n'
  const [libc, ...others] = debianComponents([status])
  const purl = 'pkg:deb/debian/libc6@2.41-12%2Bdeb13u1?arch=amd64'
  expect(libc).toEqual({ type: 'library', name: 'libc6', version: '2.41-12+deb13u1', purl, 'bom-ref': purl })
  if (!libc) throw new Error(`${others.length} packages`)
  const node = nodeComponent('24.21.0')
  expect(node).toMatchObject({ version: '24.21.0', cpe: 'cpe:2.3:a:nodejs:node.js:24.21.0:*:*:*:*:*:*:*' })
  const npm = { bomFormat: 'CycloneDX', metadata: { component: { name: 'yoldas' } }, components: [{ name: 'zod' }] }
  const bom = listOf(npm, [node, libc], 'ghcr.io/x/yoldas@sha256:1')
  expect(bom.components).toEqual([{ name: 'zod' }, node, libc])
  expect(bom.metadata.component).toEqual({ name: 'ghcr.io/x/yoldas@sha256:1', type: 'container' })
  expect(() => debianComponents(['Package: x\n'])).toThrow(/does not say its Version/)
  expect(() => listOf(npm, [node], 'x')).toThrow(/of Debian/)
})
