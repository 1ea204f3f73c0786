import { type Client, newId } from '@yoldas/client'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { MediaContext } from './media.ts'
import { isPdf } from './pdf.ts'
import type { Recording } from './recorder.ts'
import { shrink } from './shrink.ts'
import { sayUpload } from './words.ts'

export const mostAttachments = 4

export type Upload = {
  /** Also the clientId: a repeat makes no second attachment. */
  key: string
  name: string
  file: File
  preview: string
  /** Of a recording, in milliseconds; null of an image. */
  durationMs: number | null
  /** From 0 to 1. */
  done: number
  state: 'uploading' | 'ready' | 'failed'
  mediaId: string | null
  refusal: { text: string; isPassing: boolean } | null
}

/** The attachments of the message that is being written: each is uploaded as soon as it is chosen. */
export function useUploads(client: Client) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const shelf = useContext(MediaContext)
  const running = useRef(new Map<string, AbortController>())
  const change = useCallback(
    (key: string, values: Partial<Upload>) =>
      setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...values } : upload))),
    [],
  )
  const run = useCallback(
    async ({ key, file, preview, durationMs }: Upload) => {
      const own = new AbortController()
      running.current.set(key, own)
      change(key, { state: 'uploading', done: 0, refusal: null })
      try {
        const { body, blob } = await toSend(file, durationMs)
        const onProgress = (done: number) => change(key, { done })
        const { id } = await client.media.upload({ ...body, clientId: key }, blob, { signal: own.signal, onProgress })
        // A document is not shown before it is stored.
        if (!isPdf(file)) shelf?.keep(id, { url: preview, isSound: durationMs !== null })
        change(key, { state: 'ready', mediaId: id, done: 1 })
      } catch (error) {
        if (!own.signal.aborted) change(key, { state: 'failed', refusal: sayUpload(error) })
      } finally {
        running.current.delete(key)
      }
    },
    [client, shelf, change],
  )
  useEffect(() => {
    const { current } = running
    return () => {
      for (const own of current.values()) own.abort()
    }
  }, [])

  const begin = (files: readonly Pick<Upload, 'file' | 'name' | 'durationMs'>[]) => {
    const fresh = files.slice(0, mostAttachments - uploads.length).map(
      ({ file, ...own }): Upload => ({
        ...own,
        key: newId(),
        file,
        preview: URL.createObjectURL(file),
        done: 0,
        state: 'uploading',
        mediaId: null,
        refusal: null,
      }),
    )
    setUploads((before) => [...before, ...fresh])
    for (const upload of fresh) void run(upload)
  }
  const add = (files: readonly File[]) =>
    begin(files.map((file) => ({ file, name: file.name || (isPdf(file) ? 'Belge' : 'Görsel'), durationMs: null })))
  const addRecording = ({ file, durationMs }: Recording) => begin([{ file, name: 'Ses kaydı', durationMs }])
  const retry = (key: string) => {
    const upload = uploads.find((other) => other.key === key)
    if (upload) void run(upload)
  }
  const remove = (key: string) => {
    running.current.get(key)?.abort()
    const upload = uploads.find((other) => other.key === key)
    if (upload) URL.revokeObjectURL(upload.preview)
    setUploads((before) => before.filter((other) => other.key !== key))
  }
  /** They belong to a message now, which shows them from here. */
  const clear = () => setUploads([])
  return { uploads, add, addRecording, retry, remove, clear }
}

async function toSend(file: File, durationMs: number | null) {
  if (durationMs !== null) return { body: { kind: 'audio' as const, mimeType: file.type, durationMs }, blob: file }
  if (isPdf(file)) return { body: { kind: 'file' as const, mimeType: file.type, fileName: file.name }, blob: file }
  const { blob, size } = await shrink(file)
  return { body: { kind: 'image' as const, mimeType: blob.type, fileName: file.name, ...size }, blob }
}
