import { expect, test } from 'vitest'
import { mirrorOfLines, mirrorOfStanzas } from './aptDownload.ts'

test('the mirror is the first enabled stanza with the main archive', () => {
  const text = `# comment
Types: deb
URIs: http://security.example/debian-security
Suites: bookworm-security
Components: main

Types: deb
Enabled: no
URIs: http://disabled.example/debian
Suites: bookworm
Components: main

Types: deb-src
URIs: http://sources.example/debian
Suites: bookworm
Components: main

Types: deb deb-src
# http://commented.example/debian
URIs: http://mirror.example/debian/
 http://other.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
`
  expect(mirrorOfStanzas(text)).toBe('http://mirror.example/debian/')
  expect(
    mirrorOfStanzas('Types: deb\nURIs: https://packages.example/tool\nSuites: x\nComponents: main\n'),
  ).toBeUndefined()
})

test('the mirror is the first line with the main archive', () => {
  const text = `#deb http://commented.example/debian bookworm main
deb-src http://sources.example/debian bookworm main
deb https://packages.example/tool stable main
deb http://contrib.example/debian bookworm contrib # main
deb [arch=amd64 signed-by=/usr/share/keyrings/debian.gpg] http://mirror.example/debian bookworm main non-free-firmware
`
  expect(mirrorOfLines(text)).toBe('http://mirror.example/debian')
  expect(mirrorOfLines('deb http://archive.example/ubuntu noble main\n')).toBeUndefined()
})
