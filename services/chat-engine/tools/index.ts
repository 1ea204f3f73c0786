import type { Tool } from '../turn/toolbox.ts'
import { cancelScheduled } from './cancelScheduled.ts'
import { listScheduled } from './listScheduled.ts'
import { react } from './react.ts'
import { scheduleMessage } from './scheduleMessage.ts'
import { setPreferences } from './setPreferences.ts'
import { updateScratchpad } from './updateScratchpad.ts'

/** Every tool that the model is offered. */
export const tools: readonly Tool[] = [
  react,
  updateScratchpad,
  scheduleMessage,
  listScheduled,
  cancelScheduled,
  setPreferences,
]
