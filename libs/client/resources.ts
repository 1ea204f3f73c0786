import type { Http, Query } from './http.ts'
import type {
  AgeAnswer,
  AgeBody,
  ConsentKind,
  Consents,
  Device,
  DeviceBody,
  DeviceTestResult,
  ExamBody,
  ExamResult,
  ExamType,
  ExamTypeInfo,
  Hours,
  Me,
  Memory,
  MemoryPatch,
  PlanBlock,
  PlanBlockBody,
  PlanBlockPatch,
  Profile,
  ProfilePatch,
  Progress,
  ScheduledMessage,
  SearchPage,
  SessionBody,
  Share,
  ShareBody,
  Streak,
  StudySession,
  Topics,
  Week,
  Why,
} from './types.ts'

/** A path with values in it, each escaped. */
const at = (parts: TemplateStringsArray, ...values: string[]) =>
  parts.map((part, i) => part + encodeURIComponent(values[i] ?? '')).join('')

type Page = { limit?: number; before?: string }

/** Everything that is a plain question and answer. What creates is tried again only with a `clientId`. */
export function createResources(http: Http) {
  const get = <Answer>(path: string, query: Query = {}) =>
    http.json<Answer>({ method: 'GET', path: `/api/${path}`, query, repeatable: true })
  const change = <Answer>(method: 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    http.json<Answer>({ method, path: `/api/${path}`, body, repeatable: true })
  const post = <Answer>(path: string, body: { clientId?: string }) =>
    http.json<Answer>({ method: 'POST', path: `/api/${path}`, body, repeatable: body.clientId !== undefined })
  const remove = async (path: string) => void (await change(`DELETE`, path))

  return {
    me: () => get<Me>('me'),
    patchProfile: async (patch: ProfilePatch) =>
      (await change<{ profile: Profile }>('PATCH', 'profile', patch)).profile,
    /** Everything that is held of the student, one key per service. It takes as long as bytes come. */
    exportAll: ({ signal }: { signal?: AbortSignal } = {}) =>
      http.json<Record<string, unknown>>({ method: 'GET', path: '/api/me/export', repeatable: true, signal }),

    /** What the student, or the store of the phone, says about the student's age. */
    putAge: (body: AgeBody) => change<AgeAnswer>('PUT', 'me/age', body),
    /** What the student agrees to. */
    consents: {
      list: () => get<Consents>('me/consents'),
      grant: (kind: ConsentKind, version: string) => change<Consents>('PUT', at`me/consents/${kind}`, { version }),
      withdraw: (kind: ConsentKind) => change<Consents>('DELETE', at`me/consents/${kind}`),
    },

    /** What the companion remembers of the student. */
    memory: {
      get: () => get<Memory>('me/memory'),
      change: (patch: MemoryPatch) => change<Memory>('PATCH', 'me/memory', patch),
      /** Empties it. */
      remove: () => remove('me/memory'),
    },
    /** Messages with words that begin so. */
    search: (query: { q: string; limit?: number; before?: string }) => get<SearchPage>('chat/search', query),
    /** Why the companion wrote a message. */
    why: (messageId: string) => get<Why>(at`chat/messages/${messageId}/why`),

    /** The student has seen this message and all before it. Resolves with the number for the icon of the app. */
    read: (cursor: string) => change<{ unread: number }>('PUT', 'chat/read', { cursor }),

    devices: {
      /** After every sign-in, and whenever the push token changes. */
      register: async (body: DeviceBody) =>
        (await http.json<{ device: Device }>({ method: 'POST', path: '/api/devices', body, repeatable: true })).device,
      remove: async (token: string) => void (await change('DELETE', 'devices', { token })),
      test: async (token?: string) =>
        (await post<{ results: DeviceTestResult[] }>('devices/test', token === undefined ? {} : Object({ token })))
          .results,
    },

    scheduled: {
      list: async () => (await get<{ scheduled: ScheduledMessage[] }>('chat/scheduled')).scheduled,
      move: async (id: string, dueAt: string) =>
        (await change<{ scheduled: ScheduledMessage }>('PATCH', at`chat/scheduled/${id}`, { dueAt })).scheduled,
      remove: (id: string) => remove(at`chat/scheduled/${id}`),
    },

    plan: {
      list: async (from: string, to: string) => (await get<{ blocks: PlanBlock[] }>('plan', { from, to })).blocks,
      create: async (body: PlanBlockBody) => (await post<{ block: PlanBlock }>('plan/blocks', body)).block,
      change: async (id: string, patch: PlanBlockPatch) =>
        (await change<{ block: PlanBlock }>('PATCH', at`plan/blocks/${id}`, patch)).block,
      remove: (id: string) => remove(at`plan/blocks/${id}`),
    },

    /** Figures that others may read without an account. */
    shares: {
      list: async () => (await get<{ shares: Share[] }>('shares')).shares,
      /** The token is in this answer alone; null in that to a repeat. */
      create: (body: ShareBody) => post<{ share: Share; token: string | null }>('shares', body),
      remove: (id: string) => remove(at`shares/${id}`),
    },

    journey: {
      examTypes: async () => (await get<{ examTypes: ExamTypeInfo[] }>('journey/exam-types')).examTypes,
      exams: (query: Page & { examType?: ExamType } = {}) =>
        get<{ exams: ExamResult[]; hasMore: boolean }>('journey/exams', query),
      createExam: async (body: ExamBody) => (await post<{ exam: ExamResult }>('journey/exams', body)).exam,
      removeExam: (id: string) => remove(at`journey/exams/${id}`),
      sessions: (query: Page = {}) => get<{ sessions: StudySession[]; hasMore: boolean }>('journey/sessions', query),
      createSession: async (body: SessionBody) =>
        (await post<{ session: StudySession }>('journey/sessions', body)).session,
      removeSession: (id: string) => remove(at`journey/sessions/${id}`),
      topics: (subject?: string) => get<Topics>('journey/topics', { subject }),
      hours: (query: { from: string; to: string; groupBy: 'day' | 'week' | 'subject' }) =>
        get<Hours>('journey/hours', query),
      streak: () => get<Streak>('journey/streak'),
      progress: (query: { examType: ExamType; limit?: number }) => get<Progress>('journey/progress', query),
      /** By its Monday. */
      week: (monday: string) => get<Week>(at`journey/weeks/${monday}`),
    },
  }
}
