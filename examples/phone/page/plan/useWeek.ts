import type { Client, PlanBlock, PlanBlockPatch } from '@yoldas/client'
import { useCallback, useRef, useState } from 'react'
import { addDays } from '../calendar.ts'
import { isGone, sayFailure } from '../refusals.ts'
import { useFeed, useReading } from '../useReading.ts'

/** A change that has been asked for and is not stored yet. */
type Hope = { id: string; patch: PlanBlockPatch }

/**
 * The blocks of a week, kept current. A change is shown at once, over whatever is read meanwhile, until it is stored or
 * has failed. Changes are sent one after the other: the last one that the student makes is the one that stays.
 */
export function useWeek(client: Client, monday: string) {
  const read = useCallback(() => client.plan.list(monday, addDays(monday, 6)), [client, monday])
  const reading = useReading(read, { name: 'plan', of: monday })
  const { value, reload, update } = reading
  useFeed(client, ['plan-updated'], reload)
  const [hopes, setHopes] = useState<readonly Hope[]>([])
  const [said, say] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const before = useRef(Promise.resolve())

  const store = async (block: PlanBlock, hope: Hope, text: string) => {
    try {
      const stored = await client.plan.change(hope.id, hope.patch)
      update((all) => all.map((other) => (other.id === stored.id ? stored : other)))
      say(text)
    } catch (failed) {
      setRefused(`${block.subject}: ${sayFailure(failed)}`)
      if (isGone(failed)) reload()
    } finally {
      setHopes((all) => all.filter((other) => other !== hope))
    }
  }
  const change = (block: PlanBlock, patch: PlanBlockPatch, text: string) => {
    const hope = { id: block.id, patch }
    setRefused(null)
    setHopes((all) => [...all, hope])
    before.current = before.current.then(() => store(block, hope, text))
  }
  const blocks = value?.map((block) => {
    const shown = { ...block }
    for (const { id, patch } of hopes) if (id === block.id) Object.assign(shown, patch)
    return shown
  })
  return { blocks, reading, refused, reload, change, said, say }
}
