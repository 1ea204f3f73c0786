// The process that decodes images: started by imageCleaner, with nothing in its environment.
import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { cleanImage } from './image.ts'
import type { Answer, Asked } from './imageCleaner.ts'

/**
 * Somebody's large picture waits for everybody's messages, not they for it: beside another program that wants all of a
 * core it gets a quarter. With less, large pictures would not be ready in time on a busy machine.
 */
const niceness = 5
// On Linux each thread has a priority of its own, and begins with that of the thread which starts it: these are all
// there are before the first image.
const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid]
for (const thread of threads) setPriority(thread, niceness)

const reportMilliseconds = 500
const say = (answer: Answer) => process.send?.(answer)

process.on('message', async ({ bytes, mimeType }: Asked) => {
  const before = process.cpuUsage()
  const report = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    say({ kind: 'under way', cpuSeconds: (user + system) / 1e6 })
  }, reportMilliseconds)
  try {
    say({ kind: 'cleaned', image: await cleanImage(bytes, mimeType) })
  } catch (error) {
    say({ kind: 'refused', error: String(error) })
  } finally {
    clearInterval(report)
  }
})

// It ends with its engine, which may have to finish an image after a signal that reached both.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {})
