import type { ValidationIssue } from '@yoldas/contracts/errors'
import type { MemoryPatch, MemoryResponse } from '@yoldas/contracts/memory'

type Kept = Pick<MemoryResponse, 'text' | 'enabled'>

type MemoryDecision =
  | { kind: 'same' }
  | { kind: 'invalid'; issues: ValidationIssue[] }
  /** What it becomes. */
  | ({ kind: 'changed' } & Kept)

/**
 * What becomes of a student's wish. One that names something and leaves it all as it is changes nothing, whatever its
 * revision: it may be a repeat.
 */
export function decideMemory(memory: Kept & { revision: number }, wish: MemoryPatch): MemoryDecision {
  const enabled = wish.enabled ?? memory.enabled
  const text = enabled ? (wish.text ?? memory.text) : ''
  const isSame = text === memory.text && enabled === memory.enabled
  if (!enabled && wish.text) return refused('text', 'nothing is remembered while it is turned off')
  if (isSame && (wish.text !== undefined || wish.enabled !== undefined)) return { kind: 'same' }
  if (wish.revision !== undefined && wish.revision !== memory.revision)
    return refused('revision', 'what is remembered has changed since: read it again')
  return isSame ? { kind: 'same' } : { kind: 'changed', text, enabled }
}

const refused = (path: string, message: string): MemoryDecision => ({ kind: 'invalid', issues: [{ path, message }] })
