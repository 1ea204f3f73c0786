import { Popover } from '@base-ui/react/popover'
import type { Message } from '@yoldas/client'
import { CircleHelp, Reply } from 'lucide-react'
import { usePhone } from '../phone.ts'
import { useLayer } from '../places/usePlaces.ts'

export type MenuPlace = { message: Message; anchor: Element }

const emojis = ['👍', '❤️', '😂', '🎉', '🔥', '🙏', '😮', '😢'] as const

type MenuProps = {
  place: MenuPlace | undefined
  onClose(): void
  onReply(message: Message): void
  onWhy(message: Message): void
  react(message: Message, emoji: string): void
}

/** One for all messages: 1,000 of them stay cheap. */
export function MessageMenu({ place, onClose, onReply, onWhy, react }: MenuProps) {
  const { frame } = usePhone()
  useLayer(place !== undefined, onClose)
  if (!place) return null
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
                  onClick={act(() => react(message, emoji))}
                >
                  {emoji}
                </button>
              ))}
            </div>
            <button type="button" className="menu-action" onClick={act(() => onReply(message))}>
              <Reply size={18} aria-hidden />
              Yanıtla
            </button>
            {message.role === 'assistant' && (
              <button type="button" className="menu-action" onClick={act(() => onWhy(message))}>
                <CircleHelp size={18} aria-hidden />
                Neden bunu yazdın?
              </button>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
