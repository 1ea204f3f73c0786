import { useCallback, useEffect, useState } from 'react'
import { readConfig } from '../desk/server.ts'
import { Card, Notice, Skeleton } from '../ui/index.ts'
import { factsOf, type Read, readShare, type Shared, sayWeekOf } from './shared.ts'
import './shares.css'

/** What somebody sees whom a student gave a link: no session, no menu, nothing of the app. */
export function SharedPage({ token }: { token: string }) {
  const [read, setRead] = useState<Read>()
  const load = useCallback(() => {
    setRead(undefined)
    readConfig()
      .then(({ gatewayUrl }) => readShare(gatewayUrl, token))
      .then(setRead, () => setRead({ kind: 'failed' }))
  }, [token])
  useEffect(load, [load])
  return (
    <main className="shared">
      <h1>Yoldaş</h1>
      {!read && <Skeleton label="Haftalar yükleniyor" />}
      {read?.kind === 'failed' && (
        <Notice kind="error" onRetry={load}>
          Haftalar şu anda gösterilemiyor. Birazdan yeniden dene.
        </Notice>
      )}
      {read?.kind === 'refused' && (
        <Notice>Bu bağlantı artık geçerli değil. Süresi dolmuş ya da paylaşım kapatılmış olabilir.</Notice>
      )}
      {read?.kind === 'read' && <Weeks shared={read.shared} />}
    </main>
  )
}

function Weeks({ shared: { name, weeks } }: { shared: Shared }) {
  return (
    <>
      <p className="shared-name">Paylaşımın adı: {name}</p>
      {weeks.map((week) => (
        <Card key={week.monday} title={sayWeekOf(week.monday)}>
          <Facts facts={factsOf(week)} />
        </Card>
      ))}
    </>
  )
}

export const Facts = ({ facts }: { facts: ReturnType<typeof factsOf> }) => (
  <dl className="week-facts">
    {facts.map(({ name, text }, i) => (
      <div key={i}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
