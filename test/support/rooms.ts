import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * A room is a folder of a service, or a file beside its folders. An arrow goes from a room to another that it imports
 * from.
 */
export type Arrow = { from: string; to: string }
export type Plan = { rooms: readonly string[]; arrows: readonly Arrow[] }

export const services = readdirSync(join(root, 'services')).sort()

const isTest = (file: string) => /\.test\.ts$|^test\//.test(file)
const roomOf = (file: string) => file.split('/')[0] ?? file

/** How a service is built, without its tests. */
export function readPlan(service: string): Plan {
  const cwd = join(root, 'services', service)
  const files = globSync('**/*.ts', { cwd, exclude: ['**/node_modules/**'] }).filter((file) => !isTest(file))
  const arrows = new Map<string, Arrow>()
  for (const file of files) {
    const from = roomOf(file)
    for (const { to: specifier } of importsOf(readFileSync(join(cwd, file), 'utf8'))) {
      const to = specifier.startsWith('.') ? roomOf(join(dirname(file), specifier)) : from
      if (from !== to) arrows.set(`${from} ${to}`, { from, to })
    }
  }
  return { rooms: [...new Set(files.map(roomOf))].sort(), arrows: [...arrows.values()] }
}

/**
 * Puts every room above those that it imports from: `order` is from the ground up. That cannot be in a circle, where
 * each room imports from each other, directly or through others: its rooms stand side by side in the order, and at
 * least one of its arrows runs `back` up.
 */
export function stack({ rooms, arrows }: Plan): { order: string[]; circles: string[][]; back: Arrow[] } {
  const imported = Map.groupBy(arrows, ({ from }) => from)
  const reach = (room: string, reached = new Set<string>()): Set<string> => {
    if (!reached.has(room)) {
      reached.add(room)
      for (const { to } of imported.get(room) ?? []) reach(to, reached)
    }
    return reached
  }
  const reached = new Map(rooms.map((room) => [room, reach(room)]))
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false
  const circleOf = (room: string) => rooms.filter((other) => reaches(room, other) && reaches(other, room))
  // A room reaches all that those below it reach, and itself besides: more than they do, unless it is in their circle.
  const groups = Map.groupBy(rooms, (room) => circleOf(room).join())
  const fromTheGround = [...groups.values()].sort(
    ([one = ''], [other = '']) => (reached.get(one)?.size ?? 0) - (reached.get(other)?.size ?? 0),
  )
  const order = fromTheGround.flat()
  return {
    order,
    circles: fromTheGround.filter(({ length }) => length > 1),
    back: arrows.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from)),
  }
}
