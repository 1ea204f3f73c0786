import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhone } from '../phone.ts'
import { useLayer } from '../places/usePlaces.ts'
import { Button, IconButton } from './buttons.tsx'

type Opened = { isOpen: boolean; onClose(): void; title: string; children: ReactNode }

/** Comes from the bottom of the phone it belongs to; the other phones stay usable. Going back closes it. */
export function Sheet({ isOpen, onClose, title, children }: Opened) {
  const { frame } = usePhone()
  useLayer(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()} modal="trap-focus">
      <Dialog.Portal container={frame}>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup className="sheet">
          <div className="sheet-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Kapat" icon={X} />} />
          </div>
          <div className="sheet-body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ConfirmProps = Opened & { action: string; isDanger?: boolean; onConfirm(): Promise<void> | void }

/** Asks before something is done. Stays open while `onConfirm` runs, and closes when it succeeds. */
export function Confirm({ isOpen, onClose, title, children, action, isDanger = false, onConfirm }: ConfirmProps) {
  const { frame } = usePhone()
  const [isBusy, setBusy] = useState(false)
  useLayer(isOpen, onClose)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal container={frame}>
        <AlertDialog.Backdrop className="sheet-backdrop" />
        <AlertDialog.Popup className="question">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          <div className="question-buttons">
            <AlertDialog.Close render={<Button variant="quiet">Vazgeç</Button>} />
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isBusy={isBusy}
              onClick={() => void confirm().catch(() => {})}
            >
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
