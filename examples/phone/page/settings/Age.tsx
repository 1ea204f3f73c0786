import type { AgeBand, Client, Age as Known } from '@yoldas/client'
import { type FormEvent, useState } from 'react'
import { said } from '../onboarding/steps.ts'
import { Button, Card, Choices, Notice } from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { bandsFor, chosenBand, sayAge } from './age.ts'

type AgeProps = { client: Client; age: Known | null; onPut(): void }

/** The age that is in force, put again as far as the service takes it. */
export function Age({ client, age, onPut }: AgeProps) {
  const [band, setBand] = useState<AgeBand | null>(null)
  const { isBusy, refusal, save, form } = useSaving(said)
  const chosen = chosenBand(age, band)
  const options = bandsFor(age, new Date())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || !(await save(() => client.putAge({ band: chosen, source: 'self' })))) return
    setBand(null)
    onPut()
  }
  return (
    <Card title="Yaşın">
      <p className="settings-hint">
        {age ? sayAge(age) : 'Henüz söylemedin.'} Yoldaş molaları ve sessiz saatleri yaşına göre ayarlar.
      </p>
      <form ref={form} className="settings-times" noValidate onSubmit={submit}>
        <Choices
          label="Yaş grubun"
          value={band ?? age?.band ?? null}
          options={options}
          hint={
            age && options.length > 1
              ? 'Daha küçük bir grup seçersen bir yıl boyunca daha büyüğüne geçemezsin.'
              : undefined
          }
          error={refusal.fields.source}
          onChange={(next) => setBand(next)}
        />
        {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
        {chosen && (
          <Button type="submit" isBusy={isBusy}>
            Yaş grubunu kaydet
          </Button>
        )}
      </form>
    </Card>
  )
}
