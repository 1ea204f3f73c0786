import type { Client, ScheduledMessage } from '@yoldas/client'
import { BellRing, CalendarClock, Clock, MessageCircleHeart, Reply, X } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import { hintOfDay, sayDay, timeOf, today } from '../calendar.ts'
import { quoted } from '../quoted.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { isGone, sayFailure } from '../refusals.ts'
import type { ScreenProps } from '../screen.ts'
import {
  Button,
  Confirm,
  DayField,
  Empty,
  FormButtons,
  Notice,
  Screen,
  Sheet,
  Skeleton,
  TimeField,
} from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import { byDay, draftOf, dueAtOf, kindNames, lastDay, refusalOfDue, said } from './moments.ts'
import './scheduled.css'

/** What the companion will write first, as long as it has not. */
export function Scheduled({ client }: ScreenProps) {
  const read = useCallback(() => client.scheduled.list(), [client])
  const reading = useReading(read, { name: 'scheduled' })
  const { value, error, reload } = reading
  useFeed(client, [], reload)
  useNewMessages(client, reload)
  const [moved, setMoved] = useState<ScheduledMessage | null>(null)
  const [cancelled, setCancelled] = useState<ScheduledMessage | null>(null)
  const [status, setStatus] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const now = today()

  const cancel = async () => {
    if (!cancelled) return
    setFailure(null)
    try {
      await client.scheduled.remove(cancelled.id)
      setStatus('Mesaj iptal edildi')
      reload()
    } catch (failed) {
      setFailure(`Mesaj iptal edilemedi. ${sayFailure(failed)}`)
    }
  }
  return (
    <Screen title="Hatırlatmalar">
      <div className="scheduled">
        <p className="visually-hidden" role="status">
          {status}
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <ReadNotice reading={reading} />
        {!value && error === undefined && <Skeleton label="Hatırlatmalar yükleniyor" />}
        {value?.length === 0 && (
          <Empty icon={CalendarClock} title="Bekleyen mesaj yok">
            <p>Sohbette “Yarın 18.00’de türevi hatırlat” de; Yoldaş zamanı gelince yazsın.</p>
          </Empty>
        )}
        {byDay(value ?? []).map(({ day, messages }) => (
          <section key={day} aria-labelledby={`scheduled-${day}`}>
            <h2 id={`scheduled-${day}`}>{sayDay(day, now)}</h2>
            <ul>
              {messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  onMove={() => setMoved(message)}
                  onCancel={() => setCancelled(message)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Sheet isOpen={moved !== null} onClose={() => setMoved(null)} title="Zamanı değiştir">
        {moved && (
          <MoveForm
            client={client}
            message={moved}
            onDone={(text) => {
              setMoved(null)
              setStatus(text)
              reload()
            }}
            onGone={reload}
          />
        )}
      </Sheet>
      <Confirm
        isOpen={cancelled !== null}
        onClose={() => setCancelled(null)}
        title="Mesaj iptal edilsin mi?"
        action="İptal et"
        isDanger
        onConfirm={cancel}
      >
        <p>{quoted(cancelled?.text ?? '')} gönderilmez.</p>
      </Confirm>
    </Screen>
  )
}

const icons = { reminder: BellRing, checkin: MessageCircleHeart, followup: Reply }

function Message({ message, onMove, onCancel }: { message: ScheduledMessage; onMove(): void; onCancel(): void }) {
  const { id, kind, text, reason, dueAt, cancelOn } = message
  const Icon = icons[kind]
  return (
    <li className="scheduled-message" aria-labelledby={`scheduled-${id}`}>
      <p className="scheduled-facts">
        <time dateTime={dueAt}>{timeOf(dueAt)}</time>
        <span>
          <Icon size={15} aria-hidden="true" /> {kindNames[kind]}
        </span>
      </p>
      <p id={`scheduled-${id}`}>{text}</p>
      {reason && <p className="scheduled-note">{reason}</p>}
      {cancelOn === 'user_message' && <p className="scheduled-note">O zamana kadar yazarsan gönderilmez.</p>}
      <div className="scheduled-buttons">
        <Button variant="quiet" icon={Clock} aria-describedby={`scheduled-${id}`} onClick={onMove}>
          Zamanı değiştir
        </Button>
        <Button variant="danger" icon={X} aria-describedby={`scheduled-${id}`} onClick={onCancel}>
          İptal et
        </Button>
      </div>
    </li>
  )
}

type MoveFormProps = { client: Client; message: ScheduledMessage; onDone(text: string): void; onGone(): void }

function MoveForm({ client, message, onDone, onGone }: MoveFormProps) {
  const [draft, setDraft] = useState(() => draftOf(message))
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const errorId = useId()
  const now = today()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfDue(draft, new Date())
    if (wrong) return refuse(wrong)
    const moved = await save(() =>
      client.scheduled.move(message.id, dueAtOf(draft)).catch((error) => {
        // It was delivered meanwhile, or taken back elsewhere.
        if (isGone(error)) onGone()
        throw error
      }),
    )
    if (moved) onDone(`Yeni zamanı ${sayDay(draft.day, now)} ${draft.time}`)
  }
  const error = refusal.fields.dueAt
  return (
    <form ref={form} className="scheduled-form" noValidate onSubmit={submit}>
      <p>{message.text}</p>
      <div className="scheduled-when">
        <DayField
          label="Gün"
          min={now}
          max={lastDay(now)}
          hint={hintOfDay(draft.day, now)}
          value={draft.day}
          isInvalid={error !== undefined}
          onChange={(day) => setDraft({ ...draft, day })}
        />
        <TimeField
          label="Saat"
          hint="Türkiye saatiyle"
          value={draft.time}
          isInvalid={error !== undefined}
          onChange={(time) => setDraft({ ...draft, time })}
        />
      </div>
      {(error ?? refusal.notice) && (
        <p id={errorId} className="scheduled-error" role="alert">
          {error ?? refusal.notice}
        </p>
      )}
      <FormButtons>
        <Button type="submit" isBusy={isBusy} isWide>
          Kaydet
        </Button>
      </FormButtons>
    </form>
  )
}

/** Reads again when the conversation has a new message: one was delivered, or the companion has scheduled another. */
function useNewMessages({ conversation }: Client, reload: () => void): void {
  useEffect(() => {
    const newest = () => conversation.getState().items.findLast(({ kind }) => kind === 'message')?.key
    let known = newest()
    return conversation.subscribe(() => {
      const current = newest()
      if (current !== known) reload()
      known = current
    })
  }, [conversation, reload])
}
