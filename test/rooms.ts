// Prints how each service is built: npm run rooms
import { readPlan, services, stack } from './support/rooms.ts'

for (const service of services) {
  const plan = readPlan(service)
  const { order, circles, back } = stack(plan)
  console.log(`${service}: ${plan.rooms.length} rooms, ${plan.arrows.length} arrows, ${back.length} of them back up`)
  for (const room of order.toReversed()) {
    const to = plan.arrows.filter(({ from }) => from === room).map((arrow) => arrow.to)
    const marked = to.map((other) => (order.indexOf(other) > order.indexOf(room) ? `${other} (back up)` : other))
    console.log(`  ${room.padEnd(16)}${marked.length > 0 ? `→ ${marked.join(', ')}` : ''}`)
  }
  for (const circle of circles) console.log(`  circle: ${circle.join(', ')}`)
}
