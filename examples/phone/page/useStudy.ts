import type { Study, StudyState } from '@yoldas/client/study'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Mistakes and reviews of the phone's student. */
export const StudyContext = createContext<Study | null>(null)

/** The same, and what of them the service does not have yet. */
export function useStudy() {
  const study = useContext(StudyContext)
  if (!study) throw new Error('this part belongs inside a phone')
  const { items }: StudyState = useSyncExternalStore(study.subscribe, study.getState)
  return { study, items }
}
