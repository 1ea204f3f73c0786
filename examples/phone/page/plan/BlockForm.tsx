import { type Client, newId, type PlanBlock } from '@yoldas/client'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { hintOfDay, today } from '../calendar.ts'
import { quoted } from '../quoted.ts'
import { SubjectFields } from '../SubjectFields.tsx'
import {
  Button,
  Choices,
  Confirm,
  DayField,
  FormButtons,
  Notice,
  NumberField,
  Switch,
  TextArea,
  TimeField,
} from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { bodyOf, draftOf, kinds, newDraft, patchOf, refusalOfDraft, said, statuses } from './blocks.ts'

type BlockFormProps = {
  client: Client
  /** Where a new one begins. */
  day: string
  /** The block that is edited; absent: a new one. */
  block?: PlanBlock
  subjects: readonly string[]
  onDone(text: string): void
}

export function BlockForm({ client, day, block, subjects, onDone }: BlockFormProps) {
  const [draft, setDraft] = useState(() => (block ? draftOf(block) : newDraft(day)))
  // A repeat after a lost answer makes no second block.
  const [clientId] = useState(newId)
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const set = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfDraft(draft)
    if (wrong) return refuse(wrong)
    const stored = await save(() =>
      block ? client.plan.change(block.id, patchOf(block, draft)) : client.plan.create(bodyOf(draft, clientId)),
    )
    if (stored) onDone(`${stored.value.subject} kaydedildi`)
  }
  const remove = async () => {
    if (block && (await save(() => client.plan.remove(block.id)))) onDone(`${block.subject} silindi`)
  }

  const errors = refusal.fields
  return (
    <form ref={form} className="plan-form" noValidate onSubmit={submit}>
      <SubjectFields draft={draft} errors={errors} subjects={subjects} onChange={set} />
      <Choices label="Tür" value={draft.kind} options={kinds} onChange={(kind) => set({ kind })} />
      {block && (
        <Choices label="Durum" value={draft.status} options={statuses} onChange={(status) => set({ status })} />
      )}
      <div className="plan-when">
        <DayField
          label="Gün"
          hint={hintOfDay(draft.day, today())}
          value={draft.day}
          error={errors.day}
          onChange={(chosen) => set({ day: chosen })}
        />
        <TimeField
          label="Saat"
          hint="Boş kalabilir"
          isOptional
          value={draft.startTime}
          error={errors.startTime}
          onChange={(startTime) => set({ startTime, remind: draft.remind && startTime !== '' })}
        />
        <NumberField
          label="Süre (dakika)"
          min={5}
          max={720}
          step={5}
          value={draft.minutes}
          error={errors.minutes}
          onChange={(minutes) => set({ minutes })}
        />
      </div>
      <Switch
        label="Başlarken hatırlat"
        hint={draft.startTime ? 'Yoldaş saati gelince sana yazar.' : 'Hatırlatma için bir saat seç.'}
        checked={draft.remind}
        disabled={draft.startTime === ''}
        onChange={(remind) => set({ remind })}
      />
      {errors.remind && <p className="plan-error">{errors.remind}</p>}
      <TextArea
        label="Not"
        rows={2}
        maxLength={500}
        value={draft.note}
        error={errors.note}
        onChange={(note) => set({ note })}
      />
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <FormButtons>
        {block && (
          <Button variant="danger" icon={Trash2} disabled={isBusy} onClick={() => setRemoving(true)}>
            Sil
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          Kaydet
        </Button>
      </FormButtons>
      <Confirm
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title="Çalışma silinsin mi?"
        action="Sil"
        isDanger
        onConfirm={remove}
      >
        <p>{quoted(block?.subject ?? '')} plandan kaldırılır. Yapmadıysan “Atlandı” diye işaretlemen de yeter.</p>
      </Confirm>
    </form>
  )
}
