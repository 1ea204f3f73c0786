import { Readable } from 'node:stream'
import { type ExportPage, studentExports } from '@yoldas/contracts/export'
import { type Deadline, deadlineIn, pause } from '@yoldas/time'

type Exporting = {
  request(
    contract: (typeof studentExports)[keyof typeof studentExports],
    input: { studentKey: string; after: string | null },
    deadline: Deadline,
  ): Promise<ExportPage>
}

/** For each page after the first; together they may take longer than other requests. */
const pageMilliseconds = 10_000

/** After a page the services rest for so many times as long as it took: others read meanwhile. */
const restFactor = 2

/**
 * All that services hold of a student, as a stream of JSON, page by page, at the reader's pace. Resolves when every
 * service has given its first page, so that one which is down is known before anything is sent; a later failure breaks
 * the stream off.
 * @throws Unavailable when a service has not given its first page by the deadline
 */
export async function exportDocument(bus: Exporting, studentKey: string, deadline: Deadline): Promise<Readable> {
  const services = await Promise.all(
    Object.values(studentExports).map(async (contract) => {
      const first = await bus.request(contract, { studentKey, after: null }, deadline)
      const next = async (after: string) => {
        const asked = performance.now()
        const page = await bus.request(contract, { studentKey, after }, deadlineIn(pageMilliseconds))
        await pause(restFactor * (performance.now() - asked))
        return page
      }
      return { name: contract.service, first, next }
    }),
  )
  return Readable.from(write(services))
}

type Source = { name: string; first: ExportPage; next: (after: string) => Promise<ExportPage> }

async function* write(services: Source[]): AsyncGenerator<string> {
  let opening = '{'
  for (const { name, first, next } of services) {
    yield `${opening}${JSON.stringify(name)}:[`
    opening = ','
    let separator = ''
    for (let page = first; ; page = await next(page.next)) {
      for (const record of page.records) {
        yield separator + JSON.stringify(record)
        separator = ','
      }
      if (page.next === null) break
    }
    yield ']'
  }
  yield '}'
}
