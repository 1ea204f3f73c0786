import { type Client, createClient, type Me } from '@yoldas/client'
import { indexedDbStorage } from '@yoldas/client/indexeddb'
import { openStudy } from '@yoldas/client/study'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PageConfig } from '../desk.ts'
import { Chat } from './chat/Chat.tsx'
import { useDraft } from './chat/useDraft.ts'
import type { Line } from './desk/line.ts'
import { useDictated } from './desk/useDictated.ts'
import { PhoneStatus } from './PhoneStatus.tsx'
import { PhoneTools } from './PhoneTools.tsx'
import { PhoneContext, type Platform } from './phone.ts'
import { useScreenName } from './places/usePlaces.ts'
import { Nav, OtherScreen, screenNamed } from './screens.tsx'
import { openShelf, type Shelf } from './shelf.ts'
import { identitySession } from './students/session.ts'
import type { Student } from './students/students.ts'
import { Banner } from './tray/Banner.tsx'
import { LockScreen } from './tray/LockScreen.tsx'
import { useDevice } from './tray/useDevice.ts'
import { useTray } from './tray/useTray.ts'
import { Skeleton } from './ui/index.ts'
import { useIcon } from './unread/useIcon.ts'
import { StudyContext } from './useStudy.ts'

export type PhoneShellProps = {
  line: Line
  config: PageConfig
  student: Student
  /** Its student has just been chosen: who uses a keyboard goes on in the chat. */
  takesFocus: boolean
  onLeft(): void
  onClose: (() => void) | undefined
}

/** A phone with a client, a storage and a push token of its own. */
export function PhoneShell({ line, config, student, takesFocus, onLeft, onClose }: PhoneShellProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [isUnauthorized, setUnauthorized] = useState(false)
  const [{ client, shelf, study }] = useState(() => openClient(line, config, student, () => setUnauthorized(true)))
  const [isLocked, setLocked] = useState(false)
  const [screenName, setScreen] = useScreenName(line.name)
  const screen = screenNamed(screenName)
  const { draft, setDraft, keepDraft } = useDraft(client, `${line.name} ${student.sub}`)
  const [platform, setPlatform] = useState<Platform>('ios')
  const { me, isAsked, forget } = useMe(client, shelf, student)
  const isSeen = useConversation(client, line, isLocked)
  useEffect(() => {
    if (isUnauthorized) void client.signOut().then(onLeft, onLeft)
  }, [isUnauthorized, client, onLeft])

  useEffect(() => {
    if (!takesFocus || !isAsked || !frame) return
    const start = frame.querySelector<HTMLElement>('[role="log"]') ?? frame
    start.focus()
  }, [takesFocus, isAsked, frame])

  const deviceToken = useDevice({ client, line, platform, isOn: config.desk })
  const isChatSeen = screen === 'chat' && isSeen
  const tray = useTray({ token: deviceToken, platform, isChatSeen })
  const unread = useIcon({ client, pushes: tray.pushes, isSeen, isChatSeen, isFirst: onClose === undefined })
  const openChat = useCallback(() => {
    setLocked(false)
    setScreen('chat')
  }, [setScreen])
  useDictated(line.dictation, {
    isReady: isAsked && !me?.needsOnboarding,
    draft,
    setDraft,
    send: (message) => void client.conversation.send({ message }).catch(() => {}),
    open: openChat,
  })
  const openSettings = useCallback(() => setScreen('settings'), [setScreen])
  const phone = useMemo(
    () => ({ name: line.name, deviceToken, platform, setPlatform, shelf, frame }),
    [line.name, deviceToken, platform, shelf, frame],
  )
  const notified = { tray, platform, gatewayUrl: config.gatewayUrl, fetch: line.fetch, onOpen: openChat, keepDraft }

  return (
    <PhoneContext value={phone}>
      <section className="phone" aria-label={line.name}>
        <PhoneTools
          {...{ name: line.name, student, platform, setPlatform, isLocked, setLocked, onClose }}
          hasTray={config.desk}
        />
        <div className="phone-body" data-platform={platform}>
          <div className="phone-frame" ref={setFrame} tabIndex={-1}>
            <PhoneStatus />
            {!isAsked ? (
              <Skeleton label="Yoldaş açılıyor…" shape="messages" />
            ) : isLocked ? (
              <LockScreen {...notified} onUnlock={() => setLocked(false)} />
            ) : me?.needsOnboarding ? (
              <OtherScreen name="onboarding" {...{ client, onLeft, onDone: forget }} />
            ) : (
              <>
                <StudyContext value={study}>
                  <div className="phone-screen">
                    {screen === 'chat' ? (
                      <Chat {...{ client, draft, setDraft }} onSettings={openSettings} />
                    ) : (
                      <OtherScreen name={screen} {...{ client, onLeft, deviceToken }} />
                    )}
                  </div>
                </StudyContext>
                {screen !== 'chat' && <Banner {...notified} hasUnread={unread > 0} />}
                <Nav screen={screen} unread={unread} onChange={setScreen} />
              </>
            )}
          </div>
        </div>
      </section>
    </PhoneContext>
  )
}

function openClient(line: Line, config: PageConfig, { sub }: Student, onUnauthorized: () => void) {
  const storage = indexedDbStorage(`yoldas ${line.name}`)
  const client = createClient({
    url: config.gatewayUrl,
    token: identitySession(config.identityUrl, sub),
    storage,
    fetch: line.fetch,
    onUnauthorized,
  })
  const isOver = () => ['signed-out', 'unauthorized'].includes(client.conversation.getState().connection)
  return { client, shelf: openShelf(storage, sub, isOver), study: openStudy(client) }
}

/**
 * Whether the student has to be welcomed. Who was before is not asked again, and without a network nobody is: what is
 * stored is shown.
 */
function useMe(client: Client, shelf: Shelf, student: Student) {
  const [me, setMe] = useState<Me>()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    let isHere = true
    const read = async () => {
      const read = await client.me()
      if (!read.needsOnboarding || read.profile.displayName !== null) return read
      return { ...read, profile: await client.patchProfile({ displayName: student.name }) }
    }
    const before = { name: 'me' }
    const show = (read: Me) => {
      if (isHere) setMe(read)
      void shelf.keep(before, read)
    }
    void shelf.find<Me>(before).then((kept) => isHere && kept?.value.needsOnboarding === false && setAsked(true))
    read()
      .then(show)
      .catch(() => {})
      .finally(() => isHere && setAsked(true))
    return () => {
      isHere = false
    }
  }, [client, shelf, student])
  return { me, isAsked, forget: useCallback(() => setMe(undefined), []) }
}

/** The conversation is open on every screen, as long as somebody looks at the phone. True while somebody does. */
function useConversation({ conversation }: Client, line: Line, isLocked: boolean): boolean {
  const isHidden = useSyncExternalStore(watchVisibility, () => document.hidden)
  const isSeen = !isHidden && !isLocked
  useEffect(() => {
    if (!isSeen) return
    void conversation.open().catch(() => {})
    // Without a network its connections end: at once it is known that they have.
    window.addEventListener('offline', conversation.foreground)
    window.addEventListener('online', conversation.foreground)
    const stop = line.onBack(conversation.foreground)
    return () => {
      stop()
      window.removeEventListener('offline', conversation.foreground)
      window.removeEventListener('online', conversation.foreground)
      conversation.background()
    }
  }, [conversation, line, isSeen])
  return isSeen
}

function watchVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
