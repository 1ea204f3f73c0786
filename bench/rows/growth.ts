import { type Bench, interleave, repeatFor } from '../bench.ts'
import { cloneFor } from '../databases.ts'
import { connectOwner } from '../notifier/students.ts'
import { type Chart, groupsOf } from '../picture.ts'
import { type Drained, startDrain } from '../schedules/index.ts'
import { addStudents, addWaiting } from '../schedules/rows.ts'
import { median } from '../statistics.ts'
import { type Goal, perSecond, times } from '../table.ts'

const dueCount = 10_000
/** A student has up to 20 messages that wait. */
const perStudent = 10

/** Due rows claimed and finished beside ever more rows that are not due for a year. */
export async function growthRows({
  servers,
  rounds,
  warmSeconds,
  waitingRows,
  say,
}: Bench): Promise<{ goals: Goal[]; chart: Chart }> {
  await using parts = new AsyncDisposableStack()
  const sizes = [waitingRows / 100, waitingRows / 10, waitingRows].map(Math.round)
  const measurements: Record<string, () => Promise<Drained>> = {}
  for (const size of sizes) {
    const database = parts.use(await cloneFor(servers, `waiting_${size}`))
    const { query } = parts.use(await connectOwner(database))
    await addStudents(query, Math.max(dueCount, size / perStudent))
    await addWaiting(query, size)
    const drain = parts.use(await startDrain(servers, database, 'claims'))
    await repeatFor(warmSeconds, () => drain.measure(dueCount))
    // A key that is a number would be moved before the others.
    measurements[`${size} rows`] = () => drain.measure(dueCount)
    say(`${size} rows wait`)
  }
  const drained = Object.values(await interleave(rounds, measurements))
  const [few = [], ...more] = drained
  const rates = drained.map((rounds) => median(rounds.map((one) => one.perSecond)))
  const ratios = more.map((many) =>
    times(median(many.map((one, round) => one.perSecond / (few[round] ?? one).perSecond))),
  )
  const goal: Goal = {
    path: `${dueCount} due rows claimed and finished, with ${sizes.join(', ')} rows waiting`,
    goal: 'linear in due rows, not in waiting rows',
    reached: `${rates.map(perSecond).join(', ')}: ${ratios.join(' and ')} the first`,
    met: null,
  }
  const groups = groupsOf(
    sizes.map((size, nth) => ({ size, rate: rates[nth] ?? Number.NaN })),
    ({ size }) => `${size.toLocaleString('en')} rows that are not due`,
    ({ rate }) => ({ 'claimed and finished': rate }),
  )
  return { goals: [goal], chart: { figure: 'due rows, beside rows that wait', format: perSecond, groups } }
}
