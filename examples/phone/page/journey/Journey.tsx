import { BookOpenCheck, ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { today } from '../calendar.ts'
import { testsOf } from '../exams.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import type { ScreenProps } from '../screen.ts'
import { Button, Screen, Sheet, Skeleton } from '../ui/index.ts'
import { useSubjects } from '../useSubjects.ts'
import { Entries } from './Entries.tsx'
import { ExamForm } from './ExamForm.tsx'
import { HoursCard } from './HoursCard.tsx'
import './journey.css'
import { NetsCard } from './NetsCard.tsx'
import { SessionForm } from './SessionForm.tsx'
import { StreakCard } from './StreakCard.tsx'
import { TopicsCard } from './TopicsCard.tsx'
import { WeekCard } from './WeekCard.tsx'

/**
 * What became of the work: nets, hours, topics, the streak. The only screen with charts, and loaded when it is first
 * looked at.
 */
export function Journey({ client }: ScreenProps) {
  const subjects = useSubjects(client)
  const [form, setForm] = useState<'exam' | 'session' | null>(null)
  const [said, setSaid] = useState('')
  const now = today()
  const finish = (text: string) => {
    setForm(null)
    setSaid(text)
  }
  const { value } = subjects
  const tests = value ? testsOf(value.profile.examType, value.profile.track) : []

  return (
    <Screen title="Gelişim">
      <div className="journey">
        <div className="journey-actions">
          <Button icon={ClipboardList} disabled={!value} onClick={() => setForm('exam')}>
            Deneme ekle
          </Button>
          <Button icon={BookOpenCheck} variant="quiet" disabled={!value} onClick={() => setForm('session')}>
            Çalışma kaydet
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <ReadNotice reading={subjects} />
        {!value && subjects.error === undefined && <Skeleton label="Gelişimin yükleniyor" />}
        {value && (
          <div className="journey-cards in-order">
            <StreakCard client={client} now={now} />
            <WeekCard client={client} now={now} />
            <NetsCard client={client} tests={tests} />
            <HoursCard client={client} now={now} />
            <TopicsCard client={client} />
            <Entries client={client} now={now} onSaid={setSaid} />
          </div>
        )}
      </div>
      <Sheet isOpen={form === 'exam'} onClose={() => setForm(null)} title="Deneme ekle">
        {value && <ExamForm client={client} infos={value.infos} tests={tests} now={now} onDone={finish} />}
      </Sheet>
      <Sheet isOpen={form === 'session'} onClose={() => setForm(null)} title="Çalışma kaydet">
        {value && <SessionForm client={client} subjects={value.names} now={now} onDone={finish} />}
      </Sheet>
    </Screen>
  )
}
