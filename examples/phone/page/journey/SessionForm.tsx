import { type Client, newId } from '@yoldas/client'
import { type FormEvent, useCallback, useId, useState } from 'react'
import { firstDay, isDay } from '../calendar.ts'
import { SubjectFields } from '../SubjectFields.tsx'
import { Button, DayField, FormButtons, Notice, NumberField, SelectField } from '../ui/index.ts'
import { useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import { newSession, ofBlock, refusalOfSession, saidOfSession, sessionBody } from './entries.ts'

type SessionFormProps = { client: Client; subjects: readonly string[]; now: string; onDone(text: string): void }

export function SessionForm({ client, subjects, now, onDone }: SessionFormProps) {
  const [draft, setDraft] = useState(() => newSession(now))
  // A repeat after a lost answer makes no second session.
  const [clientId] = useState(newId)
  const { isBusy, refusal, refuse, save, form } = useSaving(saidOfSession)
  const names = useId()
  const { day } = draft
  const read = useCallback(async () => (isDay(day) ? await client.plan.list(day, day) : []), [client, day])
  const planned = (useReading(read).value ?? []).filter(({ status }) => status === 'planned')

  const set = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields })
  const choose = (id: string) => {
    const block = planned.find((each) => each.id === id)
    setDraft(block ? ofBlock(draft, block) : { ...draft, blockId: null })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfSession(draft, now)
    if (wrong) return refuse(wrong)
    const stored = await save(() => client.journey.createSession(sessionBody(draft, clientId)))
    if (stored) onDone(`${stored.value.subject} kaydedildi`)
  }

  const errors = refusal.fields
  const questions = errors.correct ?? errors.wrong ?? errors.blank
  return (
    <form ref={form} className="journey-form" noValidate onSubmit={submit}>
      <DayField
        label="Gün"
        min={firstDay}
        max={now}
        value={day}
        error={errors.day}
        onChange={(chosen) => set({ day: chosen, blockId: null })}
      />
      {/* There before the plan is read: what stands below does not move. */}
      <SelectField
        label="Plandaki çalışma"
        hint="Seçersen planda tamamlandı olarak işaretlenir."
        value={draft.blockId ?? ''}
        options={[
          { value: '', label: 'Plan dışı' },
          ...planned.map(({ id, subject, topic }) => ({
            value: id,
            label: topic ? `${subject} · ${topic}` : subject,
          })),
        ]}
        disabled={planned.length === 0}
        error={errors.blockId}
        onChange={choose}
      />
      <SubjectFields draft={draft} errors={errors} subjects={subjects} onChange={set} />
      <NumberField
        label="Süre (dakika)"
        min={1}
        max={960}
        step={5}
        value={draft.minutes}
        error={errors.minutes}
        onChange={(minutes) => set({ minutes })}
      />
      <fieldset className="journey-row" aria-describedby={questions && `${names}-error`}>
        <legend>
          Çözdüğün sorular <small>varsa</small>
        </legend>
        <NumberField label="Doğru" min={0} value={draft.correct} onChange={(correct) => set({ correct })} />
        <NumberField label="Yanlış" min={0} value={draft.wrong} onChange={(wrong) => set({ wrong })} />
        <NumberField label="Boş" min={0} value={draft.blank} onChange={(blank) => set({ blank })} />
        {questions && (
          <p id={`${names}-error`} className="journey-error" role="alert">
            {questions}
          </p>
        )}
      </fieldset>
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <FormButtons>
        <Button type="submit" isBusy={isBusy} isWide>
          Kaydet
        </Button>
      </FormButtons>
    </form>
  )
}
