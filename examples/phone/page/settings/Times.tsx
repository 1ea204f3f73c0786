import type { Client, Profile } from '@yoldas/client'
import { type FormEvent, useState } from 'react'
import { Button, Card, Notice, Switch, TimeField } from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { areTimesChanged, refusalOfTimes, said, timesOf, timesPatch } from './preferences.ts'

type TimesProps = { client: Client; profile: Profile; onProfile(profile: Profile): void }

/** Quiet hours and the hour of check-ins: chosen together, stored by a button. */
export function Times({ client, profile, onProfile }: TimesProps) {
  const [changed, setChanged] = useState<ReturnType<typeof timesOf> | null>(null)
  const draft = changed ?? timesOf(profile)
  const [isSaved, setSaved] = useState(false)
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const set = (fields: Partial<typeof draft>) => {
    setSaved(false)
    setChanged({ ...draft, ...fields })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfTimes(draft)
    if (wrong) return refuse(wrong)
    const stored = await save(() => client.patchProfile(timesPatch(draft)))
    if (!stored) return
    onProfile(stored.value)
    setChanged(null)
    setSaved(true)
  }
  const errors = refusal.fields
  const isChanged = areTimesChanged(profile, draft)
  return (
    <Card title="Ne zaman yazsın?">
      <form ref={form} className="settings-times" noValidate onSubmit={submit}>
        <Switch
          label="Sessiz saatler"
          hint="Bu saatlerde hatırlatma dışında mesaj gelmez."
          checked={draft.hasQuietHours}
          onChange={(hasQuietHours) => set({ hasQuietHours })}
        />
        {draft.hasQuietHours && (
          <div className="settings-pair">
            <TimeField label="Başlangıç" value={draft.start} onChange={(start) => set({ start })} />
            <TimeField label="Bitiş" value={draft.end} onChange={(end) => set({ end })} />
          </div>
        )}
        {errors.quietHours && (
          <p className="settings-error" role="alert">
            {errors.quietHours}
          </p>
        )}
        <Switch
          label="Hâl hatır saati"
          hint="Kapalıyken Yoldaş sabah ilk uygun zamanda yazar."
          checked={draft.hasCheckinTime}
          onChange={(hasCheckinTime) => set({ hasCheckinTime })}
        />
        {draft.hasCheckinTime && (
          <TimeField
            label="Saat"
            min="07:00"
            max="21:00"
            hint="07.00 ile 21.00 arasında"
            value={draft.checkinTime}
            error={errors.checkinTime}
            onChange={(checkinTime) => set({ checkinTime })}
          />
        )}
        {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
        {isSaved && !isChanged && <Notice kind="success">Saatler kaydedildi.</Notice>}
        {isChanged && (
          <Button type="submit" isBusy={isBusy}>
            Saatleri kaydet
          </Button>
        )}
      </form>
    </Card>
  )
}
