import { z } from 'zod'
import { type Request, request, type ServiceName } from './request.ts'
import { StudentKey } from './values.ts'

const ExportInput = z.object({ studentKey: StudentKey, after: z.string().nullable() })

/** `records` are what the service holds, each with its `type`; `next` continues after them, null at the end. */
const ExportPage = z.object({
  records: z.array(z.looseObject({ type: z.string() })),
  next: z.string().nullable(),
})
export type ExportPage = z.infer<typeof ExportPage>

const exportRequest = (service: ServiceName, subject: string): Request<typeof ExportInput, typeof ExportPage> =>
  request({ service, subject, input: ExportInput, output: ExportPage })

/** Every service that holds student data, with the request that hands it over page by page. */
export const studentExports = {
  'profile-journey': exportRequest('profile-journey', 'profile.export.v1'),
  'chat-engine': exportRequest('chat-engine', 'chat.export.v1'),
  'companion-scheduler': exportRequest('companion-scheduler', 'scheduler.export.v1'),
  notifier: exportRequest('notifier', 'notify.export.v1'),
} as const

/** One key per service. */
export const ExportResponse = z
  .record(
    z.string(),
    z.array(z.looseObject({ type: z.string().meta({ description: 'What the record is, such as `message`.' }) })),
  )
  .meta({
    id: 'ExportResponse',
    description: 'All that is kept of the student: records, by the service that has them.',
  })
