import { useId } from 'react'
import { TextField } from './ui/index.ts'

type Subject = { subject: string; topic: string }
type SubjectFieldsProps = {
  draft: Subject
  errors: { [Field in keyof Subject]?: string | undefined }
  /** Those that were studied before are offered. */
  subjects: readonly string[]
  onChange(fields: Partial<Subject>): void
}

/** What is studied: subject and topic. */
export function SubjectFields({ draft, errors, subjects, onChange }: SubjectFieldsProps) {
  const names = useId()
  return (
    <>
      <TextField
        label="Ders"
        list={names}
        maxLength={64}
        autoComplete="off"
        value={draft.subject}
        error={errors.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <datalist id={names}>
        {subjects.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Konu"
        maxLength={128}
        autoComplete="off"
        value={draft.topic}
        error={errors.topic}
        onChange={(topic) => onChange({ topic })}
      />
    </>
  )
}
