import { type Client, newId, type Share, type ShareScope } from '@yoldas/client'
import { Link2Off, Share2 } from 'lucide-react'
import { type FormEvent, useCallback, useState } from 'react'
import { dayOf, sayFullDate } from '../calendar.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { sayFailure } from '../refusals.ts'
import { addressOf, scopes } from '../shares/shared.ts'
import '../shares/shares.css'
import { Button, Card, Confirm, Notice, Skeleton, Switch, TextField } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'

/** Who may read figures of the student's weeks without an account: made, listed and ended. */
export function Shares({ client }: { client: Client }) {
  const read = useCallback(() => client.shares.list(), [client])
  const reading = useReading(read, { name: 'shares' })
  const { value: shares, error, reload } = reading
  useFeed(client, [], reload)
  const [ended, setEnded] = useState<Share | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const end = async () => {
    if (!ended) return
    setFailure(null)
    try {
      await client.shares.remove(ended.id)
      reload()
    } catch (failed) {
      setFailure(`Paylaşım kapatılamadı. ${sayFailure(failed)}`)
    }
  }
  return (
    <Card title="Paylaşımlar">
      <p className="settings-hint">
        Bağlantıyı verdiğin kişi son sekiz haftanın yalnızca seçtiğin rakamlarını görür. Mesajların, notların ve
        yanlışların görünmez.
      </p>
      {!shares && <ReadNotice reading={reading} />}
      {failure && <Notice kind="error">{failure}</Notice>}
      {!shares && error === undefined && <Skeleton label="Paylaşımlar yükleniyor" shape="lines" />}
      <ul className="shares-list">
        {shares?.map((share) => (
          <li key={share.id}>
            <strong>{share.name}</strong>
            <p className="settings-hint">
              {sayFullDate(dayOf(share.expiresAt))} gününe kadar.{' '}
              {share.lastReadAt ? `Son bakılan gün: ${sayFullDate(dayOf(share.lastReadAt))}.` : 'Henüz bakılmadı.'}
            </p>
            <Button variant="danger" icon={Link2Off} onClick={() => setEnded(share)}>
              Paylaşımı kapat
            </Button>
          </li>
        ))}
      </ul>
      <ShareForm client={client} onMade={reload} />
      <Confirm
        isOpen={ended !== null}
        onClose={() => setEnded(null)}
        title="Paylaşım kapatılsın mı?"
        action="Kapat"
        isDanger
        onConfirm={end}
      >
        <p>Bağlantı hemen geçersiz olur.</p>
      </Confirm>
    </Card>
  )
}

const usualDays = 30
const said = { name: 'Kısa bir ad yaz.', scope: 'En az birini seç.' }

function ShareForm({ client, onMade }: { client: Client; onMade(): void }) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<readonly ShareScope[]>(['hours'])
  const [clientId, setClientId] = useState(newId)
  const [link, setLink] = useState<string | null>(null)
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const turn = (value: ShareScope) => (isOn: boolean) =>
    setScope(isOn ? [...scope, value] : scope.filter((each) => each !== value))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (scope.length === 0) return refuse({ fields: {}, notice: said.scope })
    const made = await save(() => client.shares.create({ name, scope: [...scope], days: usualDays, clientId }))
    if (!made) return
    const { token } = made.value
    setClientId(newId)
    setName('')
    // A repeat after a lost answer has none: nobody can find that token again.
    setLink(token === null ? '' : addressOf(location.origin, token))
    onMade()
  }
  return (
    <form ref={form} className="shares-form" noValidate onSubmit={submit}>
      <TextField
        label="Kimin için"
        hint="Bağlantıyı açan bunu görür."
        maxLength={64}
        value={name}
        error={refusal.fields.name}
        onChange={setName}
      />
      {scopes.map(({ value, label }) => (
        <Switch key={value} label={label} checked={scope.includes(value)} onChange={turn(value)} />
      ))}
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <Button type="submit" icon={Share2} isBusy={isBusy}>
        Bağlantı oluştur
      </Button>
      {link && (
        <output className="shares-link">
          Bu bağlantı yalnızca şimdi görünür: <a href={link}>{link}</a>
        </output>
      )}
      {link === '' && <Notice>Bağlantı alınamadı. Paylaşımı kapatıp yeniden oluştur.</Notice>}
    </form>
  )
}
