import { type Handler, handle, withoutPermit } from '@yoldas/bus'
import { maskToken, testDevices } from '@yoldas/contracts/notifier'
import { type Db, databaseTime } from '@yoldas/db'
import { createLines } from '@yoldas/lines'
import type { Deadline } from '@yoldas/time'
import type { z } from 'zod'
import { findDevices, removeDead } from '../devices/store.ts'
import { testPush } from '../pushes/rules.ts'
import { lockStudent } from '../students/store.ts'
import { type SendDeps, sendPush } from './send.ts'

type TestDeps = SendDeps & { db: Db }
type Device = Awaited<ReturnType<typeof findDevices>>[number]

const devicesAtOnce = 16
const sendMilliseconds = 5_000
/** The answer has to be on its way before the asker turns to another replica. */
const answerMilliseconds = 500

export const attemptHandlers = (deps: TestDeps): Handler[] => [
  handle(testDevices, (asked, deadline) => notifyForTest(deps, asked, deadline)),
]

/** Tries each device once; nothing of it is kept, but a token that is dead goes. */
export async function notifyForTest(
  deps: TestDeps,
  { studentKey, token }: z.output<typeof testDevices.input>,
  deadline: Deadline,
): Promise<z.input<typeof testDevices.output>> {
  const found = await findTargets(deps.db, studentKey, token)
  if (!found) return { kind: 'erased' }
  const { run } = createLines({ inAll: devicesAtOnce })
  const { devices, at } = found
  const tried = devices.map((device) => run(() => tryDevice(deps, { studentKey, device, at }, deadline)))
  return { kind: 'tested', results: await Promise.all(tried) }
}

/** All of the student's devices, or the one of this token if it is theirs; null for an erased student. */
function findTargets(db: Db, studentKey: string, token: string | undefined) {
  return db.transaction(async (tx) => {
    if ((await lockStudent(tx, studentKey)).erased) return null
    const devices = await findDevices(tx, studentKey)
    return {
      devices: devices.filter((device) => token === undefined || device.token === token),
      at: await databaseTime(tx),
    }
  })
}

async function tryDevice(
  deps: TestDeps,
  { studentKey, device, at }: { studentKey: string; device: Device; at: string },
  deadline: Deadline,
) {
  const { token, tokenHash, platform } = device
  const shown = { token: maskToken(token), platform }
  const milliseconds = Math.min(sendMilliseconds, deadline.remaining() - answerMilliseconds)
  if (milliseconds <= 0) return { ...shown, ok: false, reason: 'no time was left to try' }
  const target = { provider: 'fcm' as const, to: token, platform }
  const answer = await withoutPermit(() => sendPush(deps, target, testPush(at), milliseconds))
  if (answer.outcome === 'dead') await removeDead(deps.db, tokenHash, studentKey, at)
  return answer.outcome === 'sent' ? { ...shown, ok: true } : { ...shown, ok: false, reason: answer.message }
}
