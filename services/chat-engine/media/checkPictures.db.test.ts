import { randomUUID } from 'node:crypto'
import { changeWork } from '@yoldas/contracts/work'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { sendCommand } from '@yoldas/outbox'
import { createLog } from '@yoldas/telemetry'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enterEngine, sendTurn } from '../test/engine.ts'
import { checkPictures } from './checkPictures.ts'
import { copyKey } from './rules.ts'
import { askForCheck, findMedia, insertMedia, oldestCheckSeconds, settleMedia, takePicture } from './store.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)
const none = sql.typeAlias('none')

async function newPicture(studentKey = randomUUID()) {
  const id = newId()
  const announced = { id, studentKey, kind: 'image' as const, mimeType: 'image/png', sizeBytes: 100 }
  await db.transaction((tx) => insertMedia(tx, announced, 10 ** 9))
  const media = await db.transaction((tx) => settleMedia(tx, studentKey, id, { status: 'ready', sizeBytes: 90 }))
  if (!media) throw new Error('the picture is not ready')
  return { studentKey, media }
}
type Picture = Awaited<ReturnType<typeof newPicture>>

/** Asked about this picture alone; whatever else is due in this file is left as it is. */
async function check({ studentKey, media }: Picture, hasMistake: () => Promise<boolean> = async () => false) {
  const log = createLog('chat-engine', 'silent')
  const asked: string[] = []
  const asks = async (_key: string, mediaId: string) => {
    asked.push(mediaId)
    return mediaId === media.id ? await hasMistake() : true
  }
  await checkPictures({ db, log, hasMistake: asks })
  const stored = await findMedia(db, studentKey, media.id)
  return { isThere: stored !== null, isAsked: asked.includes(media.id), minutes: await minutesLeft(media.id) }
}

const Left = z.object({ minutes: z.number().nullable() })
/** Until the picture is to be checked; null: never. */
const minutesLeft = (id: string) =>
  db.maybeOneFirst(sql.type(Left)`
    SELECT round(extract(epoch FROM check_at - clock_timestamp()) / 60)::float8 AS minutes FROM media WHERE id = ${id}
  `)
const due = ({ studentKey, media }: Picture, by: Db = db) => askForCheck(by, studentKey, media.id)
const removals = ({ studentKey, media }: Picture) =>
  db.exists(none`SELECT FROM object_removal WHERE prefix = ${copyKey(studentKey, media.id)}`)

describe('a picture that is due', () => {
  test('stays where a message shows it, and nobody is asked', async () => {
    const picture = await newPicture()
    await sendTurn(db, engine, { studentKey: picture.studentKey, text: 'Bu soru', media: [picture.media] })
    await due(picture)
    expect(await check(picture)).toEqual({ isThere: true, isAsked: false, minutes: null })
  })

  test('is looked at again in an hour while a mistake with it is on its way', async () => {
    const picture = await newPicture()
    const { studentKey, media } = picture
    const mistake = { id: newId(), subject: 'Fizik', media }
    const changes = [{ change: 'add-mistake' as const, mistake }]
    await db.transaction((tx) => sendCommand(tx, changeWork, studentKey, { studentKey, changes }))
    await due(picture)
    expect(await check(picture)).toEqual({ isThere: true, isAsked: false, minutes: 60 })
  })

  test('is looked at again in an hour where the owner of mistakes does not answer', async () => {
    const picture = await newPicture()
    await due(picture)
    const away = async () => {
      throw new Error('away')
    }
    expect(await check(picture, away)).toEqual({ isThere: true, isAsked: true, minutes: 60 })
  })

  test('stays where a mistake has it', async () => {
    const picture = await newPicture()
    await due(picture)
    expect(await check(picture, async () => true)).toEqual({ isThere: true, isAsked: true, minutes: null })
  })

  test('goes where nothing has it, with its objects', async () => {
    const picture = await newPicture()
    await due(picture)
    expect(await check(picture)).toEqual({ isThere: false, isAsked: true, minutes: null })
    expect(await removals(picture)).toBe(true)
  })

  test('stays where it is taken, sent or asked about again while its owner is asked', async () => {
    const [taken, sent, again] = [await newPicture(), await newPicture(), await newPicture()]
    for (const picture of [taken, sent, again]) await due(picture)
    const take = async () => {
      await takePicture(db, taken.studentKey, taken.media.id)
      return false
    }
    expect(await check(taken, take)).toMatchObject({ isThere: true, minutes: 60 })
    await due(sent)
    const send = async () => {
      await sendTurn(db, engine, { studentKey: sent.studentKey, text: 'Bu soru', media: [sent.media] })
      return false
    }
    expect(await check(sent, send)).toMatchObject({ isThere: true, minutes: null })
    await due(again)
    let times = 0
    const ask = async () => {
      times += 1
      if (times === 1) await due(again)
      return times === 1
    }
    // What is asked for meanwhile is not forgotten: it is found out by the same run.
    expect(await check(again, ask)).toMatchObject({ isThere: false })
    expect(times).toBe(2)
  })

  test('is seen to wait until it is looked at', async () => {
    const picture = await newPicture()
    await db.query(
      none`UPDATE media SET check_at = clock_timestamp() - interval '9 days' WHERE id = ${picture.media.id}`,
    )
    expect(await oldestCheckSeconds(db)).toBeGreaterThan(9 * 86_400 - 1)
    await check(picture)
    expect(await oldestCheckSeconds(db)).toBeLessThan(9 * 86_400)
  })

  test('is removed once by any number of runs at once', async () => {
    const picture = await newPicture()
    await due(picture)
    await Promise.all([check(picture), check(picture), check(picture)])
    expect(await findMedia(db, picture.studentKey, picture.media.id)).toBeNull()
    const count = z.object({ count: z.int() })
    const rows = db.oneFirst(sql.type(count)`
      SELECT count(*) FROM object_removal WHERE prefix = ${copyKey(picture.studentKey, picture.media.id)}
    `)
    expect(await rows).toBe(1)
  })
})

test('a picture that nobody has asked about is kept, and only a ready image is taken', async () => {
  const picture = await newPicture()
  expect(await check(picture)).toEqual({ isThere: true, isAsked: false, minutes: null })
  expect(await takePicture(db, randomUUID(), picture.media.id)).toBeNull()
  expect(await takePicture(db, picture.studentKey, picture.media.id)).toEqual(picture.media)
  expect(await minutesLeft(picture.media.id)).toBe(60)
})
