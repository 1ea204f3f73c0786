import { useId } from 'react'

type SubjectChipsProps = {
  label: string
  subjects: readonly string[]
  chosen: readonly string[]
  error?: string | undefined
  onChange(chosen: string[]): void
}

/** Any number of subjects, each a checkbox. What was chosen elsewhere, as in the chat, is offered too. */
export function SubjectChips({ label, subjects, chosen, error, onChange }: SubjectChipsProps) {
  const errorId = useId()
  const all = [...subjects, ...chosen.filter((name) => !subjects.includes(name))]
  if (all.length === 0) return null
  return (
    <fieldset className="onboarding-chips" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      <div>
        {all.map((name) => (
          <label key={name} className="onboarding-chip">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="onboarding-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
