import { z } from 'zod'

/** What the page is given when it opens: the same build serves this machine and phones in its network. */
export const PageConfig = z.object({
  gatewayUrl: z.url(),
  identityUrl: z.url(),
  /** Whether there is `/desk/*`: not for phones in the network. */
  desk: z.boolean(),
  /** Whether the stand-in of the model answers. */
  exampleModel: z.boolean(),
})
export type PageConfig = z.infer<typeof PageConfig>

/** `POST /students/<sub>`: whether an invented student was created now. */
export const Prepared = z.object({ created: z.boolean() })
export type Prepared = z.infer<typeof Prepared>

export const TrayMessage = z.object({
  at: z.string(),
  provider: z.enum(['fcm', 'onesignal']),
  token: z.string(),
  /** The message as the provider received it. */
  body: z.unknown(),
})
export type TrayMessage = z.infer<typeof TrayMessage>

/** `GET /desk/tray?token=`: what the push stand-in was given for that device, oldest first. */
export const Tray = z.object({ messages: z.array(TrayMessage) })
export type Tray = z.infer<typeof Tray>

export const Job = z.enum(['deliver-due', 'silence-checkin', 'weekly'])
export type Job = z.infer<typeof Job>
/** `POST /desk/jobs/<job>`: the exit code, and what the job printed. */
export const JobResult = z.object({ code: z.int(), output: z.string() })
export type JobResult = z.infer<typeof JobResult>

/** `GET /desk/parts`: what runs on this machine and can be killed, by name. */
export const Parts = z.object({ parts: z.array(z.string()) })
export type Parts = z.infer<typeof Parts>
/** `POST /desk/kill/<part>`: with SIGKILL. It is started again. */
export const Killed = z.object({ killed: z.literal(true) })
export type Killed = z.infer<typeof Killed>

export const Span = z.object({
  id: z.string(),
  /** Null for the first of the trace. */
  parentId: z.string().nullable(),
  service: z.string(),
  name: z.string(),
  /** Since 1970. */
  startMs: z.number(),
  durationMs: z.number(),
  status: z.enum(['ok', 'error']),
  attributes: z.record(z.string(), z.unknown()),
})
export type Span = z.infer<typeof Span>

/** `GET /desk/traces/<traceId>`: oldest first. More may come while the turn runs. */
export const Trace = z.object({ spans: z.array(Span) })
export type Trace = z.infer<typeof Trace>

/** `GET /desk/traces`: the newest first. */
export const Traces = z.object({
  traces: z.array(
    z.object({
      traceId: z.string(),
      name: z.string(),
      startMs: z.number(),
      durationMs: z.number(),
      spans: z.int(),
    }),
  ),
})
export type Traces = z.infer<typeof Traces>
