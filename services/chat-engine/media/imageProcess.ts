// The process that decodes images. imageCleaner starts it with an empty environment.
import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { cleanImage } from './image.ts'
import type { Answer, Asked } from './imageCleaner.ts'

/**
 * Large pictures wait for messages, and not messages for them: beside another program that wants a whole core, this
 * process gets a quarter of it. With less, large pictures would not be ready in time on a busy machine.
 */
const niceness = 5
// On Linux each thread has its own priority, which it takes from the thread that starts it. These are all threads that
// exist before the first image.
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

// This process ends with its engine. The signal that ends both must not stop an image that the engine still needs.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {})
