import { type Client, ClientError, type Mistake, newId } from '@yoldas/client'
import { Camera, ImagePlus, RotateCw, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useUploads } from '../chat/uploads.ts'
import { SubjectFields } from '../SubjectFields.tsx'
import { Button, Choices, FormButtons, IconButton, Notice, TextArea, TextField } from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { useStudy } from '../useStudy.ts'
import { bodyOf, causes, draftOf, type MistakeDraft, newMistake, patchOf, refusalOfMistake, said } from './mistakes.ts'

/** A picture that is there already: of the mistake, or of the message that it is made of. */
export type KnownPicture = { id: string; url: string | null }

type MistakeFormProps = {
  client: Client
  subjects: readonly string[]
  /** The mistake that is changed; absent: a new one. */
  mistake?: Mistake
  /** What a new one begins with. */
  text?: string
  picture?: KnownPicture | null
  onDone(text: string): void
}

export function MistakeForm({ client, subjects, mistake, text, picture = null, onDone }: MistakeFormProps) {
  const [draft, setDraft] = useState<MistakeDraft>(() => (mistake ? draftOf(mistake) : newMistake(text)))
  const [known, setKnown] = useState(picture)
  // A repeat after a lost answer makes no second mistake.
  const [clientId] = useState(newId)
  const { study } = useStudy()
  const { uploads, add, retry, remove } = useUploads(client)
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const [upload] = uploads
  const mediaId = upload ? upload.mediaId : (known?.id ?? null)
  const set = (fields: Partial<MistakeDraft>) => setDraft({ ...draft, ...fields })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfMistake(draft, upload !== undefined || known !== null)
    if (wrong) return refuse(wrong)
    const stored = await save(async () => {
      if (mistake) await study.mistakes.change(mistake.id, patchOf(mistake, draft, mediaId))
      else await enter()
    })
    if (stored) onDone(`${draft.subject.trim()} kaydedildi`)
  }
  /** Also without a network: what is not kept on this device is shown and sent all the same. */
  const enter = () =>
    study.enter(bodyOf(draft, mediaId, clientId)).catch((error) => {
      if (!(error instanceof ClientError && error.failure.kind === 'storage')) throw error
    })

  const errors = refusal.fields
  return (
    <form ref={form} className="mistake-form" noValidate onSubmit={submit}>
      {upload ? (
        <Picture
          src={upload.preview}
          isUploading={upload.state === 'uploading'}
          done={upload.done}
          refusal={upload.refusal?.text}
          onRetry={upload.refusal?.isPassing ? () => retry(upload.key) : undefined}
          onRemove={() => remove(upload.key)}
        />
      ) : known ? (
        <Picture src={known.url} onRemove={() => setKnown(null)} />
      ) : (
        <PictureButtons onChosen={(file) => add([file])} />
      )}
      <SubjectFields draft={draft} errors={errors} subjects={subjects} onChange={set} />
      <TextArea
        label="Soru"
        hint="Fotoğraf varsa boş kalabilir."
        rows={3}
        value={draft.text}
        error={errors.text}
        onChange={(value) => set({ text: value })}
      />
      <TextField
        label="Doğru yanıt"
        hint="Senin ya da kaynağın verdiği yanıt."
        value={draft.answer}
        error={errors.answer}
        onChange={(answer) => set({ answer })}
      />
      <Choices label="Neden" value={draft.cause} options={causes} onChange={(cause) => set({ cause })} />
      <TextArea
        label="Takıldığım yer"
        hint="Kendi cümlenle yaz; tekrarda sana yol gösterir."
        rows={2}
        value={draft.stuck}
        error={errors.stuck}
        onChange={(stuck) => set({ stuck })}
      />
      <TextField
        label="Kaynak"
        hint="Kitap, deneme ya da sayfa."
        value={draft.source}
        error={errors.source}
        onChange={(source) => set({ source })}
      />
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <FormButtons>
        <Button type="submit" isBusy={isBusy} disabled={upload !== undefined && upload.state !== 'ready'} isWide>
          Kaydet
        </Button>
      </FormButtons>
    </form>
  )
}

/** Of the camera where the device has one, or of what is there. */
function PictureButtons({ onChosen }: { onChosen(file: File): void }) {
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) onChosen(file)
  }
  return (
    <div className="mistake-pictures">
      <Button variant="quiet" icon={Camera} onClick={() => camera.current?.click()}>
        Soruyu fotoğrafla
      </Button>
      <Button variant="quiet" icon={ImagePlus} onClick={() => files.current?.click()}>
        Fotoğraf seç
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Kamera"
        onChange={({ target }) => choose(target)}
      />
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        aria-label="Fotoğraf dosyası"
        onChange={({ target }) => choose(target)}
      />
    </div>
  )
}

type PictureProps = {
  src: string | null
  isUploading?: boolean
  done?: number
  refusal?: string | undefined
  onRetry?: (() => void) | undefined
  onRemove(): void
}

function Picture({ src, isUploading = false, done = 0, refusal, onRetry, onRemove }: PictureProps) {
  return (
    <figure className="mistake-picture">
      {src ? <img src={src} alt="Sorunun fotoğrafı" /> : <p>Fotoğraf şu anda gösterilemiyor.</p>}
      {isUploading && <progress value={done} max={1} aria-label="Fotoğraf yükleniyor" />}
      {refusal && (
        <figcaption role="alert">
          {refusal}
          {onRetry && <IconButton label="Yeniden yükle" icon={RotateCw} size={18} onClick={onRetry} />}
        </figcaption>
      )}
      <IconButton label="Fotoğrafı kaldır" icon={X} size={18} className="mistake-picture-remove" onClick={onRemove} />
    </figure>
  )
}
