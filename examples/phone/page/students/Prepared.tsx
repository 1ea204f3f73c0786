import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../desk/language.tsx'
import { prepareStudent } from '../desk/server.ts'
import { Skeleton } from '../ui/index.ts'
import { invented, type Student } from './students.ts'

/** Longer than it takes: then the phone opens with what there is. */
const mostMilliseconds = 10_000

/**
 * Shows the phones once the student has a past: an invented one is given it when first chosen. Nothing of it comes as a
 * notification, since no phone is registered before.
 */
export function WhenPrepared({ student, children }: { student: Student; children: ReactNode }) {
  const words = useWords()
  const [prepared, setPrepared] = useState<Student>()
  const isInvented = invented.some(({ sub }) => sub === student.sub)
  useEffect(() => {
    if (!isInvented) return
    let isHere = true
    const open = () => isHere && setPrepared(student)
    const timer = setTimeout(open, mostMilliseconds)
    void prepareStudent(student.sub).then(open, open)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [isInvented, student])
  if (!isInvented || prepared === student) return children
  return (
    <div className="phone">
      <div className="phone-tools" />
      <div className="phone-body">
        <div className="phone-frame">
          <Skeleton label={words.preparing} shape="messages" />
        </div>
      </div>
    </div>
  )
}
