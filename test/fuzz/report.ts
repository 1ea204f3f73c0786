import { bytesOf } from './bodies.ts'
import type { Outcome } from './connection.ts'
import type { Expectation } from './judge.ts'
import type { Attack } from './requests.ts'

export type Failure = { seed: number; problem: string; attack: Attack | undefined; smallest?: string }

export type Report = {
  /** One for each kind of problem of each route. */
  failures: Failure[]
  total(): number
  count(attack: Attack, expectation: Expectation, outcome: Outcome): void
  fail(failure: Failure): void
  /** What came of the requests so far, by route. */
  table(): string
  describe(): string[]
}

const routeOf = ({ route }: Attack) => (route ? `${route.method} ${route.path}` : 'no route')

export function startReport(): Report {
  const failures: Failure[] = []
  const kinds = new Set<string>()
  const counts = new Map<string, Map<string, number>>()
  let total = 0
  const add = (row: string, column: string) => {
    const columns = counts.get(row) ?? new Map<string, number>()
    counts.set(row, columns.set(column, (columns.get(column) ?? 0) + 1))
  }
  return {
    failures,
    total: () => total,
    count: (attack, expectation, outcome) => {
      total += 1
      const result = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind
      for (const row of [routeOf(attack), 'all']) {
        add(row, result)
        add(row, expectation.kind)
      }
    },
    fail: (failure) => {
      const kind = `${failure.attack ? routeOf(failure.attack) : ''} ${failure.problem.slice(0, 40)}`
      if (kinds.has(kind)) return
      kinds.add(kind)
      failures.push(failure)
    },
    table: () => formatTable(counts),
    describe: () =>
      failures.map(({ seed, problem, attack, smallest }) =>
        [
          `${problem} (again: FUZZ_SEED=${seed} FUZZ_COUNT=100)`,
          attack && show(attack),
          smallest && `smallest: ${smallest}`,
        ]
          .filter(Boolean)
          .join('\n  '),
      ),
  }
}

function formatTable(counts: Map<string, Map<string, number>>): string {
  const columns = [...new Set([...counts.values()].flatMap((row) => [...row.keys()]))].toSorted()
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  const line = (name: string, cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ')
  return [
    line('', columns),
    ...rows.map(([name, row]) =>
      line(
        name,
        columns.map((column) => String(row.get(column) ?? '')),
      ),
    ),
  ].join('\n')
}

const shownLength = 400

/** A request as one line, cut where it is long. */
export function show({ method, path, query, headers, body }: Attack): string {
  const cut = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}… (${text.length})` : text)
  const address = JSON.stringify(cut(query ? `${path}?${query}` : path))
  const lines = headers.map(({ name, value }) => JSON.stringify(cut(`${name}: ${value}`)))
  const { contentType, framing } = body ?? {}
  const sent = body ? cut(JSON.stringify(bytesOf(body).toString('latin1'))) : 'no body'
  return [method, address, ...lines, contentType === undefined ? '' : `type ${contentType}`, framing, sent]
    .filter(Boolean)
    .join(' ')
}
