import { ClientError } from './errors.ts'
import type { Known } from './known.ts'
import { hasLocks } from './locks.ts'
import type { Session } from './session.ts'
import {
  type ClientStorage,
  finishWipe,
  forgetLastStudent,
  readLastStudent,
  type StudentStorage,
  studentStorage,
} from './storage.ts'
import { appMilliseconds, inTime, retryDelay, type Timing } from './timing.ts'
import type { Message } from './types.ts'
import type { SavedEntry } from './view.ts'

const mostMessages = 300
/** Of their JSON in UTF-8, 1 MiB. */
const mostBytes = 2 ** 20
const saveMilliseconds = 300
const draftMilliseconds = 500

type SavedMessages = Pick<Known, 'messages' | 'hasOlder' | 'settledId'>
type Saved = {
  /** Undefined when none were saved, or in another form. */
  newest: SavedMessages | undefined
  draft: string
  entries: readonly SavedEntry[]
}
type Deps = {
  storage: ClientStorage
  session: Session
  timing: Timing
  /** Aborts at sign-out: nothing is written after it. */
  signedOut: AbortSignal
  known(): Known
  draft(): string
  /** What is to be kept of the outbox. `stored` is what was kept, where that is not known. */
  entries(stored: readonly SavedEntry[] | undefined): readonly SavedEntry[]
  onEntriesKept(entries: readonly SavedEntry[]): void
  /** Whether anything is not kept that should be. */
  onStorage(isFailing: boolean): void
}
type Name = 'outbox' | 'messages' | 'draft'

/** What of a conversation outlives the app: its newest messages, those that wait to be sent, and the draft. */
export function createSaved(deps: Deps) {
  const { storage, session, timing, signedOut, known } = deps
  const milliseconds = appMilliseconds(timing)
  const isShared = storage.sharedAs !== undefined && hasLocks()
  const failing = new Set<Name>()
  let own: StudentStorage | undefined
  let isOutboxRead = false
  const saving = new Map<'messages' | 'draft', ReturnType<typeof setTimeout>>()
  let retrying: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  const noteFailing = (name: Name, isFailing: boolean) => {
    if (signedOut.aborted) return
    if (isFailing) failing.add(name)
    else failing.delete(name)
    deps.onStorage(failing.size > 0)
    if (failing.size === 0) tries = 0
    else retrying ??= setTimeout(retry, retryDelay(timing, tries))
  }
  /** What is not kept yet is tried again, also when nothing changes. */
  const retry = () => {
    retrying = undefined
    tries += 1
    if (failing.has('outbox')) saveEntries().catch(() => {})
    if (failing.has('messages')) save('messages')
    if (failing.has('draft')) save('draft')
  }
  /** @throws `storage` */
  const noted = async (name: Name, write: (students: StudentStorage) => Promise<void>) => {
    try {
      if (!own) throw new ClientError({ kind: 'storage' })
      await write(own)
      noteFailing(name, false)
    } catch (error) {
      noteFailing(name, true)
      throw error
    }
  }
  const saveEntries = () =>
    noted('outbox', (students) => {
      const make = async () => {
        const isNews = isShared || !isOutboxRead
        const stored = isNews ? ((await students.read<SavedEntry[]>('outbox')) ?? []) : undefined
        isOutboxRead = true
        return deps.entries(stored)
      }
      return students.write('outbox', make, deps.onEntriesKept)
    })
  const newestMessages = () => {
    const { messages: all, hasOlder: hasMore, settledId } = known()
    const messages = newestWithin(all)
    return { version: 1, messages, hasOlder: hasMore || messages.length < all.length, settledId }
  }
  const save = (name: 'messages' | 'draft') => {
    clearTimeout(saving.get(name))
    saving.delete(name)
    const make = name === 'draft' ? deps.draft : newestMessages
    noted(name, (students) => students.write<unknown>(name, make)).catch(() => {})
  }
  const saveSoon = (name: 'messages' | 'draft', milliseconds: number) => {
    if (!saving.has(name)) saving.set(name, setTimeout(save, milliseconds, name))
  }
  const read = async (students: StudentStorage) => {
    try {
      await finishWipe(storage)
      const entries = (await students.read<SavedEntry[]>('outbox')) ?? []
      isOutboxRead = true
      const cache = await students.read<SavedMessages & { version: 1 }>('messages').catch(() => undefined)
      const draft = (await students.read<string>('draft').catch(() => undefined)) ?? ''
      return { entries, draft, newest: cache?.version === 1 ? newestOf(cache) : undefined }
    } catch {
      noteFailing('outbox', true)
      return { entries: [], draft: '', newest: undefined }
    }
  }

  return {
    /** Reads what the student left here. Nothing is written before. @throws `signed-out`, or why nobody knows who it is */
    async load(): Promise<Saved> {
      const studentId = await session.studentId(() => readLastStudent(storage, milliseconds))
      const students = studentStorage(storage, { studentId, milliseconds, closed: signedOut })
      const saved = await read(students)
      own = students
      if (signedOut.aborted) throw new ClientError({ kind: 'signed-out' })
      return saved
    },
    /** Writes the messages once for all changes that come together. */
    saveMessagesSoon: () => saveSoon('messages', saveMilliseconds),
    saveDraftSoon: () => saveSoon('draft', draftMilliseconds),
    /** Writes at once what was to be written soon. */
    flush() {
      for (const name of [...saving.keys()]) save(name)
    },
    /** @throws `storage`: they are not kept yet, and are tried again */
    saveEntries,
    /** Sends while no other tab does; first it takes over what others have left. */
    async inTurn(send: () => Promise<void>, signal: AbortSignal) {
      if (!isShared || !own) return await send()
      const takeOver = async () => {
        await saveEntries().catch(() => {})
        await send()
      }
      await own.inTurn('sending', takeOver, signal)
    },
    /** Undefined until it is loaded. */
    students: () => own,
    forgetStudent: () => forgetLastStudent(storage, milliseconds),
    /** Resolves when nothing is being written any more, or the storage hangs. */
    async idle() {
      clearTimeout(retrying)
      await inTime(async () => await own?.idle(), 1_000).catch(() => {})
    },
  }
}

const newestOf = ({ messages, hasOlder, settledId }: SavedMessages): SavedMessages => ({
  messages,
  hasOlder,
  settledId,
})

const bytesOf = new WeakMap<Message, number>()

/** The newest messages that are kept, oldest first. */
function newestWithin(messages: readonly Message[]): Message[] {
  let bytes = 0
  const isTooMuch = (message: Message) => {
    const size = bytesOf.get(message) ?? byteLength(JSON.stringify(message))
    bytesOf.set(message, size)
    bytes += size
    return bytes > mostBytes
  }
  const newest = messages.slice(-mostMessages)
  return newest.slice(newest.findLastIndex(isTooMuch) + 1)
}

/** In UTF-8. */
function byteLength(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    bytes += code < 0x80 ? 1 : code < 0x800 || (code & 0xf800) === 0xd800 ? 2 : 3
  }
  return bytes
}
