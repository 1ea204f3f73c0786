import type { Http, Query } from './http.ts'
import type {
  Mistake,
  MistakeBody,
  MistakeFilter,
  MistakePage,
  MistakePatch,
  MistakeSummary,
  ReviewAnswerBody,
  ReviewAnswered,
  ReviewCard,
  ReviewCardBody,
  ReviewCardPatch,
  ReviewDue,
  ReviewLoad,
} from './types.ts'

type Page = { limit?: number; before?: string }

/** The routes of mistakes and reviews. What creates is tried again only with a `clientId`. */
export function createStudyRoutes(http: Http) {
  const ask = <Answer>(method: string, path: string, query: Query = {}, body?: object) =>
    http.json<Answer>({ method, path: `/api/${path}`, query, body, repeatable: method !== 'POST' })
  const post = <Answer>(path: string, body: { clientId?: string }) =>
    http.json<Answer>({ method: 'POST', path: `/api/${path}`, body, repeatable: body.clientId !== undefined })
  const remove = async (path: string) => void (await ask('DELETE', path))
  const mistakeAt = (id: string) => `journey/mistakes/${encodeURIComponent(id)}`
  const cardAt = (id: string) => `review/cards/${encodeURIComponent(id)}`

  return {
    /** The notebook of mistakes. */
    mistakes: {
      list: (query: Page & MistakeFilter = {}) => ask<MistakePage>('GET', 'journey/mistakes', query),
      get: async (id: string) => (await ask<{ mistake: Mistake }>('GET', mistakeAt(id))).mistake,
      create: async (body: MistakeBody) => (await post<{ mistake: Mistake }>('journey/mistakes', body)).mistake,
      change: async (id: string, patch: MistakePatch) =>
        (await ask<{ mistake: Mistake }>('PATCH', mistakeAt(id), {}, patch)).mistake,
      remove: (id: string) => remove(mistakeAt(id)),
      summary: (query: { from: string; to: string }) => ask<MistakeSummary>('GET', 'journey/mistakes/summary', query),
    },

    /** What comes again. */
    review: {
      due: (query: { day?: string; limit?: number } = {}) => ask<ReviewDue>('GET', 'review/due', query),
      load: async (from: string, to: string) => (await ask<ReviewLoad>('GET', 'review/load', { from, to })).days,
      answer: (itemId: string, body: ReviewAnswerBody) =>
        post<ReviewAnswered>(`review/${encodeURIComponent(itemId)}/answers`, body),
      removeAnswer: (id: string) => remove(`review/answers/${encodeURIComponent(id)}`),
      cards: (query: Page & { subject?: string } = {}) =>
        ask<{ cards: ReviewCard[]; hasMore: boolean }>('GET', 'review/cards', query),
      createCard: async (body: ReviewCardBody) => (await post<{ card: ReviewCard }>('review/cards', body)).card,
      changeCard: async (id: string, patch: ReviewCardPatch) =>
        (await ask<{ card: ReviewCard }>('PATCH', cardAt(id), {}, patch)).card,
      removeCard: (id: string) => remove(cardAt(id)),
    },
  }
}
