import { AsyncLocalStorage } from 'node:async_hooks'

type BatchOptions = { most: number; lingerMilliseconds?: number; isOutage(error: unknown): boolean }
type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/**
 * Has work on single items done together: items that come while a batch runs make the next one, of at most `most`. A
 * batch begins `lingerMilliseconds` after its first item, or once it is full. `run` does all of its items or nothing,
 * and answers in their order. A batch that fails is run again in halves, so that an item that cannot be worked on fails
 * alone; after an error that would meet each of its items (`isOutage`) all of them fail.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, lingerMilliseconds = 0, isOutage }: BatchOptions,
): (item: Item) => Promise<Result> {
  // Not in the context of the item that happens to be first.
  const outside = AsyncLocalStorage.snapshot()
  let waiting: Array<Waiting<Item, Result>> = []
  let state: 'idle' | 'gathering' | 'running' = 'idle'
  let timer: NodeJS.Timeout | undefined

  const start = () => {
    clearTimeout(timer)
    timer = undefined
    state = 'running'
    const batch = waiting.slice(0, most)
    waiting = waiting.slice(most)
    void runInHalves({ run, isOutage }, batch).then(next)
  }
  const next = () => {
    state = 'idle'
    if (waiting.length >= most) start()
    else if (waiting.length > 0) gather()
  }
  const gather = () => {
    state = 'gathering'
    if (lingerMilliseconds > 0) timer = setTimeout(start, lingerMilliseconds)
    else setImmediate(start)
  }
  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push({ item, resolve, reject })
    if (state === 'idle') outside(gather)
    else if (timer && waiting.length >= most) outside(start)
    return promise
  }
}

type Run<Item, Result> = Pick<BatchOptions, 'isOutage'> & {
  run(items: readonly Item[]): Promise<readonly Result[]>
}

/** Settles every item, and never rejects. */
async function runInHalves<Item, Result>(
  how: Run<Item, Result>,
  batch: ReadonlyArray<Waiting<Item, Result>>,
): Promise<void> {
  try {
    const results = await how.run(batch.map(({ item }) => item))
    if (results.length !== batch.length) throw new RangeError(`${results.length} results of ${batch.length} items`)
    // The lengths are equal: there is a result for each.
    for (const [i, result] of results.entries()) batch[i]?.resolve(result)
  } catch (error) {
    if (batch.length === 1 || how.isOutage(error)) {
      for (const { reject } of batch) reject(error)
      return
    }
    const half = Math.ceil(batch.length / 2)
    await runInHalves(how, batch.slice(0, half))
    await runInHalves(how, batch.slice(half))
  }
}
