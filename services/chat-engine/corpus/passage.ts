import type { Exam } from './ingest/page.ts'

/** A piece of a page of the coaching corpus, as a question finds it. */
export type Passage = {
  /** Stays the same while the text does: of its page and place. */
  id: string
  /** The page's file, without the folder of the corpus and the ending. */
  page: string
  title: string
  url: string | null
  /** Whose numbers its page has; null where these do not change from year to year. */
  year: number | null
  /** Markdown, without the title. */
  text: string
  score: number
  /** Its place in each list that was fused, from 1 on; null when it is not in it. */
  textRank: number | null
  vectorRank: number | null
}

export type Question = {
  text: string
  /** The student's message before it: a short follow-up is searched together with it. */
  previous: string | null
  /** The student's: null where none is chosen, `genel` where it is not known. */
  exam: Exam | null
}

export type FoundPassages = {
  /** Best first. */
  passages: Passage[]
  /** Why nothing was searched; null when it was. */
  skipped: 'greeting' | 'too-short' | 'stop-words' | null
  /** What the search had to do without. */
  degraded: Array<'retrieval' | 'embedding'>
}

export type Corpus = {
  /** Answers within 1.5 s, whatever fails. Rejects only with the signal's reason. */
  find(question: Question, signal: AbortSignal): Promise<FoundPassages>
}
