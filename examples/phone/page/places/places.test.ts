import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

/** A history that goes back a task later, as browsers do. */
function openBrowser(
  pathname = '/',
  entries: Array<{ state: unknown; pathname: string }> = [{ state: null, pathname }],
) {
  const listeners: Array<() => void> = []
  let at = entries.length - 1
  const go = (steps: number) =>
    void setTimeout(() => {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1)
      for (const listener of listeners) listener()
    })
  const browser = {
    history: {
      get state() {
        return entries[at]?.state
      },
      pushState(state: unknown, _title: string, url?: string | URL | null) {
        at += 1
        entries.splice(at, entries.length, { state, pathname: String(url) })
      },
      replaceState(state: unknown, _title: string, url?: string | URL | null) {
        entries[at] = { state, pathname: String(url) }
      },
      go: (steps = 0) => go(steps),
    },
    location: {
      get pathname() {
        return entries[at]?.pathname ?? ''
      },
    },
    addEventListener: (_name: 'popstate', listener: () => void) => void listeners.push(listener),
  }
  const shown = () => entries.map((entry, i) => (i === at ? `[${entry.pathname}]` : entry.pathname)).join(' ')
  return { browser, entries, shown, back: () => go(-1), forward: () => go(1) }
}

/** All that was to happen soon has. */
const later = async () => {
  for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setTimeout(resolve))
}

test('an address names the screen of the first phone, and going back shows the one before', async () => {
  const { browser, shown, back } = openBrowser('/plan')
  const places = createPlaces(browser, 'one')
  expect([places.screenOf('one'), places.screenOf('two')]).toEqual(['plan', 'chat'])
  places.go('one', 'journey')
  places.go('one', 'journey')
  places.go('two', 'settings')
  expect(shown()).toBe('/plan /journey [/journey]')
  back()
  await later()
  expect([places.screenOf('one'), places.screenOf('two')]).toEqual(['journey', 'chat'])
  back()
  await later()
  expect(places.screenOf('one')).toBe('plan')
})

test('a reload shows the same screens, without what was laid over them', async () => {
  const before = openBrowser()
  const places = createPlaces(before.browser, 'one')
  places.go('one', 'plan')
  places.lay(() => {})
  const after = openBrowser('/', before.entries)
  expect(createPlaces(after.browser, 'one').screenOf('one')).toBe('plan')
  await later()
  expect(after.shown()).toBe('/ [/plan] /plan')
})

test('going back closes what was opened last, and nothing else', async () => {
  const { browser, back } = openBrowser()
  const places = createPlaces(browser, 'one')
  const closed: string[] = []
  places.lay(() => closed.push('sheet'))
  places.lay(() => closed.push('question'))
  back()
  await later()
  expect(closed).toEqual(['question'])
  back()
  await later()
  expect(closed).toEqual(['question', 'sheet'])
})

test('what is closed by its button leaves no entry to go back to', async () => {
  const { browser, shown } = openBrowser()
  const places = createPlaces(browser, 'one')
  const closed: string[] = []
  const close = places.lay(() => closed.push('sheet'))
  close()
  await later()
  expect(shown()).toBe('[/] /')
  expect(closed).toEqual([])
})

test('a menu that opens a sheet and a sheet that ends at another screen do not stand in the way', async () => {
  const { browser, back } = openBrowser()
  const places = createPlaces(browser, 'one')
  const closed: string[] = []
  places.lay(() => closed.push('menu'))()
  const closeSheet = places.lay(() => closed.push('sheet'))
  await later()
  closeSheet()
  places.go('one', 'plan')
  await later()
  expect(places.screenOf('one')).toBe('plan')
  back()
  await later()
  expect([places.screenOf('one'), closed]).toEqual(['chat', []])
})

test('another screen takes away what is laid over the phones', async () => {
  const { browser, shown, back, forward } = openBrowser()
  const places = createPlaces(browser, 'one')
  const closed: string[] = []
  places.lay(() => closed.push('sheet'))
  places.go('one', 'plan')
  expect(closed).toEqual(['sheet'])
  back()
  await later()
  expect([places.screenOf('one'), shown()]).toEqual(['chat', '[/] / /plan'])
  // Going forward does not bring it back.
  forward()
  await later()
  expect(shown()).toBe('[/] / /plan')
})

test('somebody else begins at the first screen', () => {
  const { browser, shown } = openBrowser('/plan')
  const places = createPlaces(browser, 'one')
  places.reset()
  expect([places.screenOf('one'), shown()]).toEqual(['chat', '[/]'])
})
