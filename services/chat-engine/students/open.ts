import { studentErased } from '@yoldas/contracts/events'
import { studentArrived } from '@yoldas/contracts/profile'
import { consumeEvent } from '@yoldas/outbox'
import type { Service } from '@yoldas/service'
import { beginConversation } from '../conversation/open.ts'
import type { SignMedia } from '../conversation/signing.ts'
import { lockErased } from '../conversation/store.ts'
import { type ForgetDeps, forgetStudent, studentHandlers } from './handlers.ts'

type Deps = ForgetDeps & Pick<Service, 'log' | 'service'> & { signMedia: SignMedia }

/** Follows students from their arrival to their erasure. */
export function openStudents(parts: AsyncDisposableStack, deps: Deps) {
  const { db, bus, log, service, signMedia } = deps
  const consuming = { db, bus, log, service, isErased: lockErased }
  parts.use(
    consumeEvent(consuming, studentArrived, ({ studentKey, arrivedAt }) =>
      beginConversation(deps, studentKey, arrivedAt),
    ),
  )
  parts.use(consumeEvent(consuming, studentErased, ({ studentKey }) => forgetStudent(deps, studentKey)))
  return { handlers: studentHandlers({ db, signMedia }) }
}
