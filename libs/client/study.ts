import type { Client, Failure, MistakeBody, ReviewAnswered, ReviewRating } from './index.ts'
import { ClientError, newId } from './index.ts'
import { createStudyRoutes } from './studyRoutes.ts'

type Entered = { kind: 'mistake'; body: Omit<MistakeBody, 'clientId'> }
type Answered = { kind: 'answer'; itemId: string; rating: ReviewRating }
/** What the student did, and when. */
export type StudyEntry = (Entered | Answered) & { clientId: string; createdAt: string }
/** What is not stored yet, as conversations show their messages. */
export type StudyItem = { entry: StudyEntry; state: 'waiting' | 'sending' | 'refused'; failure: Failure | null }
/** Oldest first. Never changed, always replaced. */
export type StudyState = { items: readonly StudyItem[] }

export type Study = ReturnType<typeof openStudy>

type Kept = { entry: StudyEntry; failure: Failure | null }
const name = 'study'

/**
 * Mistakes and reviews of a client's student; one for each client. What is entered and answered is kept, and sent while
 * the conversation is open, one after the other: without a network too. The rest are plain questions and answers.
 */
export function openStudy({ conversation, inside }: Pick<Client, 'conversation' | 'inside'>) {
  const { http, running, refuseIfOver, students, untilDone } = inside
  let items: readonly StudyItem[] = []
  let state: StudyState = { items }
  let loading: Promise<void> | undefined
  let pumping: AbortSignal | undefined
  let isUnsaved = false
  /** What the storage has: where another tab took it away, it was sent or dropped there. */
  let kept: ReadonlySet<string> = new Set()
  /** Sent or dropped here, though the storage may have it yet. */
  const dropped = new Set<string>()
  /** By clientId: where what was stored since the app began can be removed. */
  const stored = new Map<string, string>()
  const listeners = new Set<() => void>()

  const find = (clientId: string) => items.find(({ entry }) => entry.clientId === clientId)
  const next = () => items.find(({ failure }) => failure === null)
  const put = (all: readonly StudyItem[]) => {
    items = all
    state = { items }
    for (const listener of [...listeners]) notify(listener)
  }
  const change = (clientId: string, values: Pick<StudyItem, 'state' | 'failure'>) =>
    put(items.map((item) => (item.entry.clientId === clientId ? { ...item, ...values } : item)))
  const drop = (clientId: string) => {
    dropped.add(clientId)
    put(items.filter(({ entry }) => entry.clientId !== clientId))
  }

  /** Takes over what other tabs have added, and leaves what they have sent or dropped. */
  const reconcile = (others: readonly Kept[]): readonly Kept[] => {
    const ids = new Set(others.map(({ entry }) => entry.clientId))
    const mine = items.filter(({ entry }) => ids.has(entry.clientId) || !kept.has(entry.clientId))
    const added = others.filter(({ entry }) => !find(entry.clientId) && !dropped.has(entry.clientId))
    put([...added.map(itemOf), ...mine])
    return items.map(({ entry, failure }) => ({ entry, failure }))
  }
  /** @throws `storage`: it is not kept yet, and is tried again with the next change */
  const save = async () => {
    const own = await students()
    isUnsaved = true
    await own?.write(
      name,
      async () => reconcile((await own.read<Kept[]>(name)) ?? []),
      (written) => {
        kept = new Set(written.map(({ entry }) => entry.clientId))
      },
    )
    isUnsaved = false
  }
  const load = () => {
    const read = async () => {
      const others = (await (await students())?.read<Kept[]>(name)) ?? []
      kept = new Set(others.map(({ entry }) => entry.clientId))
      reconcile(others)
    }
    loading ??= read().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const deliver = async ({ entry }: StudyItem, signal: AbortSignal) => {
    const { clientId } = entry
    const wait = () => change(clientId, { state: 'waiting', failure: null })
    let taken: Taken | undefined
    const post = async () => {
      // Withdrawn meanwhile.
      if (!find(clientId)) return
      change(clientId, { state: 'sending', failure: null })
      taken = await http.json<Taken>({ ...requestOf(entry), method: 'POST', signal })
    }
    try {
      await untilDone(http.timing, signal, post, wait)
      if (taken) stored.set(clientId, placeOf(taken))
      drop(clientId)
    } catch (error) {
      if (signal.aborted) return wait()
      const failure: Failure = error instanceof ClientError ? error.failure : { kind: 'unexpected', status: 0 }
      change(clientId, { state: 'refused', failure })
    }
    await save().catch(() => {})
  }
  /** While the conversation is open; where only a new sign-in helps, that closes it. */
  const pump = async () => {
    const signal = running()
    if (!signal || pumping === signal || !conversation.getState().isLoaded) return
    pumping = signal
    await load().catch(() => {})
    if (isUnsaved) await save().catch(() => {})
    const own = await students().catch(() => undefined)
    const sendAll = async () => {
      for (let item = next(); item && !signal.aborted; item = next()) await deliver(item, signal)
    }
    if (next()) await own?.inTurn(`${name}/sending`, sendAll, signal).catch(() => {})
    if (pumping === signal) pumping = undefined
    // Something came at the very end.
    if (next() && !signal.aborted) void pump()
  }
  conversation.subscribe(() => {
    const { connection, failure } = conversation.getState()
    if (items.length > 0 && (connection === 'signed-out' || failure?.kind === 'other-student')) put([])
    void pump()
  })

  /** Shows it, keeps it, and sends it after those before it. */
  const add = async (entry: StudyEntry): Promise<string> => {
    refuseIfOver()
    if (!find(entry.clientId)) put([...items, itemOf({ entry, failure: null })])
    dropped.delete(entry.clientId)
    const saving = load().then(save)
    saving.then(pump, pump)
    await saving.catch((error) => {
      // The service may have it by now.
      if (find(entry.clientId)) throw error
    })
    return entry.clientId
  }
  /** Resolves once no request for it is under way. */
  const settled = (clientId: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (find(clientId)?.state === 'sending') return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
    })
  const discard = async (clientId: string): Promise<boolean> => {
    if (find(clientId)?.state === 'sending') return false
    drop(clientId)
    await save()
    return true
  }

  return {
    ...createStudyRoutes(http),
    getState: () => state,
    /** Calls it after changes. Returns what ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Enters a mistake. Resolves with its clientId once it is kept. @throws ClientError `storage`: it will be sent, but
     * is lost if the app ends before
     */
    enter: ({ clientId = newId(), ...body }: MistakeBody) =>
      add({ kind: 'mistake', clientId, body, createdAt: new Date().toISOString() }),
    /** Says how an item went, now. The same clientId again is the same answer. @throws as `enter` */
    answer: (itemId: string, rating: ReviewRating, clientId = newId()) =>
      add({ kind: 'answer', clientId, itemId, rating, createdAt: new Date().toISOString() }),
    /**
     * Takes back what was entered or answered since the app began, sent or not. A request that is under way is waited for;
     * false where another one has left by then. @throws ClientError
     */
    async undo(clientId: string): Promise<boolean> {
      await settled(clientId)
      const path = stored.get(clientId)
      if (path === undefined) return await discard(clientId)
      await http.json({ method: 'DELETE', path, repeatable: true })
      return true
    },
    /** Sends again what was refused. */
    resend(clientId: string): void {
      change(clientId, { state: 'waiting', failure: null })
      void pump()
    },
    /** Drops what was refused or waits; false while a request for it is under way. @throws ClientError `storage` */
    discard,
  }
}

/** What a listener throws is logged, and stops nothing here. */
function notify(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    console.error(error)
  }
}

const itemOf = ({ entry, failure }: Kept): StudyItem => ({ entry, state: failure ? 'refused' : 'waiting', failure })

/** What is sent so soon counts by the service's clock: that of a phone may be wrong. */
const soonMilliseconds = 10_000

function requestOf(entry: StudyEntry) {
  const { clientId, createdAt } = entry
  if (entry.kind === 'mistake')
    return { path: '/api/journey/mistakes', body: { ...entry.body, clientId }, holds: 'mistake' }
  const isLate = Date.now() - Date.parse(createdAt) > soonMilliseconds
  const body = { rating: entry.rating, clientId, ...(isLate && { answeredAt: createdAt }) }
  return { path: `/api/review/${encodeURIComponent(entry.itemId)}/answers`, body, holds: 'answer' }
}

type Taken = { mistake: { id: string } } | ReviewAnswered

const placeOf = (taken: Taken): string =>
  'answer' in taken ? `/api/review/answers/${taken.answer.id}` : `/api/journey/mistakes/${taken.mistake.id}`
