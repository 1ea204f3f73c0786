import type { Client, Memory as Remembered } from '@yoldas/client'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useCallback, useState } from 'react'
import { quoted } from '../quoted.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { sayFailure } from '../refusals.ts'
import { Button, Card, Confirm, Notice, Skeleton, Switch, TextArea } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import { draftOf, isChanged, isOutdated, patchOf, refusalOfDraft, tooLong } from './memory.ts'

/** What the companion remembers of the student: read, changed, emptied, or turned off. */
export function Memory({ client }: { client: Client }) {
  const read = useCallback(() => client.memory.get(), [client])
  const reading = useReading(read, { name: 'memory' })
  const { value: memory, error, reload, update } = reading
  useFeed(client, ['memory-updated'], reload)
  return (
    <Card title="Yoldaş’ın senin için tuttuğu notlar">
      {!memory && <ReadNotice reading={reading} />}
      {!memory && error === undefined && <Skeleton label="Notlar yükleniyor" shape="lines" />}
      {memory && <Notes {...{ client, memory }} onMemory={(next) => update(() => next)} />}
    </Card>
  )
}

type NotesProps = { client: Client; memory: Remembered; onMemory(memory: Remembered): void }

function Notes({ client, memory, onMemory }: NotesProps) {
  const [asked, setAsked] = useState<'remove' | 'turn-off' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** What is done of it by one press. */
  const act = async (change: () => Promise<Remembered>) => {
    setFailure(null)
    try {
      onMemory(await change())
    } catch (error) {
      setFailure(`Kaydedilemedi. ${sayFailure(error)}`)
      throw error
    }
  }
  const turn = (enabled: boolean) => act(() => client.memory.change({ enabled }))
  const remove = () =>
    act(async () => {
      await client.memory.remove()
      return client.memory.get()
    })
  const choose = (enabled: boolean) => {
    if (enabled || memory.text === '') void turn(enabled).catch(() => {})
    else setAsked('turn-off')
  }
  return (
    <>
      <Switch
        label="Not tutsun"
        hint="Yoldaş hedeflerini ve zorlandığın yerleri not eder, sonraki konuşmalarda bunlara bakar."
        checked={memory.enabled}
        onChange={choose}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      {memory.enabled && <Edit {...{ client, memory, onMemory }} />}
      {memory.text !== '' && (
        <Button variant="danger" icon={Trash2} onClick={() => setAsked('remove')}>
          Notları sil
        </Button>
      )}
      <Confirm
        isOpen={asked === 'remove'}
        onClose={() => setAsked(null)}
        title="Notlar silinsin mi?"
        action="Notları sil"
        isDanger
        onConfirm={remove}
      >
        <p>Yoldaş senin için tuttuğu notları unutur. Konuştukça yeni notlar tutabilir.</p>
      </Confirm>
      <Confirm
        isOpen={asked === 'turn-off'}
        onClose={() => setAsked(null)}
        title="Not tutmasın mı?"
        action="Kapat"
        isDanger
        onConfirm={() => turn(false)}
      >
        <p>Şimdiki notlar silinir, Yoldaş yenilerini de tutmaz. Mesajların durur.</p>
      </Confirm>
    </>
  )
}

/** Stored by a button. What the companion has noted meanwhile is shown before it is overwritten. */
function Edit({ client, memory, onMemory }: NotesProps) {
  const [draft, setDraft] = useState<ReturnType<typeof draftOf> | null>(null)
  const [isBehind, setBehind] = useState(false)
  const { isBusy, refusal, refuse, save, form } = useSaving({ text: tooLong })
  const shown = draft ?? draftOf(memory)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfDraft(shown)
    if (wrong) return refuse(wrong)
    const change = () => client.memory.change(patchOf(shown))
    const stored = await save(() =>
      change().catch(async (error) => {
        if (!isOutdated(error)) throw error
        const newest = await client.memory.get()
        setDraft({ ...shown, revision: newest.revision })
        setBehind(true)
        return newest
      }),
    )
    if (!stored) return
    if (stored.value.text === patchOf(shown).text) {
      setDraft(null)
      setBehind(false)
    }
    onMemory(stored.value)
  }
  return (
    <form ref={form} className="settings-times" noValidate onSubmit={submit}>
      <TextArea
        label="Notlar"
        hint={memory.text === '' ? 'Henüz not yok. İstersen kendin yaz.' : 'Yanlış ya da eksik olanı düzelt.'}
        rows={5}
        value={shown.text}
        error={refusal.fields.text}
        onChange={(text) => setDraft({ text, revision: shown.revision })}
      />
      {isBehind && (
        <Notice kind="error">
          Yoldaş bu arada notları değiştirdi. Şimdiki not: {quoted(memory.text)} Yeniden kaydedersen seninki geçerli
          olur.
        </Notice>
      )}
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      {isChanged(memory, shown) && (
        <Button type="submit" isBusy={isBusy}>
          Notları kaydet
        </Button>
      )}
    </form>
  )
}
