import type { ReactNode } from 'react'
import {
  type DayRange,
  dayParts,
  daysInMonth,
  hoursOf,
  minutesOf,
  monthNames,
  type TimeRange,
  withHour,
  withPart,
  yearsOf,
} from '../dates.ts'
import { type Described, Notes, useDescribed } from './fields.tsx'

type MomentProps<Range> = Described &
  Range & {
    /** Empty until something is chosen. */
    value: string
    onChange(value: string): void
    /** Whether it may be emptied again. */
    isOptional?: boolean
    /** It is refused together with another field, which says why. */
    isInvalid?: boolean
  }

/** A day in fields of our own: a browser's speaks the language of the browser. */
export function DayField({
  label,
  hint,
  error,
  value,
  onChange,
  isOptional,
  isInvalid,
  ...range
}: MomentProps<DayRange>) {
  const described = useDescribed({ label, hint, error })
  const parts = dayParts(value)
  const choose = (part: 'day' | 'month' | 'year') => (chosen: string) =>
    onChange(chosen === '' ? '' : withPart(value, { [part]: Number(chosen) }, range))
  const given = { isEmpty: isOptional || parts === null, isInvalid: isInvalid || error !== undefined }
  const days = Array.from({ length: parts ? daysInMonth(parts) : 31 }, (_, i) => String(i + 1))
  return (
    <Parts {...described} {...{ label, hint, error }}>
      <Part
        name={`${label}: gün`}
        value={String(parts?.day ?? '')}
        onChange={choose('day')}
        options={days}
        {...given}
      />
      <Part
        name={`${label}: ay`}
        value={String(parts?.month ?? '')}
        onChange={choose('month')}
        options={monthNames.map((_, i) => String(i + 1))}
        say={(month) => monthNames[Number(month) - 1] ?? month}
        {...given}
      />
      <Part
        name={`${label}: yıl`}
        value={String(parts?.year ?? '')}
        onChange={choose('year')}
        options={yearsOf(value, range).map(String)}
        {...given}
      />
    </Parts>
  )
}

/** The hour that comes with minutes that are chosen first. */
const noon = '12'

/** A time of day, in 24 hours. */
export function TimeField({
  label,
  hint,
  error,
  value,
  onChange,
  isOptional,
  isInvalid,
  ...range
}: MomentProps<TimeRange>) {
  const described = useDescribed({ label, hint, error })
  const [hour = '', minute = ''] = value.split(':')
  const given = { isEmpty: isOptional || value === '', isInvalid: isInvalid || error !== undefined }
  return (
    <Parts {...described} {...{ label, hint, error }}>
      <Part
        name={`${label}: saat`}
        value={hour}
        onChange={(chosen) => onChange(chosen === '' ? '' : withHour(value, chosen, range))}
        options={hoursOf(range)}
        {...given}
      />
      <span aria-hidden>:</span>
      <Part
        name={`${label}: dakika`}
        value={minute}
        onChange={(chosen) => onChange(chosen === '' ? '' : `${hour || noon}:${chosen}`)}
        options={minutesOf(value, range)}
        {...given}
      />
    </Parts>
  )
}

type PartsProps = Described & { id: string; 'aria-describedby': string | undefined; children: ReactNode }

function Parts({ id, label, hint, error, children, 'aria-describedby': describedBy }: PartsProps) {
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend className="field-label">{label}</legend>
      <div className="parts">{children}</div>
      <Notes {...{ id, hint, error }} />
    </fieldset>
  )
}

type PartProps = {
  name: string
  value: string
  onChange(value: string): void
  options: readonly string[]
  say?: (option: string) => string
  isEmpty: boolean
  isInvalid: boolean
}

function Part({ name, value, onChange, options, say = (option) => option, isEmpty, isInvalid }: PartProps) {
  return (
    <select
      className="field-input"
      aria-label={name}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {isEmpty && <option value="">–</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {say(option)}
        </option>
      ))}
    </select>
  )
}
