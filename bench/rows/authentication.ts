import { type Area, type Bench, type Measured, measure, medianOf, ratio, warmAndInterleave } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { cloneFor } from '../databases.ts'
import { groupsOf } from '../picture.ts'
import { type Goal, perSecond, times } from '../table.ts'
import { startServices, type Variant } from '../variants.ts'
import { signIn } from './turns.ts'

const atOnce = 16
/** More than the gateway can verify, so that none is seen twice. */
const freshPerSecond = 4_000

/** A route that only answers 404: without a token, with one seen before, with one never seen. */
export async function authenticationRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const database = parts.use(await cloneFor(bench.servers, 'authentication'))
  const services = parts.use(await startServices(bench.servers, database))
  const seen = Array.from({ length: atOnce }, () => bench.servers.token())
  await signIn(services.url, seen)
  const measured = await warmAndInterleave(bench, (bench) => ({
    open: () => measureRoute(bench, services, { path: '/nothing', tokens: [] }),
    seen: () => measureRoute(bench, services, { path: '/api/nothing', tokens: seen }),
    fresh: () => measureRoute(bench, services, { path: '/api/nothing', tokens: freshTokens(bench) }),
  }))
  const [open, known, fresh] = [medianOf(measured.open), medianOf(measured.seen), medianOf(measured.fresh)]
  bench.say(
    `routes: open ${perSecond(open.perSecond)}, token seen ${perSecond(known.perSecond)}, ` +
      `new ${perSecond(fresh.perSecond)}`,
  )
  const bars = {
    'without a token': open.perSecond,
    'token seen before': known.perSecond,
    'new token': fresh.perSecond,
  }
  return {
    goals: [
      goal('authenticated route, token seen before, against the same without', measured.seen, measured.open, 0.8),
      goal('the same against a first verification', measured.seen, measured.fresh, null),
    ],
    picture: {
      title: 'A route that answers 404',
      charts: [
        {
          figure: 'answers',
          format: perSecond,
          groups: groupsOf(
            [atOnce],
            (n) => `${n} at once`,
            () => bars,
          ),
        },
      ],
    },
  }
}

/** Of one student, who is made before: only the token is new. */
function freshTokens({ servers, seconds }: Bench): string[] {
  return Array.from({ length: Math.ceil(freshPerSecond * (seconds + 1)) }, () => servers.token('bench-fresh'))
}

function measureRoute(bench: Bench, { url, ...services }: Variant, route: Pick<Load, 'path' | 'tokens'>) {
  const expect = { status: 404, stream: false }
  return measure(bench, { ...services, url }, { url, method: 'GET', body: null, atOnce, expect, ...route })
}

function goal(path: string, these: Measured[], those: Measured[], least: number | null): Goal {
  const reached = ratio(these, those, (one) => one.perSecond)
  const met = least === null ? null : reached >= least
  return { path, goal: least === null ? '' : `≥ ${times(least)}`, reached: times(reached), met }
}
