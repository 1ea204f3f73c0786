import { join } from 'node:path'
import { natsProcesses } from './nats.ts'
import { stateVariable } from './parts.ts'
import { postgresProcesses } from './postgres.ts'
import { endProcesses, processesWith } from './processes.ts'

/** Ends what an earlier start left running that was itself killed: services first, then the servers they use. */
export async function endLeftovers(folder: string, say: (line: string) => void): Promise<void> {
  const services = () => processesWith(stateVariable, folder)
  const nats = () => natsProcesses(join(folder, 'nats'))
  const postgres = () => postgresProcesses(join(folder, 'postgres'))
  if (services().length + nats().length + postgres().length === 0) return
  say('An earlier start was killed: stopping what it left behind')
  await endProcesses(services, 'SIGTERM', 6)
  await endProcesses(nats, 'SIGTERM', 5)
  await endProcesses(postgres, 'SIGINT', 5)
}
