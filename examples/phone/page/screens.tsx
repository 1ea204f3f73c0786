import {
  CalendarDays,
  ChartNoAxesCombined,
  Layers,
  type LucideIcon,
  MessageCircle,
  Settings2,
  Timer,
} from 'lucide-react'
import { lazy } from 'react'
import { usePhone } from './phone.ts'
import type { ScreenProps } from './screen.ts'
import { Loaded } from './ui/index.ts'
import { sayUnread, UnreadMark } from './unread/UnreadMark.tsx'

/** Loaded when they are first looked at. */
const Onboarding = lazy(() => import('./onboarding/Onboarding.tsx').then((m) => ({ default: m.Onboarding })))
const Plan = lazy(() => import('./plan/Plan.tsx').then((m) => ({ default: m.Plan })))
const Journey = lazy(() => import('./journey/Journey.tsx').then((m) => ({ default: m.Journey })))
const Review = lazy(() => import('./review/Review.tsx').then((m) => ({ default: m.Review })))
const Scheduled = lazy(() => import('./scheduled/Scheduled.tsx').then((m) => ({ default: m.Scheduled })))
const Settings = lazy(() => import('./settings/Settings.tsx').then((m) => ({ default: m.Settings })))

const tabs = [
  { name: 'chat', label: 'Sohbet', icon: MessageCircle },
  { name: 'plan', label: 'Plan', icon: CalendarDays },
  { name: 'review', label: 'Tekrar', icon: Layers },
  { name: 'journey', label: 'Gelişim', icon: ChartNoAxesCombined },
  { name: 'scheduled', label: 'Hatırlatmalar', icon: Timer },
  { name: 'settings', label: 'Ayarlar', icon: Settings2 },
] as const satisfies { name: string; label: string; icon: LucideIcon }[]

export type ScreenName = (typeof tabs)[number]['name']

/** What an address names may be no screen. */
export const screenNamed = (text: string): ScreenName => tabs.find(({ name }) => name === text)?.name ?? 'chat'

type NavProps = { screen: ScreenName; unread: number; onChange(screen: ScreenName): void }

export function Nav({ screen, unread, onChange }: NavProps) {
  const { name: phone } = usePhone()
  return (
    <nav className="nav" aria-label={`Ekranlar, ${phone}`}>
      {tabs.map(({ name, label, icon: Icon }) => (
        <button
          key={name}
          type="button"
          className="nav-tab"
          aria-current={name === screen ? 'page' : undefined}
          aria-description={name === 'chat' ? sayUnread(unread) : undefined}
          onClick={() => onChange(name)}
        >
          <Icon size={21} aria-hidden />
          {label}
          {name === 'chat' && <UnreadMark unread={unread} />}
        </button>
      ))}
    </nav>
  )
}

type OtherProps = ScreenProps &
  ({ name: 'onboarding'; onDone(): void } | { name: Exclude<ScreenName, 'chat'>; deviceToken: string | undefined })

export function OtherScreen(props: OtherProps) {
  return (
    <Loaded key={props.name}>
      <Shown {...props} />
    </Loaded>
  )
}

function Shown(props: OtherProps) {
  const given = { client: props.client, onLeft: props.onLeft }
  switch (props.name) {
    case 'onboarding':
      return <Onboarding {...given} onDone={props.onDone} />
    case 'plan':
      return <Plan {...given} />
    case 'journey':
      return <Journey {...given} />
    case 'review':
      return <Review {...given} />
    case 'scheduled':
      return <Scheduled {...given} />
    case 'settings':
      return <Settings {...given} {...(props.deviceToken !== undefined && { deviceToken: props.deviceToken })} />
  }
}
