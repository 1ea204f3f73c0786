import { z } from 'zod'

/** Connections beyond MAX_SOCKETS whose requests get a 503; the next ones are closed at once. */
export const refusedAtOnce = 1_000
/** What the process itself has open at most: its modules, its connections to NATS, its listeners. */
const ownDescriptors = 500

/** Connections of clients for which a process that may have so many descriptors has room. */
export const socketsWithin = (descriptors: number) => descriptors - refusedAtOnce - ownDescriptors

const Report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.literal('unlimited')]) }) }).optional(),
})

/** Descriptors that this process may have, as Node reports them; it has raised the soft limit to the hard one. */
export function descriptorLimit(): number {
  const soft = Report.parse(process.report.getReport()).userLimits?.open_files.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}
