import { newId, type ReviewCard } from '@yoldas/client'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SubjectFields } from '../SubjectFields.tsx'
import { Button, Confirm, FormButtons, Notice, TextArea } from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { useStudy } from '../useStudy.ts'
import { bodyOf, type CardDraft, draftOf, newCard, patchOf, refusalOfCard, saidByService } from './cards.ts'

type CardFormProps = {
  subjects: readonly string[]
  /** The card that is changed; null: a new one. */
  card: ReviewCard | null
  onDone(text: string): void
}

/** Both sides of a card, and what it belongs to. */
export function CardForm({ subjects, card, onDone }: CardFormProps) {
  const { study } = useStudy()
  const [draft, setDraft] = useState(card ? draftOf(card) : newCard)
  // A repeat after a lost answer makes no second card.
  const [clientId] = useState(newId)
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, refusal, refuse, save, form } = useSaving(saidByService)
  const set = (fields: Partial<CardDraft>) => setDraft({ ...draft, ...fields })
  const isSuggested = card?.confirmed === false

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfCard(draft)
    if (wrong) return refuse(wrong)
    const stored = await save(async () => {
      if (card) await study.review.changeCard(card.id, patchOf(card, draft))
      else await study.review.createCard(bodyOf(draft, clientId))
    })
    if (stored) onDone(isSuggested ? 'Kart onaylandı' : 'Kart kaydedildi')
  }
  const remove = async (id: string) => {
    if (await save(() => study.review.removeCard(id))) onDone('Kart silindi')
  }

  return (
    <form ref={form} className="card-form" noValidate onSubmit={submit}>
      {isSuggested && <Notice>Bunu Yoldaş ekledi. Doğruysa onayla, değilse düzelt ya da sil.</Notice>}
      <SubjectFields draft={draft} errors={refusal.fields} subjects={subjects} onChange={set} />
      <TextArea
        label="Ön yüz"
        hint="Kendine soracağın soru."
        rows={3}
        value={draft.front}
        error={refusal.fields.front}
        onChange={(front) => set({ front })}
      />
      <TextArea
        label="Arka yüz"
        hint="Kısa bir yanıt; kendi cümlenle yaz."
        rows={3}
        value={draft.back}
        error={refusal.fields.back}
        onChange={(back) => set({ back })}
      />
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <FormButtons>
        {card && (
          <Button variant="danger" icon={Trash2} disabled={isBusy} onClick={() => setRemoving(true)}>
            Sil
          </Button>
        )}
        <Button type="submit" isBusy={isBusy} isWide={!card}>
          {isSuggested ? 'Onayla' : 'Kaydet'}
        </Button>
      </FormButtons>
      {card && (
        <Confirm
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
          title="Kart silinsin mi?"
          action="Sil"
          isDanger
          onConfirm={() => remove(card.id)}
        >
          <p>Kart, tekrarlarıyla birlikte silinir.</p>
        </Confirm>
      )}
    </form>
  )
}
