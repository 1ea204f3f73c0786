import { type Bench, interleave, type Measured, measure, medianOf, ratio } from '../bench.ts'
import { type Attack, attacks, startAttack } from '../bystander/index.ts'
import { cloneFor } from '../databases.ts'
import { type Goal, milliseconds, times } from '../table.ts'
import { startServices, type Variant } from '../variants.ts'
import { signIn } from './turns.ts'

const bystanders = 16
const perSecond = 50
const most = 3

/**
 * Students who read their history, evenly paced, while one student asks as fast as they can: their p99 against that of the same
 * round with nobody else there. One answer that is no 200 ends the run.
 */
export async function bystanderRows(bench: Bench): Promise<Goal[]> {
  const { servers, rounds, say } = bench
  await using parts = new AsyncDisposableStack()
  const database = parts.use(await cloneFor(servers, 'bystander'))
  const services = parts.use(await startServices(servers, database))
  const tokens = Array.from({ length: bystanders }, () => servers.token())
  await signIn(services.url, tokens)
  // Of whom there is ever more to export.
  const attacker = servers.token()
  const idle = () => measureBystanders(bench, services, tokens)
  const under = async (attack: Attack) => {
    await using _attack = startAttack(attack, { url: services.url, token: attacker })
    return await measureBystanders(bench, services, tokens)
  }
  const attacked = attacks.map((attack) => [attack, () => under(attack)])
  const measurements: Record<'idle' | Attack, () => Promise<Measured>> = { idle, ...Object.fromEntries(attacked) }
  await interleave(1, { idle })
  const measured = await interleave(rounds, measurements)
  say(`bystanders: idle ${milliseconds(medianOf(measured.idle).p99)}`)
  return attacks.map((attack): Goal => {
    const slower = ratio(measured[attack], measured.idle, ({ p99 }) => p99)
    const { p50, p99 } = medianOf(measured[attack])
    return {
      path: `history of bystanders, p99 against idle: ${attack}`,
      goal: `≤ ${times(most)}`,
      reached: `${times(slower)} (p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)})`,
      met: slower <= most,
    }
  })
}

function measureBystanders(bench: Bench, { url, ...services }: Variant, tokens: string[]): Promise<Measured> {
  const expect = { status: 200, stream: false }
  const load = { url, method: 'GET' as const, path: '/api/chat/history', body: null, tokens, perSecond, expect }
  return measure(bench, { ...services, url }, load)
}
