import { eventually } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { openWorld } from '../openWorld.ts'
import { forget } from '../retention.ts'

const { world, random } = await openWorld()

test('students who do not come are warned once and erased once over 100 kills; who is seen stays, without old texts', async () => {
  const kills = 90
  const deliveries = { processes: 2, killed: 0.5 }
  const { warnings, gone, stayed, kept } = await forget(world, random.fork(), { students: 60, kills, deliveries })
  expect(kills + world.kills()).toBeGreaterThanOrEqual(100)
  expect(warnings).toEqual(warnings.map(() => 1))
  expect(kept).toEqual({ students: stayed.length, texts: 0, media: 0 })
  await eventually(
    'the rest to be gone',
    async () => {
      const [left] = await world.rows(
        `SELECT (SELECT count(*)::int FROM chat.message WHERE student_key = ANY ($1)) AS messages,
         (SELECT count(*)::int FROM profile.student WHERE student_key = ANY ($1)) AS students,
         (SELECT count(*)::int FROM profile.erasure WHERE completed_at IS NULL) AS open,
         (SELECT count(*)::int FROM profile.tombstone) AS tombstones`,
        [gone],
      )
      return left?.messages === 0 && left.students === 0 && left.open === 0 && left.tombstones === gone.length
    },
    90_000,
  )
  expect(world.stack.storage.keys()).toEqual([])
}, 600_000)
