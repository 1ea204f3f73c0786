import { newId } from '@yoldas/client'
import { ChevronRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import icon from '../icon.svg'
import { Button, List, ListRow, TextField } from '../ui/index.ts'
import { invented, inventStudent, ownStudents, type Student } from './students.ts'

/** Stands in for the sign-in of an app. */
export function StudentPicker({ onChosen }: { onChosen(student: Student): void }) {
  const [name, setName] = useState('')
  const start = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed !== '') onChosen(inventStudent(trimmed, newId().slice(-6)))
  }
  return (
    <div className="picker">
      <div className="picker-head">
        <img src={icon} alt="" width={56} height={56} />
        <h1>Kim çalışıyor?</h1>
        <p>Yoldaş, sınava hazırlanan öğrencinin çalışma arkadaşı. Bir öğrenci seç ya da kendi adınla başla.</p>
      </div>
      <List label="Öğrenciler">
        {[...invented, ...ownStudents()].map((student) => (
          <ListRow
            key={student.sub}
            start={<span className="avatar">{[...student.name][0]}</span>}
            title={student.name}
            detail={student.about}
            end={<ChevronRight size={18} aria-hidden />}
            onClick={() => onChosen(student)}
          />
        ))}
      </List>
      <form className="picker-new" onSubmit={start}>
        <TextField label="Adın" value={name} onChange={setName} maxLength={60} autoComplete="off" />
        <Button type="submit" disabled={name.trim() === ''}>
          Başla
        </Button>
      </form>
    </div>
  )
}
