import { expect, test } from 'vitest'
import { readAccess } from './tls.ts'

const address = 'postgres://notifier@db/yoldas'

test('a connection has 2 seconds to open, or as long as the address says', () => {
  expect(readAccess(address)).toEqual({ url: address, connectMilliseconds: 2_000 })
  expect(readAccess(`${address}?connect_timeout=30`)).toEqual({ url: address, connectMilliseconds: 30_000 })
})

test.each(['0', '-1', 'soon'])('a connect_timeout of %s is refused', (seconds) => {
  expect(() => readAccess(`${address}?connect_timeout=${seconds}`)).toThrow('seconds above 0')
})
