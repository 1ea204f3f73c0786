import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')

/** A room is a folder of a service. An arrow goes from a room to another that one of its files imports from. */
export type Arrow = { from: string; to: string }
export type Plan = { rooms: readonly string[]; arrows: readonly Arrow[] }

export const services = readdirSync(join(root, 'services')).sort()

const isTest = (file: string) => /\.test\.ts$|^test\//.test(file)
const roomOf = (file: string) => (file.includes('/') ? file.split('/')[0] : undefined)

/**
 * How a service is built, without its tests and without the files beside its folders, which put everything together.
 */
export function readPlan(service: string): Plan {
  const cwd = join(root, 'services', service)
  const files = globSync('**/*.ts', { cwd, exclude: ['**/node_modules/**'] }).filter((file) => !isTest(file))
  const arrows = new Map<string, Arrow>()
  for (const file of files) {
    const from = roomOf(file)
    for (const { to: specifier } of importsOf(readFileSync(join(cwd, file), 'utf8'))) {
      const to = specifier.startsWith('.') ? roomOf(join(dirname(file), specifier)) : undefined
      if (from && to && from !== to) arrows.set(`${from} ${to}`, { from, to })
    }
  }
  return { rooms: [...new Set(files.flatMap((file) => roomOf(file) ?? []))].sort(), arrows: [...arrows.values()] }
}

/**
 * Puts every room above those that it imports from, as far as that can be: `order` from the ground up, and `back`, the
 * fewest arrows that run back up. Looks at every set of rooms once: meant for 20 rooms at the most.
 */
export function stack({ rooms, arrows }: Plan): { order: string[]; back: Arrow[] } {
  const below = rooms.map((room) => arrows.filter(({ from }) => from === room).map(({ to }) => rooms.indexOf(to)))
  const sets = 1 << rooms.length
  const fewest = new Array<number>(sets).fill(Number.POSITIVE_INFINITY)
  const topmost = new Array<number>(sets).fill(0)
  fewest[0] = 0
  for (let set = 0; set < sets; set += 1)
    for (const [room, imported] of below.entries()) {
      if (set & (1 << room)) continue
      const more = set | (1 << room)
      const back = (fewest[set] ?? 0) + imported.filter((other) => !(set & (1 << other))).length
      if (back >= (fewest[more] ?? 0)) continue
      fewest[more] = back
      topmost[more] = room
    }
  const order: string[] = []
  for (let set = sets - 1; set > 0; ) {
    const room = topmost[set] ?? 0
    order.unshift(rooms[room] ?? '')
    set &= ~(1 << room)
  }
  return { order, back: arrows.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from)) }
}
