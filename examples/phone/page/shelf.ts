import type { ClientStorage } from '@yoldas/client'

/** Of what: `plan` of a Monday, say. Of each name only the newest is kept. */
export type KeptAs = { name: string; of?: string }
/** `at`: when it was read, in milliseconds since 1970. */
export type Kept<Value> = { value: Value; at: number }

export type Shelf = {
  /** Undefined where nothing is kept, or something else of that name. */
  find<Value>(as: KeptAs): Promise<Kept<Value> | undefined>
  /** Where it cannot be kept, there is only less to show without a network. */
  keep(as: KeptAs, value: unknown): Promise<void>
}

/** Kept values of another form than today's are not shown. */
const form = 1

/**
 * What was read last of a student, for a time without a network. It stands in the client's storage under the client's
 * prefix, and goes with it at sign-out; `isOver` says that nothing may be kept any more.
 */
export function openShelf(storage: ClientStorage, sub: string, isOver: () => boolean): Shelf {
  const keyOf = (name: string) => `yoldas/${encodeURIComponent(sub)}/read/${name}`
  return {
    async find<Value>({ name, of = '' }: KeptAs) {
      try {
        const text = await storage.getItem(keyOf(name))
        const kept: (Kept<Value> & { form: number; of: string }) | null = JSON.parse(text ?? 'null')
        return kept?.form === form && kept.of === of ? { value: kept.value, at: kept.at } : undefined
      } catch {
        return undefined
      }
    },
    async keep({ name, of = '' }, value) {
      if (isOver()) return
      await storage.setItem(keyOf(name), JSON.stringify({ form, of, value, at: Date.now() })).catch(() => {})
    },
  }
}
