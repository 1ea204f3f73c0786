import { Popover } from '@base-ui/react/popover'
import type { FeedbackBody, Message } from '@yoldas/client'
import { CircleHelp, Copy, type LucideIcon, NotebookPen, Pencil, Reply, RotateCcw } from 'lucide-react'
import { usePhone } from '../phone.ts'
import { useLayer } from '../places/usePlaces.ts'
import { FeedbackButtons } from './actions/Feedback.tsx'

export type MenuPlace = { message: Message; anchor: Element }

const emojis = ['👍', '❤️', '😂', '🎉', '🔥', '🙏', '😮', '😢'] as const

/** What can be done with a message. */
export type MenuActs = {
  react(message: Message, emoji: string): void
  reply(message: Message): void
  copy(message: Message): void
  /** Sends its text again as a new message, once it is changed. */
  edit(message: Message): void
  rate(message: Message, feedback: FeedbackBody | null): void
  explain(message: Message): void
  /** Enters it in the notebook of mistakes. */
  enter(message: Message): void
  /** Absent where no other answer may be asked for. */
  again: ((message: Message) => void) | undefined
}

type MenuProps = { place: MenuPlace; onClose(): void; acts: MenuActs }

/** One for all messages: 1,000 of them stay cheap. */
export function MessageMenu({ place, onClose, acts }: MenuProps) {
  const { frame } = usePhone()
  useLayer(true, onClose)
  const { message, anchor } = place
  const own = new Set(message.reactions.filter(({ actor }) => actor === 'user').map(({ emoji }) => emoji))
  const act = (action: () => void) => () => {
    action()
    onClose()
  }
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Portal container={frame}>
        <Popover.Positioner
          className="menu-place"
          anchor={anchor}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          collisionBoundary={frame ?? 'clipping-ancestors'}
        >
          <Popover.Popup className="menu" aria-label="Mesaj">
            <div className="menu-emojis">
              {emojis.map((emoji) => (
                <button
                  key={emoji}
                  type="button"
                  className="menu-emoji"
                  aria-pressed={own.has(emoji)}
                  aria-label={`${emoji} tepkisi ver`}
                  onClick={act(() => acts.react(message, emoji))}
                >
                  {emoji}
                </button>
              ))}
            </div>
            {message.role === 'assistant' && (
              <FeedbackButtons
                feedback={message.feedback}
                onRate={(feedback) => act(() => acts.rate(message, feedback))()}
              />
            )}
            {actionsOf(message, acts).map(({ label, icon: Icon, run }) => (
              <button key={label} type="button" className="menu-action" onClick={act(() => run(message))}>
                <Icon size={18} aria-hidden />
                {label}
              </button>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type Action = { label: string; icon: LucideIcon; run(message: Message): void }

function actionsOf({ role, content }: Message, { reply, copy, enter, again, edit, explain }: MenuActs): Action[] {
  const [isOwn, hasText] = [role === 'user', content !== '']
  return [
    { label: 'Yanıtla', icon: Reply, run: reply },
    ...(hasText ? [{ label: 'Kopyala', icon: Copy, run: copy }] : []),
    { label: 'Yanlış defterine ekle', icon: NotebookPen, run: enter },
    ...(isOwn && hasText ? [{ label: 'Düzenle, yeniden gönder', icon: Pencil, run: edit }] : []),
    ...(again && !isOwn ? [{ label: 'Başka türlü anlat', icon: RotateCcw, run: again }] : []),
    ...(isOwn ? [] : [{ label: 'Neden bunu yazdın?', icon: CircleHelp, run: explain }]),
  ]
}
