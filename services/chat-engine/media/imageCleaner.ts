import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Unavailable } from '@yoldas/bus'
import { z } from 'zod'
import { cpuSecondsOf } from './cpuTime.ts'
import type { CleanImage } from './image.ts'

export type Asked = { bytes: Buffer; mimeType: string }

const Bytes = z.instanceof(Buffer)
/** `cpuSeconds`: CPU time that the image has taken so far. */
const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('under way'), cpuSeconds: z.number() }),
  z.object({
    kind: z.literal('cleaned'),
    image: z.object({ bytes: Bytes, preview: Bytes, width: z.int(), height: z.int() }),
  }),
  z.object({ kind: z.literal('refused'), error: z.string() }),
])
export type Answer = z.infer<typeof Answer>

export type ImageCleaner = AsyncDisposable & {
  /**
   * Writes an image anew, as `cleanImage` does. Each image has a process of its own meanwhile, so the caller limits how
   * many are written at once.
   * @throws Unavailable when the process ended or had too little CPU: the image may be good
   */
  clean(bytes: Buffer, mimeType: string): Promise<CleanImage>
}

/**
 * How long an image may take. A good one of 25 megapixels needs up to 5 s of CPU, and many times as long by the clock
 * of a busy machine.
 */
const limits = { cpuSeconds: 8, wallSeconds: 30 }
const lookMilliseconds = 200

type Deps = { cpuSecondsOf: (pid: number) => number | undefined; cpuSeconds: number; wallSeconds: number }

/**
 * Decodes images in processes of their own, which are started when they are needed and kept. They use the CPU that the
 * services leave. A decoder that crashes or never ends harms no turn and no other image. An attacker who takes one over
 * finds no secrets there.
 */
export function imageCleaner(deps: Deps = { cpuSecondsOf, ...limits }): ImageCleaner {
  const started = new Set<ChildProcess>()
  const idle = new Set<ChildProcess>()

  function start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'imageProcess.ts'), {
      serialization: 'advanced',
      execArgv: [],
      env: {},
    })
    const forget = () => {
      started.delete(child)
      idle.delete(child)
    }
    child.once('exit', forget)
    // The process could not be started, or not be written to.
    child.on('error', forget)
    started.add(child)
    return child
  }

  return {
    clean: async (bytes, mimeType) => {
      const [free] = idle
      const child = free ?? start()
      idle.delete(child)
      const answer = await ask(deps, child, { bytes, mimeType })
      if (started.has(child)) idle.add(child)
      if (answer.kind === 'refused') throw new Error(answer.error)
      return answer.image
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(
        [...started].map(async (child) => {
          const gone = once(child, 'exit')
          child.kill('SIGKILL')
          await gone
        }),
      )
    },
  }
}

/**
 * The image as a process writes it. A process that takes too long is ended.
 * @throws when the image took too much CPU: it would again
 * @throws Unavailable when the image may be good
 */
async function ask(
  { cpuSecondsOf, cpuSeconds, wallSeconds }: Deps,
  child: ChildProcess,
  asked: Asked,
): Promise<Exclude<Answer, { kind: 'under way' }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<Answer, { kind: 'under way' }>>()
  const end = (reason: Error) => {
    reject(reason)
    child.kill('SIGKILL')
  }
  const { pid = 0 } = child
  const before = cpuSecondsOf(pid)
  let reported = 0
  const took = () => {
    const now = cpuSecondsOf(pid)
    return now === undefined || before === undefined ? reported : now - before
  }
  const hear = (message: unknown) => {
    const { success, data: answer } = Answer.safeParse(message)
    if (!success) end(new Unavailable('the process that decodes images answered nonsense'))
    else if (answer.kind === 'under way') reported = answer.cpuSeconds
    else resolve(answer)
  }
  const gone = () => end(new Unavailable('the process that decodes images ended'))
  const looks = setInterval(() => {
    if (took() >= cpuSeconds) end(new Error(`the image took ${cpuSeconds} s of CPU`))
  }, lookMilliseconds)
  const late = setTimeout(() => {
    end(new Unavailable(`the image was not decoded within ${wallSeconds} s`))
  }, wallSeconds * 1000)
  child.on('message', hear).once('exit', gone).once('error', gone)
  child.send(asked)
  try {
    return await promise
  } finally {
    clearInterval(looks)
    clearTimeout(late)
    child.off('message', hear).off('exit', gone).off('error', gone)
  }
}
