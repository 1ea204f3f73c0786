// The process that decodes images: started by imageCleaner, with nothing in its environment.
import { constants, setPriority } from 'node:os'
import { cleanImage } from './image.ts'
import type { Asked, Cleaned } from './imageCleaner.ts'

// Somebody's large picture waits for everybody's messages, not they for it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', async ({ id, bytes, mimeType }: Asked) => {
  const answer = await cleanImage(bytes, mimeType).then(
    (image): Cleaned => ({ id, image }),
    (error): Cleaned => ({ id, error: String(error) }),
  )
  process.send?.(answer)
})

// It ends with its engine, which may have to finish an image after a signal that reached both.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {})
