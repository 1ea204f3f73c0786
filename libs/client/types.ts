/**
 * What the service says and takes, in plain types: the published package needs no other. `types.test.ts` has the
 * compiler hold them against the contracts. Later servers may say more than is named here.
 */

export type Role = 'user' | 'assistant'
export type MediaKind = 'image' | 'audio' | 'video' | 'file'
export type TurnState = 'queued' | 'running' | 'done' | 'failed' | 'stopped'
export type Issue = { path: string; message: string }

export type Media = {
  id: string
  kind: MediaKind
  mimeType: string
  sizeBytes: number
  width: number | null
  height: number | null
  durationMs: number | null
  fileName: string | null
  status: 'pending' | 'ready' | 'failed'
  /** What a recording says, as a server heard it; null where none did. */
  transcript: { text: string } | null
  /** Signed by every read; null until the media is ready, and once the sound of a recording is erased. */
  url: string | null
  urlExpiresAt: string | null
  createdAt: string
}
export type Reaction = { emoji: string; actor: Role; createdAt: string }
export type FeedbackReason = 'wrong' | 'unclear' | 'unsafe' | 'other'
/** What the student thinks of a message of the companion's; a reason goes with `down` alone. */
export type Feedback = { rating: 'up' | 'down'; reason: FeedbackReason | null; createdAt: string }
export type FeedbackBody = { rating: 'up' } | { rating: 'down'; reason?: FeedbackReason }
export type ReplyTo = { id: string; role: Role; content: string; mediaKind: MediaKind | null }
export type Source = { id: string; title: string; url?: string | undefined }
/** Whom to call, on an answer to distress. */
export type Help = { name: string; phone: string }

export type Message = {
  id: string
  role: Role
  content: string
  media: Media[]
  reactions: Reaction[]
  feedback: Feedback | null
  replyTo: ReplyTo | null
  turnId: string
  turnIndex: number
  author: 'student' | 'model' | 'template' | 'hand'
  /** A `notice` says what the companion is, or suggests a pause: show it as a line of its own. */
  origin: 'chat' | 'notification' | 'scheduled' | 'silence_checkin' | 'notice'
  sources: Source[]
  help: Help[]
  cursor: string
  timestamp: string
}
export type HistoryTurn = { turnId: string; turnIndex: number; state: TurnState }
export type HistoryPage = { messages: Message[]; hasMore: boolean; turns: HistoryTurn[] }

/** Newest first. While `hasMore`, the search goes on from `before`, also where nothing was found. */
export type SearchPage = { messages: Message[]; hasMore: boolean; before: string | null }

/** `guide`: hints come before the solution. `direct`: the solution comes at once. */
export type AnswerStyle = 'guide' | 'direct'

export type SendBody = {
  message?: string
  mediaIds?: string[]
  replyToId?: string
  style?: AnswerStyle
  clientId?: string
}

export type Start = { turnId: string; message: Message }
export type Chunk = { turnId: string; messageId: string; bubble: number; offset: number; delta: string }
export type Stage = 'waiting' | 'retrieving' | 'tool' | 'writing'
export type Status = { turnId: string; stage: Stage; tool?: string | undefined; degraded?: string[] | undefined }
export type Citation = { turnId: string; messageId: string; sources: Source[] }
export type CompanionReaction = Reaction & { messageId: string }
export type Done = { turnId: string; messages: Message[]; finish: 'complete' | 'stopped' }

type Named<Name extends string, Data> = { event: Name; data: Data }
type Shared =
  | Named<'start', Start>
  | Named<'chunk', Chunk>
  | Named<'status', Status>
  | Named<'citation', Citation>
  | Named<'reaction', CompanionReaction>
  | Named<'restart', { turnId: string }>
  | Named<'done', Done>

/** An event of a turn's stream. */
export type TurnEvent = Shared | Named<'error', { error: 'chat failed' }>

/** An event of the live feed. */
export type FeedEvent =
  | Shared
  | Named<'turn-failed', { turnId: string }>
  | Named<'message', { message: Message }>
  | Named<'message-updated', { message: Message }>
  | Named<'plan-updated', { day: string }>
  | Named<'journey-updated', object>
  | Named<'memory-updated', object>
  | Named<'review-updated', object>
  | Named<'read', { cursor: string; unread: number }>
  | Named<'hello', object>
  | Named<'resync', object>

export type ExamDay = { day: string; source: 'student' | 'official' }
export type QuietHours = { start: string; end: string }
export type ExamType = 'tyt' | 'ayt' | 'ydt' | 'lgs' | 'kpss' | 'dgs' | 'ales'
export type Profile = {
  displayName: string | null
  examType: 'yks' | 'lgs' | 'kpss' | 'dgs' | 'ales' | null
  track: 'sayisal' | 'esit_agirlik' | 'sozel' | 'dil' | null
  grade: '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | 'mezun' | null
  examDate: string | null
  targetUniversity: string | null
  targetDepartment: string | null
  targetRank: number | null
  dailyHours: number | null
  about: string | null
  quietHours: QuietHours | null
  strongSubjects: string[]
  weakSubjects: string[]
  proactive: { reminders: boolean; checkins: boolean; followups: boolean; reviews: boolean; weekly: boolean }
  targetNets: { [Exam in ExamType]?: number | undefined }
  birthYear: number | null
  checkinTime: string | null
  hidePreviews: boolean
  answerStyle: AnswerStyle
  /** From 0.8 to 0.97. */
  reviewRetention: number
  /** From 5 to 200. */
  reviewCap: number
}
/** A field that is absent stays as it is, `null` clears it. */
export type ProfilePatch = { [Field in Exclude<keyof Profile, 'proactive' | 'targetNets'>]?: Profile[Field] | null } & {
  proactive?: { [Kind in keyof Profile['proactive']]?: boolean | null } | null
  targetNets?: { [Exam in ExamType]?: number | null } | null
}
export type Me = {
  id: string
  profile: Profile
  needsOnboarding: boolean
  examDay: ExamDay | null
  age: Age | null
  blocked: BlockReason | null
  /** For the icon of the app; null where it is not known now: leave the number as it is. */
  unread: number | null
  createdAt: string
}

export type AgeBand = '0-12' | '13-15' | '16-17' | '18+'
export type Age = {
  band: AgeBand
  source: 'self' | 'apple' | 'google' | 'operator'
  setAt: string
  expiresAt: string | null
}
/** Why the companion does not talk to the student: a parent does not want it, too young, or a consent is missing. */
export type BlockReason = 'parent' | 'age' | 'consent'
/** `approval` comes from a store alone. */
export type AgeBody =
  | { band: AgeBand; source: 'self' }
  | { band: AgeBand; source: 'apple' | 'google'; approval?: 'granted' | 'revoked' }
export type AgeAnswer = { age: Age | null; blocked: BlockReason | null }

/** What a student may agree to; `parent` is noted by an operator. */
export type ConsentKind = 'terms' | 'privacy'
/** A grant, or its withdrawal. The newest of a kind says what holds. */
export type Consent = {
  kind: ConsentKind | 'parent'
  version: string
  grantedAt: string
  withdrawnAt: string | null
  by: 'student' | 'operator'
}
export type Consents = { consents: Consent[]; missing: Pick<Consent, 'kind' | 'version'>[] }

/** What the companion remembers of the student. */
export type Memory = {
  text: string
  revision: number
  updatedAt: string | null
  updatedBy: 'companion' | 'student' | null
  enabled: boolean
}
/** With `revision`, the one that was read, a change that was not seen is not overwritten: it is `refused`. */
export type MemoryPatch = { text?: string | null; enabled?: boolean; revision?: number }

/** Why the companion wrote a message; `rule` is null for an answer. */
export type Why = {
  messageId: string
  author: Message['author']
  origin: Message['origin']
  rule:
    | ('asked' | 'promised' | 'plan_block' | 'silence' | 'after_exam' | 'care' | 'notice' | 'review' | 'weekly')
    | null
  askedByStudent: boolean
  scheduledAt: string | null
  afterMessageId: string | null
  reason: string | null
  /** Null where no model wrote it, or this is not known any more. */
  used: {
    profile: boolean
    memory: boolean
    plan: boolean
    journey: boolean
    sources: Source[]
    tools: string[]
    model: string | null
    promptVersion: string | null
    degraded: string[]
  } | null
}

export type DeviceBody = { token: string; platform: 'ios' | 'android'; appVersion?: string; locale?: string }
export type Device = {
  token: string
  platform: 'ios' | 'android'
  appVersion: string | null
  locale: string | null
  createdAt: string
  updatedAt: string
}
export type DeviceTestResult = {
  token: string
  platform: 'ios' | 'android'
  ok: boolean
  reason?: string | undefined
}

/** From inside a notification, without a session: to `/api/notifications/reply`, with the `replyToken` of its data. */
export type NotificationReply = { token: string; text: string; clientId?: string }
/** What a notification offers besides, by name in the `actions` of its data. */
export type NotificationAction = 'snooze' | 'mute_week' | 'done'
/** Likewise to `/api/notifications/action`. */
export type NotificationActionBody = { token: string; action: NotificationAction; clientId?: string }

export type ScheduledMessage = {
  id: string
  kind: 'reminder' | 'checkin' | 'followup'
  text: string
  reason: string | null
  dueAt: string
  cancelOn: 'none' | 'user_message'
  createdAt: string
}

export type MediaBody = {
  kind: MediaKind
  mimeType: string
  sizeBytes: number
  fileName?: string
  width?: number
  height?: number
  durationMs?: number
  clientId?: string
}
export type Upload = { method: 'PUT'; url: string; headers: Record<string, string>; expiresAt: string }

export type PlanBlock = {
  id: string
  day: string
  startTime: string | null
  minutes: number
  subject: string
  topic: string | null
  kind: 'study' | 'practice' | 'review' | 'exam'
  status: 'planned' | 'done' | 'skipped'
  note: string | null
  remind: boolean
  source: Role
  createdAt: string
  updatedAt: string
}
export type PlanBlockBody = Pick<PlanBlock, 'day' | 'minutes' | 'subject' | 'kind'> &
  Partial<Pick<PlanBlock, 'startTime' | 'topic' | 'status' | 'note' | 'remind'>> & { clientId?: string }
export type PlanBlockPatch = Partial<
  Pick<PlanBlock, 'day' | 'startTime' | 'minutes' | 'subject' | 'topic' | 'kind' | 'status' | 'note' | 'remind'>
>

export type ExamSection = { subject: string; correct: number; wrong: number; blank: number; net: number }
export type ExamResult = {
  id: string
  day: string
  name: string
  examType: ExamType
  isBranch: boolean
  sections: ExamSection[]
  totalNet: number
  createdAt: string
}
export type ExamBody = {
  day: string
  name: string
  examType: ExamType
  sections: Array<{ subject: string; correct: number; wrong: number; blank?: number; questions?: number }>
  clientId?: string
}
export type StudySession = {
  id: string
  day: string
  subject: string
  topic: string | null
  minutes: number
  correct: number | null
  wrong: number | null
  blank: number | null
  blockId: string | null
  createdAt: string
}
export type SessionBody = {
  day: string
  subject: string
  minutes: number
  topic?: string
  correct?: number
  wrong?: number
  blank?: number
  blockId?: string
  clientId?: string
}
export type MistakeCause = 'concept' | 'application' | 'careless' | 'misread' | 'time'
/** `assistant` until the student confirms what the companion made. */
export type MadeBy = 'student' | 'assistant'
export type Mistake = {
  id: string
  subject: string
  topic: string | null
  examType: ExamType | null
  media: Media | null
  text: string | null
  answer: string | null
  source: string | null
  stuck: string | null
  cause: MistakeCause | null
  causeBy: MadeBy | null
  examId: string | null
  by: MadeBy
  confirmed: boolean
  state: 'open' | 'learned'
  box: number
  redoCount: number
  createdAt: string
  updatedAt: string
}
/** With a text, a picture or both. */
export type MistakeBody = {
  subject: string
  topic?: string
  examType?: ExamType
  mediaId?: string
  text?: string
  answer?: string
  source?: string
  stuck?: string
  cause?: MistakeCause
  examId?: string
  clientId?: string
}
export type MistakePatch = {
  [Field in Exclude<keyof MistakeBody, 'subject' | 'clientId'>]?: MistakeBody[Field] | null
} & {
  subject?: string
  confirmed?: true
}
/** Subject and topic are compared in Turkish lower case. */
export type MistakeFilter = { subject?: string; topic?: string; cause?: MistakeCause; state?: Mistake['state'] }
export type MistakePage = { mistakes: Mistake[]; hasMore: boolean }
/** A share is null where there are fewer than ten mistakes in all. */
export type MistakeCount = { key: string; count: number; share: number | null }
export type MistakeSummary = {
  total: number
  bySubject: MistakeCount[]
  byTopic: MistakeCount[]
  byCause: MistakeCount[]
}

export type ReviewRating = 'again' | 'hard' | 'good' | 'easy'
export type ReviewCard = {
  id: string
  subject: string
  topic: string | null
  front: string
  back: string
  by: MadeBy
  confirmed: boolean
  createdAt: string
  updatedAt: string
}
export type ReviewCardBody = { subject: string; topic?: string; front: string; back: string; clientId?: string }
export type ReviewCardPatch = {
  subject?: string
  topic?: string | null
  front?: string
  back?: string
  confirmed?: true
}
/** `dueDay` is null where it is not due: a careless mistake, or when the exam comes first. */
export type ReviewItem = {
  id: string
  kind: 'mistake' | 'topic' | 'card'
  subject: string
  topic: string | null
  dueDay: string | null
  overdueDays: number
  retrievability: number
  mistake: Mistake | null
  card: ReviewCard | null
}
/** `next`: when it comes again by each rating; null where the exam comes first. */
export type DueItem = ReviewItem & { next: Record<ReviewRating, string | null> }
/** `counts` are of today, whatever day was asked for. */
export type ReviewDue = { due: DueItem[]; counts: { overdue: number; today: number; tomorrow: number } }
/** `answeredAt` is at most 14 days ago; now when it is absent. */
export type ReviewAnswerBody = { rating: ReviewRating; answeredAt?: string; clientId?: string }
export type ReviewAnswered = { item: ReviewItem; answer: { id: string } }
export type ReviewLoad = { days: Array<{ day: string; count: number }> }

type Questions = { subject: string; questions: number }
export type ExamTypeInfo = {
  examType: ExamType
  name: string
  divisor: number
  sections: Array<Questions & { parts: Questions[] }>
  days: Array<{ day: string; label: string }> | null
}
export type TopicPerformance = {
  subject: string
  topic: string | null
  correct: number
  wrong: number
  blank: number
  accuracy: number | null
  minutes: number
  lastStudiedDay: string
}
/** Most minutes first; with `hasMore` there are others besides, with fewer. */
export type Topics = { topics: TopicPerformance[]; hasMore: boolean }
/** `hasMore` is only ever true by `subject`; `totalMinutes` are of all. */
export type Hours = {
  totalMinutes: number
  buckets: Array<{ key: string; minutes: number; questions: number }>
  hasMore: boolean
}
/** A week in figures; `sentence` is to be shown as it is. */
export type Week = {
  monday: string
  minutes: number
  questions: number
  plannedMinutes: number
  doneBlocks: number
  exams: Array<Pick<ExamResult, 'id' | 'name' | 'totalNet'> & { change: number | null }>
  gained: string | null
  lost: string | null
  streak: number
  mistakesByCause: Array<{ key: string; count: number }>
  reviews: { done: number }
  sentence: string
}
export type ShareScope = 'hours' | 'plan' | 'exams' | 'streak'
export type ShareBody = { name: string; scope: ShareScope[]; days: number; clientId?: string }
export type Share = {
  id: string
  name: string
  scope: ShareScope[]
  expiresAt: string
  lastReadAt: string | null
  createdAt: string
}
export type Streak = { current: number; longest: number; lastStudyDay: string | null; todayDone: boolean }
export type Progress = {
  examType: ExamType
  exams: Array<
    Pick<ExamResult, 'id' | 'day' | 'name' | 'isBranch' | 'totalNet'> & {
      sections: Array<{ subject: string; net: number }>
    }
  >
  sections: Array<{ subject: string; net: number; change: number | null }>
  total: { net: number; change: number | null } | null
  gained: string | null
  lost: string | null
  target: { net: number; missing: number } | null
}
