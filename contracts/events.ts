import { z } from 'zod'
import type { ServiceName } from './request.ts'
import { StudentKey } from './values.ts'

/** Something one other service must do: kept until it is committed there, and done once however often it arrives. */
export type Command<Input extends z.ZodType = z.ZodType> = { service: ServiceName; subject: string; input: Input }

export const command = <Input extends z.ZodType>(definition: Command<Input>): Command<Input> => definition

/**
 * A fact about one student, for every service that consumes it. Consumers may get it more than once and in any order.
 * Its subject ends in the student's key, so that erasure can purge it.
 */
export type Event<Data extends z.ZodType = z.ZodType> = { name: string; data: Data }

export const event = <Data extends z.ZodType>(definition: Event<Data>): Event<Data> => definition

export const eventSubject = (name: string, studentKey: string): string => `events.${name}.${studentKey}`

/** A student left: every service removes all it holds of them. */
export const studentErased = event({ name: 'student.erased.v1', data: z.object({ studentKey: StudentKey }) })
