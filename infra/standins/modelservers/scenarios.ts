import { endings } from './ends.ts'
import { framing } from './framing.ts'
import { givenBack } from './givenBack.ts'
import type { Scenarios } from './parts.ts'
import { requests, statuses } from './requests.ts'
import { sideFields } from './sideFields.ts'
import { thoughts } from './thoughts.ts'
import { toolCalls } from './toolCalls.ts'

export const scenarios: Scenarios = {
  ...framing,
  ...sideFields,
  ...endings,
  ...thoughts,
  ...toolCalls,
  ...givenBack,
  ...requests,
  ...statuses,
}
