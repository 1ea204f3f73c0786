import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type Described = { label: string; hint?: string | undefined; error?: string | undefined }
type Own<Element extends 'input' | 'textarea' | 'select', Value> = Described & {
  value: Value
  onChange(value: Value): void
} & Omit<ComponentProps<Element>, 'value' | 'onChange' | 'id'>

/** What ties an input to its label, its hint and what is wrong with it. */
export function useDescribed({ hint, error }: Described) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

/** What `useDescribed` names. */
export function Notes({ id, hint, error }: Omit<Described, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

function Frame({ id, label, hint, error, children }: Described & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <Notes {...{ id, hint, error }} />
    </div>
  )
}

export function TextField({ label, hint, error, onChange, ...rest }: Own<'input', string>) {
  const described = useDescribed({ label, hint, error })
  return (
    <Frame {...{ id: described.id, label, hint, error }}>
      <input
        type="text"
        className="field-input"
        {...described}
        {...rest}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  )
}

export function TextArea({ label, hint, error, onChange, ...rest }: Own<'textarea', string>) {
  const described = useDescribed({ label, hint, error })
  return (
    <Frame {...{ id: described.id, label, hint, error }}>
      <textarea className="field-input" {...described} {...rest} onChange={(event) => onChange(event.target.value)} />
    </Frame>
  )
}

/** Null while it is empty. */
export function NumberField({ label, hint, error, value, onChange, ...rest }: Own<'input', number | null>) {
  const described = useDescribed({ label, hint, error })
  return (
    <Frame {...{ id: described.id, label, hint, error }}>
      <input
        type="number"
        inputMode="decimal"
        className="field-input"
        {...described}
        {...rest}
        value={value ?? ''}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
      />
    </Frame>
  )
}

export type Option<Value extends string> = { value: Value; label: string }
type Choosing<Value extends string> = Described & {
  value: Value | null
  onChange(value: Value): void
  options: readonly Option<NoInfer<Value>>[]
  disabled?: boolean
}

export function SelectField<Value extends string>(props: Choosing<Value>) {
  const { label, hint, error, value, onChange, options, disabled } = props
  const described = useDescribed({ label, hint, error })
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Frame {...{ id: described.id, label, hint, error }}>
      <select
        className="field-input"
        {...described}
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        {value === null && <option value="">Seç</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** One of a few, all of them seen. */
export function Choices<Value extends string>(props: Choosing<Value>) {
  const { label, hint, error, value, onChange, options, disabled } = props
  const { id, ...described } = useDescribed({ label, hint, error })
  return (
    <fieldset className="field choices" disabled={disabled} {...described}>
      <legend className="field-label">{label}</legend>
      <div className="choices-options">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      <Notes {...{ id, hint, error }} />
    </fieldset>
  )
}

type SwitchProps = Omit<Described, 'error'> & { checked: boolean; onChange(checked: boolean): void; disabled?: boolean }

export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-row">
      <div className="switch-texts">
        <span id={id}>{label}</span>
        {hint && (
          <span className="field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <BaseSwitch.Root
        className="switch"
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <BaseSwitch.Thumb className="switch-thumb" />
      </BaseSwitch.Root>
    </div>
  )
}
