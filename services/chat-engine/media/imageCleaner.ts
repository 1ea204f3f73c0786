import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Unavailable } from '@yoldas/bus'
import { z } from 'zod'
import type { CleanImage } from './image.ts'

export type Asked = { id: number; bytes: Buffer; mimeType: string }

const Bytes = z.instanceof(Buffer)
const Cleaned = z.object({
  id: z.int(),
  image: z.object({ bytes: Bytes, preview: Bytes, width: z.int(), height: z.int() }).optional(),
  error: z.string().optional(),
})
export type Cleaned = z.infer<typeof Cleaned>

export type ImageCleaner = AsyncDisposable & {
  /**
   * Writes an image anew, as `cleanImage` does.
   * @throws Unavailable when the process ended meanwhile; the next image starts another
   */
  clean(bytes: Buffer, mimeType: string): Promise<CleanImage>
}

/**
 * Decodes images in a process of its own, which is started for the first of them. It gets what CPU the services leave,
 * a decoder that crashes takes no turn with it, and one that is taken over finds no secrets.
 */
export function imageCleaner(): ImageCleaner {
  const waiting = new Map<number, PromiseWithResolvers<CleanImage>>()
  let child: ChildProcess | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'imageProcess.ts'), {
      serialization: 'advanced',
      execArgv: [],
      env: {},
    })
    started.on('message', (message) => {
      const { id, image, error } = Cleaned.parse(message)
      const asked = waiting.get(id)
      waiting.delete(id)
      if (image) asked?.resolve(image)
      else asked?.reject(new Error(error))
    })
    const end = () => {
      if (child !== started) return
      child = undefined
      for (const { reject } of waiting.values()) reject(new Unavailable('the process that decodes images ended'))
      waiting.clear()
    }
    started.on('exit', end)
    // It could not be started, or written to.
    started.on('error', end)
    return started
  }

  return {
    clean: (bytes, mimeType) => {
      child ??= start()
      lastId += 1
      const asked: Asked = { id: lastId, bytes, mimeType }
      const answer = Promise.withResolvers<CleanImage>()
      waiting.set(asked.id, answer)
      child.send(asked)
      return answer.promise
    },
    [Symbol.asyncDispose]: async () => {
      const last = child
      if (!last) return
      const gone = once(last, 'exit')
      last.kill('SIGKILL')
      await gone
    },
  }
}
