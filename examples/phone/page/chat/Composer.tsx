import { type Client, ClientError, type Message } from '@yoldas/client'
import { quotedText } from '@yoldas/text'
import { FileText, ImagePlus, RotateCw, SendHorizontal, X } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { sayNumber } from '../numbers.ts'
import { IconButton } from '../ui/index.ts'
import { countedFrom, lengthOf, mostCharacters } from './length.ts'
import { accepted, isPdf } from './pdf.ts'
import { RecordButton } from './RecordButton.tsx'
import { mostAttachments, type Upload, useUploads } from './uploads.ts'

type ComposerProps = {
  client: Client
  draft: string
  setDraft(draft: string): void
  replyTo: Message | undefined
  onReplyTo(message: Message | undefined): void
  /** The message whose text is sent again. */
  edited: Message | undefined
  /** It was sent, or is not to be. */
  onEdited(): void
}

export function Composer({ client, draft, setDraft, replyTo, onReplyTo, edited, onEdited }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const { uploads, add, addRecording, retry, remove, clear } = useUploads(client)
  const [failure, setFailure] = useState<string | null>(null)
  const isReady = uploads.every(({ state }) => state === 'ready')
  const length = lengthOf(draft)
  const isTooLong = length > mostCharacters
  const canSend = isReady && !isTooLong && (length > 0 || uploads.length > 0)
  const countId = useId()
  const attached = edited?.media.map(({ id }) => id) ?? []
  const isFull = attached.length + uploads.length >= mostAttachments
  useEffect(() => {
    if (replyTo || edited) input.current?.focus()
  }, [replyTo, edited])

  const send = () => {
    if (!canSend) return
    const mediaIds = [...attached, ...uploads.flatMap(({ mediaId }) => mediaId ?? [])]
    const body = { message: draft.trim(), mediaIds, ...(replyTo && { replyToId: replyTo.id }) }
    setFailure(null)
    client.conversation.send(body).catch((error) => {
      // Not kept on this device, but shown, and sent all the same.
      if (error instanceof ClientError && error.failure.kind === 'storage') return
      setFailure('Mesajın gönderilemedi. Yeniden dener misin?')
      setDraft(body.message)
    })
    setDraft('')
    clear()
    onReplyTo(undefined)
    onEdited()
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo) onReplyTo(undefined)
    if (event.key === 'Escape' && edited) onEdited()
    // On a phone's keyboard Enter begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched()) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }

  return (
    <form className="composer" onSubmit={submit}>
      {replyTo && (
        <div className="composer-reply">
          <p>
            <span className="quote-who">{replyTo.role === 'user' ? 'Kendi mesajını' : 'Yoldaş’ı'} yanıtlıyorsun</span>
            <span className="quote-text">{quoteOf(replyTo) || 'Ek'}</span>
          </p>
          <IconButton label="Yanıtlamaktan vazgeç" icon={X} size={18} onClick={() => onReplyTo(undefined)} />
        </div>
      )}
      {edited && (
        <div className="composer-reply">
          <p>
            <span className="quote-who">Mesajını düzenliyorsun</span>
            <span className="quote-text">
              {edited.media.length > 0 ? 'Ekleriyle yeniden gönderilir' : edited.content}
            </span>
          </p>
          <IconButton label="Düzenlemekten vazgeç" icon={X} size={18} onClick={onEdited} />
        </div>
      )}
      {uploads.length > 0 && (
        <ul className="uploads" aria-label="Ekler">
          {uploads.map((upload) => (
            <UploadView key={upload.key} upload={upload} onRetry={retry} onRemove={remove} />
          ))}
        </ul>
      )}
      {failure !== null && (
        <p className="composer-failed" role="alert">
          {failure}
        </p>
      )}
      {length >= countedFrom && (
        <p id={countId} className="composer-count">
          {sayNumber(length)} / {sayNumber(mostCharacters)} karakter
        </p>
      )}
      {isTooLong && (
        <p className="composer-failed" role="alert">
          Mesajın çok uzun. Kısaltınca gönderebilirsin; yazdıkların duruyor.
        </p>
      )}
      <div className="composer-line">
        <PictureButton isFull={isFull} onChosen={add} />
        <textarea
          ref={input}
          className="composer-input"
          aria-label="Mesaj"
          aria-describedby={length >= countedFrom ? countId : undefined}
          aria-invalid={isTooLong || undefined}
          placeholder="Mesaj yaz"
          rows={1}
          value={draft}
          enterKeyHint="enter"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <RecordButton isFull={isFull} onRecorded={addRecording} onRefused={setFailure} />
        <button type="submit" className="send-button" aria-label="Gönder" title="Gönder" disabled={!canSend}>
          <SendHorizontal size={20} aria-hidden />
        </button>
      </div>
    </form>
  )
}

const longestQuote = 200

/** As the message shows it once it is sent. */
const quoteOf = ({ role, content }: Message) => (role === 'user' ? content : quotedText(content, longestQuote))

const isTouched = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches

function PictureButton({ isFull, onChosen }: { isFull: boolean; onChosen(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label="Fotoğraf ya da PDF ekle"
        icon={ImagePlus}
        disabled={isFull}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        aria-label="Fotoğraf ya da PDF seç"
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

type UploadProps = { upload: Upload; onRetry(key: string): void; onRemove(key: string): void }

function UploadView({ upload, onRetry, onRemove }: UploadProps) {
  const { key, state, preview, durationMs, done, refusal } = upload
  return (
    <li className="upload">
      {isPdf(upload.file) ? (
        <span className="upload-document">
          <FileText size={24} aria-hidden />
          {upload.name}
        </span>
      ) : (
        preview && durationMs === null && <img src={preview} alt={upload.name} />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: a student has just recorded it */}
      {durationMs !== null && <audio controls src={preview} aria-label={upload.name} />}
      {state === 'uploading' && (
        <progress className="upload-progress" value={done} max={1} aria-label={`${upload.name} yükleniyor`} />
      )}
      {refusal && (
        <p className="upload-failed" role="alert">
          {refusal.text}
          {refusal.isPassing && (
            <IconButton label="Yeniden yükle" icon={RotateCw} size={16} onClick={() => onRetry(key)} />
          )}
        </p>
      )}
      <IconButton
        label={`${upload.name}: kaldır`}
        icon={X}
        size={16}
        className="upload-remove"
        onClick={() => onRemove(key)}
      />
    </li>
  )
}
