import { Download, LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { today } from '../calendar.ts'
import { sayFailure } from '../refusals.ts'
import type { ScreenProps } from '../screen.ts'
import { Button, Card, Confirm, Notice, TextField } from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { exportName } from './preferences.ts'

/** `deviceToken`: what the notifications of this phone are addressed to, forgotten at sign-out. */
export type SettingsProps = ScreenProps & { deviceToken?: string | undefined }

/** What the student has to type: a tap too many must not delete everything. */
const word = 'SİL'

export function Account({ client, onLeft, deviceToken }: SettingsProps) {
  const [asked, setAsked] = useState<'sign-out' | 'delete' | null>(null)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const exporting = useSaving()

  const download = () =>
    exporting.save(async () => {
      const everything = await client.exportAll()
      offer(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }), exportName(today()))
    })
  const signOut = async () => {
    // What is kept on the phone is gone, with a network or without.
    await client.signOut(deviceToken === undefined ? {} : { deviceToken }).catch(() => {})
    onLeft()
  }
  const remove = async () => {
    if (typed.trim().toLocaleUpperCase('tr') !== word) {
      setFailure(`Silmek için kutuya ${word} yaz.`)
      throw new Error('not confirmed')
    }
    try {
      await client.deleteAccount()
    } catch (error) {
      setFailure(sayFailure(error))
      throw error
    }
    onLeft()
  }
  const close = () => {
    setAsked(null)
    setTyped('')
    setFailure(null)
  }

  return (
    <Card title="Hesap">
      <p className="settings-hint">Hakkında saklanan her şeyi tek dosya olarak indirebilirsin.</p>
      {exporting.refusal.notice && <Notice kind="error">{exporting.refusal.notice}</Notice>}
      <div className="settings-buttons">
        <Button variant="quiet" icon={Download} isBusy={exporting.isBusy} onClick={() => void download()}>
          Verilerimi indir
        </Button>
        <Button variant="quiet" icon={LogOut} onClick={() => setAsked('sign-out')}>
          Çıkış yap
        </Button>
        <Button variant="danger" icon={Trash2} onClick={() => setAsked('delete')}>
          Hesabımı sil
        </Button>
      </div>
      <Confirm
        isOpen={asked === 'sign-out'}
        onClose={close}
        title="Çıkış yapılsın mı?"
        action="Çıkış yap"
        onConfirm={signOut}
      >
        <p>Bu telefondaki sohbet kopyası ve gönderilmemiş mesajlar silinir. Hesabın durur.</p>
      </Confirm>
      <Confirm
        isOpen={asked === 'delete'}
        onClose={close}
        title="Hesabın silinsin mi?"
        action="Hesabımı sil"
        isDanger
        onConfirm={remove}
      >
        <div className="settings-delete">
          <p>Mesajların, planın, denemelerin ve tüm verilerin kalıcı olarak silinir. Bu işlem geri alınamaz.</p>
          <TextField
            label={`Onaylamak için ${word} yaz`}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            error={failure ?? undefined}
            onChange={(text) => {
              setTyped(text)
              setFailure(null)
            }}
          />
        </div>
      </Confirm>
    </Card>
  )
}

/** Has the browser keep the file. */
function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click: not before the next task may it go.
  setTimeout(() => URL.revokeObjectURL(address))
}
