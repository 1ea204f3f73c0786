import { ClientError } from './errors.ts'
import type { Known } from './known.ts'
import type { Session } from './session.ts'
import { type ClientStorage, finishWipe, type StudentStorage, studentStorage } from './storage.ts'
import type { Entry } from './view.ts'

const savedMessages = 60
const saveMilliseconds = 300

type SavedMessages = Pick<Known, 'messages' | 'hasOlder' | 'settledId'>
type Saved = {
  /** Undefined when none were saved, or in another form. */
  newest: SavedMessages | undefined
  entries: readonly Entry[]
}
type Deps = {
  storage: ClientStorage
  session: Session
  /** Aborts at sign-out: nothing is written after it. */
  signedOut: AbortSignal
  known(): Known
  /** The storage did not take what was written. */
  onFailure(): void
}

/** What of a conversation outlives the app: its newest messages, and those that wait to be sent. */
export function createSaved({ storage, session, signedOut, known, onFailure }: Deps) {
  let own: StudentStorage | undefined
  let saving: ReturnType<typeof setTimeout> | undefined

  const write = async (name: string, value: unknown) => {
    await own?.write(name, value).catch(onFailure)
  }
  const saveMessages = () => {
    clearTimeout(saving)
    saving = undefined
    const { messages: all, hasOlder: hasMore, settledId } = known()
    const messages = all.slice(-savedMessages)
    const hasOlder = hasMore || messages.length < all.length
    void write('messages', { version: 1, messages, hasOlder, settledId })
  }

  return {
    /** Reads what the student left here. Nothing is written before. @throws `signed-out` */
    async load(): Promise<Saved> {
      const students = studentStorage(storage, await session.studentId(), signedOut)
      const isReadable = await finishWipe(storage)
      const [cache, entries] = isReadable
        ? await Promise.all([
            students.read<SavedMessages & { version: 1 }>('messages'),
            students.read<Entry[]>('outbox'),
          ])
        : []
      own = students
      if (signedOut.aborted) throw new ClientError({ kind: 'signed-out' })
      return { newest: cache?.version === 1 ? newestOf(cache) : undefined, entries: entries ?? [] }
    },
    /** Writes the messages once for all changes that come together. */
    saveMessagesSoon() {
      saving ??= setTimeout(saveMessages, saveMilliseconds)
    },
    /** Writes at once what was to be written soon. */
    flush() {
      if (saving !== undefined) saveMessages()
    },
    saveEntries: (entries: readonly Entry[]) => write('outbox', entries),
    /** Resolves when nothing is being written any more. */
    idle: async () => own?.idle(),
  }
}

const newestOf = ({ messages, hasOlder, settledId }: SavedMessages): SavedMessages => ({
  messages,
  hasOlder,
  settledId,
})
