import { randomUUID } from 'node:crypto'
import { studentErased } from '@yoldas/contracts/events'
import { forgetSubscriber } from '@yoldas/contracts/notifier'
import { sql } from '@yoldas/db'
import { recordEvent, sendCommand } from '@yoldas/outbox'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { giveUpForgetting } from '../jobs/giveUpForgetting.ts'
import { erasureMetrics } from '../metrics.ts'
import { closeErasure, giveUpParked, giveUpWaiting, openErasure } from './store.ts'

const db = await openDb('profile-journey')

const Waiting = z.object({ subject: z.string() })
const waitingOf = (studentKey: string) =>
  db.anyFirst(sql.type(Waiting)`
    SELECT subject FROM outbox WHERE student_key = ${studentKey}
    UNION ALL SELECT subject FROM dead_letter WHERE student_key = ${studentKey}
  `)

describe('the command that carries the sub of an erased student', () => {
  const leave = async () => {
    const studentKey = randomUUID()
    await openErasure(db, randomUUID(), studentKey, ['notifier'])
    await recordEvent(db, studentErased, studentKey, { studentKey })
    await sendCommand(db, forgetSubscriber, studentKey, { studentKey, sub: 'elif' })
    return studentKey
  }
  const age = (studentKey: string, hours: number) =>
    db.query(sql.typeAlias('none')`
      UPDATE outbox SET created_at = clock_timestamp() - make_interval(hours => ${hours})
      WHERE student_key = ${studentKey}
    `)

  test('stays until it is answered, even if all others have removed everything', async () => {
    const studentKey = await leave()
    await closeErasure(db, studentKey, 'notifier')
    expect(await waitingOf(studentKey)).toEqual([forgetSubscriber.subject])
  })

  test('is given up after a day, with an alert, and so is one that was parked', async () => {
    const [early, late, parked] = [await leave(), await leave(), await leave()]
    for (const studentKey of [early, late, parked]) await closeErasure(db, studentKey, 'notifier')
    await age(early, 23)
    await age(late, 24)
    await db.query(sql.typeAlias('none')`
      WITH gone AS (DELETE FROM outbox WHERE student_key = ${parked} RETURNING id, subject, student_key, payload)
      INSERT INTO dead_letter (id, direction, subject, student_key, payload, reason, parked_at)
      SELECT id, 'out', subject, student_key, payload, 'x', clock_timestamp() - interval '24 hours' FROM gone
    `)
    const metrics = createMetrics()
    const giving = { db, log: createLog('test', 'silent'), erasures: erasureMetrics(metrics) }
    await giveUpForgetting(giving)
    await giveUpForgetting(giving)
    expect([await waitingOf(early), await waitingOf(late), await waitingOf(parked)]).toEqual([
      [forgetSubscriber.subject],
      [],
      [],
    ])
    expect(await metrics.text()).toContain('yoldas_erasures_given_up_total 2\n')
  })

  test('is alone in that: other commands wait on', async () => {
    const studentKey = await leave()
    await age(studentKey, 48)
    const another = { service: 'notifier', subject: 'another.v1' }
    expect([await giveUpWaiting(db, another, 24, 100), await giveUpParked(db, another, 24, 100)]).toEqual([0, 0])
    expect(await waitingOf(studentKey)).toContain(forgetSubscriber.subject)
  })
})
