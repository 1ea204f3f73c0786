// What the pod to work from runs: nothing, until it is asked to end. People run main.ts in it.
import { untilStopped } from '@yoldas/telemetry'

const day = 24 * 3600 * 1000
const staying = setInterval(() => {}, day)
await untilStopped()
clearInterval(staying)
