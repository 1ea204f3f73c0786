import type { z } from 'zod'

/** The services, by the names that operators and `GET /health` know them by. */
export const serviceNames = ['chat-engine', 'companion-scheduler', 'notifier', 'profile-journey'] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * A question to one service over core NATS. Any replica may answer it, it may be asked more than once with the same
 * input, and what the service refuses for a reason that callers expect is data in the output.
 */
export type Request<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  service: string
  subject: string
  input: Input
  output: Output
  /** How long the first replica is waited for before a second is asked; a few seconds unless it is named. */
  attemptMilliseconds?: number
}

export const request = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: Request<Input, Output>,
): Request<Input, Output> => definition
