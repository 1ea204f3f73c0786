import { expect, test } from 'vitest'
import { watchCertificates } from './certificates.ts'
import { createMetrics } from './metrics.ts'

const day = 24 * 3600

async function secondsLeft(metrics: ReturnType<typeof createMetrics>) {
  const text = await metrics.text()
  const found = /^yoldas_certificate_expires_seconds\{of="nats"\} (\S+)$/m.exec(text)
  return found && Number(found[1])
}

test('a renewed certificate is noticed within an hour, and one that cannot be read now is still known', async () => {
  let [seconds, end, isAway, reads] = [0, 90 * day, true, 0]
  const read = async () => {
    reads += 1
    if (isAway) throw new Error('away')
    return { validToDate: new Date(end * 1000) }
  }
  const metrics = createMetrics()
  watchCertificates(metrics, { nats: read }, () => seconds * 1000)
  const lookAt = async (time: number) => {
    seconds = time
    // What is read behind the first look is known at the second.
    await secondsLeft(metrics)
    return secondsLeft(metrics)
  }
  expect(await lookAt(0)).toBeNull()
  isAway = false
  expect(await lookAt(60)).toBe(90 * day - 60)
  end = 180 * day
  expect(await lookAt(3_600)).toBe(90 * day - 3_600)
  expect(reads).toBe(2)
  expect(await lookAt(3_660)).toBe(180 * day - 3_660)
  isAway = true
  expect(await lookAt(181 * day)).toBe(-day)
})
