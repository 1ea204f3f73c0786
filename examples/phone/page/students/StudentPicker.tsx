import { newId } from '@yoldas/client'
import { ChevronRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Starters } from '../chat/Starters.tsx'
import { ExampleModel } from '../desk/ExampleModel.tsx'
import { useDeskLanguage } from '../desk/language.tsx'
import icon from '../icon.svg'
import { Button, List, ListRow, TextField } from '../ui/index.ts'
import { invented, inventStudent, ownStudents, type Student } from './students.ts'

type PickerProps = {
  hasExampleModel: boolean
  /** With a question it is asked at once. */
  onChosen(student: Student, question?: string): void
}

/** Stands in for the sign-in of an app. */
export function StudentPicker({ hasExampleModel, onChosen }: PickerProps) {
  const { language, words } = useDeskLanguage()
  const [name, setName] = useState('')
  const start = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed !== '') onChosen(inventStudent(trimmed, newId().slice(-6)))
  }
  const [first] = invented
  return (
    <div className="picker" lang={language}>
      <div className="picker-head">
        <img src={icon} alt="" width={56} height={56} />
        <h1>{words.pickerHeading}</h1>
        <p>{words.pickerHint}</p>
      </div>
      <List label={words.students}>
        {[...invented, ...ownStudents()].map((student) => (
          <ListRow
            key={student.sub}
            start={
              <span className="avatar" aria-hidden>
                {[...student.name][0]}
              </span>
            }
            title={student.name}
            detail={(language === 'en' && student.aboutInEnglish) || student.about}
            end={<ChevronRight size={18} aria-hidden />}
            onClick={() => onChosen(student)}
          />
        ))}
      </List>
      {first && (
        <div className="picker-ask">
          <h2>{words.askAtOnce}</h2>
          <Starters label={words.askAtOnce} onChosen={(question) => onChosen(first, question)} />
        </div>
      )}
      <form className="picker-new" onSubmit={start}>
        <TextField label={words.ownName} value={name} onChange={setName} maxLength={60} autoComplete="off" />
        <Button type="submit" disabled={name.trim() === ''}>
          {words.begin}
        </Button>
      </form>
      {hasExampleModel && <ExampleModel />}
    </div>
  )
}
