import type { Media } from '@yoldas/client'
import { FileText, Mic, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { quoted } from '../quoted.ts'
import { useMedia, useMediaUrl } from './media.ts'
import { Viewer } from './Viewer.tsx'

export function Attachments({ media }: { media: readonly Media[] }) {
  if (media.length === 0) return null
  return (
    <div className="attachments" data-count={media.length}>
      {media.map((one) =>
        one.kind === 'image' ? <Picture key={one.id} media={one} /> : <Other key={one.id} media={one} />,
      )}
    </div>
  )
}

function Picture({ media }: { media: Media }) {
  const { src, onError } = useMediaUrl(media)
  const [isOpen, setOpen] = useState(false)
  const { width, height } = media
  const size = width && height ? { aspectRatio: `${width} / ${height}` } : { aspectRatio: '4 / 3' }
  return (
    <>
      <button type="button" className="picture" style={size} aria-label="Görseli büyüt" onClick={() => setOpen(true)}>
        {src && <img src={src} onError={onError} alt={media.fileName ?? 'Gönderilen görsel'} loading="lazy" />}
      </button>
      {isOpen && <Viewer {...{ src, onError }} name={media.fileName ?? 'Görsel'} onClose={() => setOpen(false)} />}
    </>
  )
}

function Other({ media }: { media: Media }) {
  const { src, onError } = useMediaUrl(media)
  if (media.kind === 'audio') return <Sound media={media} src={src} onError={onError} />
  if (media.kind === 'video')
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what a student recorded
    return <video className="picture" controls preload="metadata" src={src} onError={onError} />
  return (
    <a className="document" href={src} target="_blank" rel="noreferrer">
      <FileText size={20} aria-hidden />
      {media.fileName ?? 'Belge'}
    </a>
  )
}

type SoundProps = { media: Media; src: string | undefined; onError(): void }

/** Its words stay when its sound is erased. */
function Sound({ media: { transcript, url }, src, onError }: SoundProps) {
  return (
    <figure className="sound">
      {(url !== null || !transcript) && (
        // biome-ignore lint/a11y/useMediaCaption: what a program heard stands below
        <audio controls preload="none" src={src} onError={onError} />
      )}
      {transcript && <figcaption>{quoted(transcript.text)}</figcaption>}
    </figure>
  )
}

/** What was chosen on this phone is shown at once; after a new start of the page only that there is something. */
export function PendingAttachments({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <div className="attachments" data-count={ids.length}>
      {ids.map((id) => (
        <PendingAttachment key={id} id={id} />
      ))}
    </div>
  )
}

function PendingAttachment({ id }: { id: string }) {
  const own = useMedia().ownOf(id)
  if (own?.isSound)
    return (
      <span className="sound-pending">
        <Mic size={20} aria-hidden />
        Ses kaydı
      </span>
    )
  return (
    <span className="picture picture-pending">
      {own ? <img src={own.url} alt="Gönderilecek görsel" /> : <Paperclip size={28} aria-label="Gönderilecek ek" />}
    </span>
  )
}
