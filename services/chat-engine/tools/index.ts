import type { Tool } from '../turn/toolbox.ts'
import { react } from './react.ts'
import { updateScratchpad } from './updateScratchpad.ts'

/** Every tool that the model is offered. */
export const tools: readonly Tool[] = [react, updateScratchpad]
