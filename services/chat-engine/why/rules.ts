import { type MessageWhyResponse, maxToolsNamed } from '@yoldas/contracts/why'
import { readUsed } from '../turn/used.ts'
import type { StoredWhy } from './store.ts'

/** Why the companion wrote a message, as the student is told. */
export function describeWhy(stored: StoredWhy): MessageWhyResponse {
  const { messageId, author, origin, why, afterMessageId } = stored
  const rule = origin === 'notice' ? 'notice' : (why?.rule ?? null)
  return {
    ...{ messageId, author, origin, rule, afterMessageId },
    askedByStudent: rule === 'asked',
    scheduledAt: why?.scheduledAt ?? null,
    reason: why?.reason ?? null,
    used: usedOf(stored),
  }
}

/** Of the work, a tool tells what the prompt did not. */
const readBy: Record<'plan' | 'journey', readonly string[]> = {
  plan: ['get_plan', 'add_plan_block', 'update_plan_block'],
  journey: ['get_journey', 'get_review', 'list_mistakes'],
}

function usedOf({ author, used, sources, model, promptVersion }: StoredWhy): MessageWhyResponse['used'] {
  if (author !== 'model' || used === null) return null
  const { told, tools, degraded } = readUsed(used)
  const hasRead = (part: 'plan' | 'journey') => told.includes(part) || readBy[part].some((tool) => tools.includes(tool))
  return {
    profile: told.includes('profile'),
    memory: told.includes('memory'),
    plan: hasRead('plan'),
    journey: hasRead('journey'),
    ...{ sources, model, promptVersion, degraded },
    tools: tools.slice(0, maxToolsNamed),
  }
}
