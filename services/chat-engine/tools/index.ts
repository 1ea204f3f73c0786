import type { Tool } from '../answer/toolbox.ts'
import { addCard } from './addCard.ts'
import { addMistake } from './addMistake.ts'
import { addPlanBlock } from './addPlanBlock.ts'
import { cancelScheduled } from './cancelScheduled.ts'
import { getJourney } from './getJourney.ts'
import { getPlan } from './getPlan.ts'
import { getReview } from './getReview.ts'
import { listMistakes } from './listMistakes.ts'
import { listScheduled } from './listScheduled.ts'
import { logExamResult } from './logExamResult.ts'
import { logStudySession } from './logStudySession.ts'
import { react } from './react.ts'
import { scheduleMessage } from './scheduleMessage.ts'
import { searchCorpus } from './searchCorpus.ts'
import { setPreferences } from './setPreferences.ts'
import { updatePlanBlock } from './updatePlanBlock.ts'
import { updateScratchpad } from './updateScratchpad.ts'

/** Every tool that the model is offered. */
export const tools: readonly Tool[] = [
  react,
  updateScratchpad,
  scheduleMessage,
  listScheduled,
  cancelScheduled,
  setPreferences,
  searchCorpus,
  getPlan,
  addPlanBlock,
  updatePlanBlock,
  getJourney,
  logStudySession,
  logExamResult,
  getReview,
  listMistakes,
  addMistake,
  addCard,
]
