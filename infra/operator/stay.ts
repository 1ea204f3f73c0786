// The first process of the pod to work from: it waits until the pod is ended. People run main.ts beside it.
import { untilStopped } from '@yoldas/telemetry'

const day = 24 * 3600 * 1000
const staying = setInterval(() => {}, day)
await untilStopped()
clearInterval(staying)
