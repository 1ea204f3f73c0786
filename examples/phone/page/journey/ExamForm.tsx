import { type Client, type ExamType, type ExamTypeInfo, newId } from '@yoldas/client'
import { type FormEvent, useState } from 'react'
import { firstDay } from '../calendar.ts'
import { testNames } from '../exams.ts'
import {
  Button,
  Choices,
  DayField,
  FormButtons,
  Notice,
  NumberField,
  SelectField,
  Switch,
  TextField,
} from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import {
  branchesOf,
  errorsByRow,
  examBody,
  hasBranches,
  hasParts,
  newExam,
  noCounts,
  refusalOfExam,
  rowsOf,
  saidOfExam,
} from './entries.ts'

type ExamFormProps = {
  client: Client
  infos: readonly ExamTypeInfo[]
  tests: readonly ExamType[]
  now: string
  onDone(text: string): void
}

const shapes = [
  { value: 'whole', label: 'Tam deneme' },
  { value: 'branch', label: 'Branş denemesi' },
] as const

/** A result by correct and wrong answers; what it comes to is computed by the service. */
export function ExamForm({ client, infos, tests, now, onDone }: ExamFormProps) {
  const [draft, setDraft] = useState(() => newExam(tests[0] ?? 'tyt', now))
  // A repeat after a lost answer makes no second result.
  const [clientId] = useState(newId)
  const info = infos.find(({ examType }) => examType === draft.examType)
  const { isBusy, refusal, refuse, save, form } = useSaving(info && saidOfExam(draft, info))
  if (!info) return <Notice kind="error">Sınav bilgileri yüklenemedi.</Notice>

  const set = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfExam(draft, info, now)
    if (wrong) return refuse(wrong)
    const stored = await save(() => client.journey.createExam(examBody(draft, info, clientId)))
    if (stored) onDone(`${stored.value.name} kaydedildi`)
  }

  const errors = refusal.fields
  const rowErrors = errorsByRow(errors, draft, info)
  const isBranch = draft.shape === 'branch' && hasBranches(info)
  return (
    <form ref={form} className="journey-form" noValidate onSubmit={submit}>
      <TextField
        label="Denemenin adı"
        placeholder="Örneğin Kasım genel denemesi"
        maxLength={128}
        value={draft.name}
        error={errors.name}
        onChange={(name) => set({ name })}
      />
      {tests.length > 1 && (
        <Choices
          label="Sınav"
          value={draft.examType}
          options={tests.map((value) => ({ value, label: testNames[value] }))}
          onChange={(examType) => set({ examType, branch: null })}
        />
      )}
      {hasBranches(info) && (
        <Choices label="Kapsam" value={draft.shape} options={shapes} onChange={(shape) => set({ shape })} />
      )}
      <DayField
        label="Gün"
        min={firstDay}
        max={now}
        value={draft.day}
        error={errors.day}
        onChange={(day) => set({ day })}
      />
      {isBranch && (
        <div className="journey-pair">
          <SelectField
            label="Ders"
            value={draft.branch}
            options={branchesOf(info).map(({ subject }) => ({ value: subject, label: subject }))}
            error={errors.branch}
            onChange={(branch) => set({ branch })}
          />
          <NumberField
            label="Soru sayısı"
            hint="Sınavdakinden farklıysa"
            min={1}
            max={200}
            value={draft.questions}
            error={errors.questions}
            onChange={(questions) => set({ questions })}
          />
        </div>
      )}
      {!isBranch && hasParts(info) && (
        <Switch
          label="Dersleri ayrı gir"
          hint="Fen ve sosyal gibi bölümleri derslerine ayırır."
          checked={draft.isByPart}
          onChange={(isByPart) => set({ isByPart })}
        />
      )}
      <Rows
        rows={rowsOf(draft, info)}
        counts={draft.counts}
        errors={rowErrors}
        onCount={(subject, counted) =>
          set({ counts: { ...draft.counts, [subject]: { ...noCounts, ...draft.counts[subject], ...counted } } })
        }
      />
      {errors.sections && <Notice kind="error">{errors.sections}</Notice>}
      {refusal.notice && !errors.sections && <Notice kind="error">{refusal.notice}</Notice>}
      <p className="journey-hint">Boşları yazmana gerek yok; netini Yoldaş hesaplar.</p>
      <FormButtons>
        <Button type="submit" isBusy={isBusy} isWide>
          Kaydet
        </Button>
      </FormButtons>
    </form>
  )
}

type Draft = ReturnType<typeof newExam>
type RowsProps = {
  rows: ReturnType<typeof rowsOf>
  counts: Draft['counts']
  errors: Readonly<Record<string, string>>
  onCount(subject: string, counts: Partial<Draft['counts'][string]>): void
}

function Rows({ rows, counts, errors, onCount }: RowsProps) {
  return rows.map(({ subject, questions }) => (
    <fieldset key={subject} className="journey-row" aria-describedby={errors[subject] && `journey-row-${subject}`}>
      <legend>
        {subject} <small>{questions} soru</small>
      </legend>
      <NumberField
        label="Doğru"
        min={0}
        max={questions}
        value={counts[subject]?.correct ?? null}
        aria-invalid={errors[subject] ? true : undefined}
        onChange={(correct) => onCount(subject, { correct })}
      />
      <NumberField
        label="Yanlış"
        min={0}
        max={questions}
        value={counts[subject]?.wrong ?? null}
        aria-invalid={errors[subject] ? true : undefined}
        onChange={(wrong) => onCount(subject, { wrong })}
      />
      {errors[subject] && (
        <p id={`journey-row-${subject}`} className="journey-error" role="alert">
          {errors[subject]}
        </p>
      )}
    </fieldset>
  ))
}
