import type { Client, Me, Profile, ProfilePatch } from '@yoldas/client'
import { UserPen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { sayBlocked } from '../blocked.ts'
import { sayFullDate } from '../calendar.ts'
import { exams, gradesOf, tracksOf } from '../exams.ts'
import { Onboarding } from '../onboarding/Onboarding.tsx'
import { useLayer } from '../places/usePlaces.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { sayFailure } from '../refusals.ts'
import { Button, Card, Notice, Screen, Skeleton, Switch, ThemeChoice } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { Account, type SettingsProps } from './Account.tsx'
import { Age } from './Age.tsx'
import { Consents } from './Consents.tsx'
import { Memory } from './Memory.tsx'
import './settings.css'
import { Shares } from './Shares.tsx'
import { Times } from './Times.tsx'

/** Read whenever it is opened: the student can also tell the companion what they prefer. */
export function Settings({ client, onLeft, deviceToken }: SettingsProps) {
  const read = useCallback(() => client.me(), [client])
  const reading = useReading(read, { name: 'me' })
  const { value: me, error, reload, update } = reading
  useFeed(client, [], reload)
  const [isEditing, setEditing] = useState(false)
  const finish = () => {
    setEditing(false)
    reload()
  }
  useLayer(isEditing, finish)
  if (isEditing) return <Onboarding client={client} onLeft={onLeft} onDone={finish} onCancel={finish} />
  return (
    <Screen title="Ayarlar">
      <div className="settings in-order">
        <ReadNotice reading={reading} />
        {!me && error === undefined && <Skeleton label="Ayarlar yükleniyor" />}
        {me && (
          <>
            {me.blocked && <Notice>{sayBlocked[me.blocked]}</Notice>}
            <Who me={me} onEdit={() => setEditing(true)} />
            <Consents key={me.age?.band} client={client} onChanged={reload} />
            <Age client={client} age={me.age} onPut={reload} />
            <Preferences
              client={client}
              profile={me.profile}
              onProfile={(profile) => update((before) => ({ ...before, profile }))}
            />
            <Shares client={client} />
            <Memory client={client} />
            <Card title="Uygulama">
              <ThemeChoice />
            </Card>
          </>
        )}
        <Account client={client} onLeft={onLeft} deviceToken={deviceToken} />
      </div>
    </Screen>
  )
}

function Who({ me, onEdit }: { me: Me; onEdit(): void }) {
  const { profile, examDay } = me
  const facts = [
    exams.find(({ value }) => value === profile.examType)?.label,
    gradesOf(profile.examType).find(({ value }) => value === profile.grade)?.label,
    tracksOf(profile.examType).find(({ value }) => value === profile.track)?.label,
  ].filter(Boolean)
  const target = [profile.targetUniversity, profile.targetDepartment].filter(Boolean).join(', ')
  return (
    <Card title={profile.displayName ?? 'Profilin'}>
      <dl className="settings-facts">
        <Fact name="Sınav" text={facts.join(' · ')} />
        {examDay && <Fact name="Sınav günü" text={sayFullDate(examDay.day)} />}
        <Fact name="Hedef" text={target} />
      </dl>
      <Button variant="quiet" icon={UserPen} onClick={onEdit}>
        Profilini düzenle
      </Button>
    </Card>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) =>
  text === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )

type PreferencesProps = { client: Client; profile: Profile; onProfile(profile: Profile): void }

/** Each switch is stored when it is turned, and turns back when that fails. */
function Preferences({ client, profile, onProfile }: PreferencesProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const [hoped, setHoped] = useState<Profile | null>(null)
  const store = async (patch: ProfilePatch, next: Profile) => {
    setHoped(next)
    setFailure(null)
    try {
      onProfile(await client.patchProfile(patch))
      setStatus('Kaydedildi')
    } catch (error) {
      setFailure(`Kaydedilemedi. ${sayFailure(error)}`)
    } finally {
      setHoped(null)
    }
  }
  const isBusy = hoped !== null
  const { proactive, hidePreviews, answerStyle } = hoped ?? profile
  const allow = (kind: keyof Profile['proactive']) => (isAllowed: boolean) =>
    void store({ proactive: { [kind]: isAllowed } }, { ...profile, proactive: { ...proactive, [kind]: isAllowed } })
  const answer = (isDirect: boolean) => {
    const style = isDirect ? 'direct' : 'guide'
    void store({ answerStyle: style }, { ...profile, answerStyle: style })
  }
  return (
    <>
      <Card title="Yoldaş’tan gelen mesajlar">
        <p className="visually-hidden" role="status">
          {status}
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <Switch
          label="Hatırlatmalar"
          hint="İstediğin zamanda, sessiz saatlerde de gelir."
          checked={proactive.reminders}
          disabled={isBusy}
          onChange={allow('reminders')}
        />
        <Switch
          label="Hâl hatır sorma"
          hint="Bir süre yazmadığında nasıl olduğunu sorar."
          checked={proactive.checkins}
          disabled={isBusy}
          onChange={allow('checkins')}
        />
        <Switch
          label="Takip mesajları"
          hint="Konuştuğunuz bir konunun nasıl gittiğini sorar."
          checked={proactive.followups}
          disabled={isBusy}
          onChange={allow('followups')}
        />
        <Switch
          label="Tekrar hatırlatmaları"
          hint="Tekrar zamanı gelenler olduğunda günde bir kez yazar."
          checked={proactive.reviews}
          disabled={isBusy}
          onChange={allow('reviews')}
        />
        <Switch
          label="Haftalık özet"
          hint="Pazar akşamı haftanın rakamları gelir."
          checked={proactive.weekly}
          disabled={isBusy}
          onChange={allow('weekly')}
        />
        <Switch
          label="Çözümü doğrudan göster"
          hint="Kapalıyken önce ipucu verir, çözümü senin bulmana yardım eder."
          checked={answerStyle === 'direct'}
          disabled={isBusy}
          onChange={answer}
        />
        <Switch
          label="Bildirimde içeriği gizle"
          hint="Bildirimde yalnızca “Yoldaş sana yazdı” görünür."
          checked={hidePreviews}
          disabled={isBusy}
          onChange={(hides) => void store({ hidePreviews: hides }, { ...profile, hidePreviews: hides })}
        />
      </Card>
      <Times client={client} profile={profile} onProfile={onProfile} />
    </>
  )
}
