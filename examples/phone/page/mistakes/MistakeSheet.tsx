import type { Client, Mistake } from '@yoldas/client'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { dayOf } from '../calendar.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { Button, Confirm, Notice, Sheet, Skeleton } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import { useStudy } from '../useStudy.ts'
import { MistakeForm } from './MistakeForm.tsx'
import { detailOf, sayCause, titleOf } from './mistakes.ts'

type MistakeSheetProps = {
  client: Client
  now: string
  subjects: readonly string[]
  mistake: Mistake
  onClose(): void
  onDone(text: string): void
}

/** One mistake, read anew for an address of its picture that works. */
export function MistakeSheet({ client, now, subjects, mistake: listed, onClose, onDone }: MistakeSheetProps) {
  const { id } = listed
  const { study } = useStudy()
  const reading = useReading(useCallback(() => study.mistakes.get(id), [study, id]))
  useFeed(client, ['review-updated'], reading.reload)
  const [isEdited, setEdited] = useState(false)
  const mistake = reading.value ?? listed
  return (
    <Sheet isOpen onClose={onClose} title={isEdited ? 'Yanlışı düzenle' : titleOf(mistake)}>
      {isEdited ? (
        <MistakeForm
          client={client}
          subjects={subjects}
          mistake={mistake}
          picture={mistake.media && { id: mistake.media.id, url: mistake.media.url }}
          onDone={onDone}
        />
      ) : (
        <>
          <ReadNotice reading={reading} />
          <MistakeContent mistake={mistake} now={now} isRead={reading.value !== undefined} />
          <MistakeButtons mistake={mistake} onEdit={() => setEdited(true)} onDone={onDone} />
        </>
      )}
    </Sheet>
  )
}

function MistakeContent({ mistake, now, isRead }: { mistake: Mistake; now: string; isRead: boolean }) {
  const { media, text, answer, stuck, source, cause, causeBy, confirmed } = mistake
  return (
    <>
      <p className="mistake-detail">{detailOf(mistake, now, dayOf)}</p>
      {!confirmed && <Notice>Bunu Yoldaş ekledi. Doğruysa onayla, değilse düzenle ya da sil.</Notice>}
      {media && <MistakePicture url={media.url} isRead={isRead} />}
      {text && <p className="mistake-text">{text}</p>}
      <dl className="mistake-facts">
        {[
          { name: 'Doğru yanıt', said: answer },
          { name: 'Takıldığım yer', said: stuck },
          { name: 'Kaynak', said: source },
          { name: causeBy === 'assistant' ? 'Neden (Yoldaş’ın önerisi)' : 'Neden', said: cause && sayCause(cause) },
        ].map(
          ({ name, said }) =>
            said && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{said}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

/** Of a list it may be from a while ago, and its address over. */
export function MistakePicture({ url, isRead }: { url: string | null; isRead: boolean }) {
  if (!isRead) return <Skeleton label="Fotoğraf yükleniyor" shape="lines" />
  return url ? (
    <img className="mistake-photo" src={url} alt="Sorunun fotoğrafı" />
  ) : (
    <p className="mistake-detail">Fotoğraf şu anda gösterilemiyor.</p>
  )
}

type ButtonsProps = { mistake: Mistake; onEdit(): void; onDone(text: string): void }

function MistakeButtons({ mistake, onEdit, onDone }: ButtonsProps) {
  const { study } = useStudy()
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, refusal, save } = useSaving()
  const confirm = async () => {
    if (await save(() => study.mistakes.change(mistake.id, { confirmed: true }))) onDone('Onaylandı')
  }
  const remove = async () => {
    if (await save(() => study.mistakes.remove(mistake.id))) onDone(`${titleOf(mistake)} silindi`)
  }
  return (
    <>
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <div className="mistake-buttons">
        {!mistake.confirmed && (
          <Button icon={Check} isBusy={isBusy} onClick={() => void confirm()}>
            Onayla
          </Button>
        )}
        <Button variant="quiet" icon={Pencil} disabled={isBusy} onClick={onEdit}>
          Düzenle
        </Button>
        <Button variant="danger" icon={Trash2} disabled={isBusy} onClick={() => setRemoving(true)}>
          Sil
        </Button>
      </div>
      <Confirm
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title="Defterden silinsin mi?"
        action="Sil"
        isDanger
        onConfirm={remove}
      >
        <p>Soru, fotoğrafı ve tekrarlarıyla birlikte silinir.</p>
      </Confirm>
    </>
  )
}
