import { expect, test } from 'vitest'
import { readCommand } from './byHand.ts'

test.each<[string, string[], string]>([
  ['no job', [], 'which job?'],
  ['an unknown job', ['deliver'], 'no job is called "deliver"'],
  ['two jobs', ['deliver-due', 'silence-checkin'], 'one job at a time, not also "silence-checkin"'],
  [
    'a day that does not exist',
    ['silence-checkin', '--date', '2027-02-29'],
    '--date "2027-02-29" is not a day from 1900-01-01 to 2199-12-31: write YYYY-MM-DD',
  ],
  ['a day that is not said', ['silence-checkin', '--date'], "'--date <value>' argument missing"],
  ['a day that is too early', ['silence-checkin', '--date', '1899-12-31'], 'from 1900-01-01 to 2199-12-31'],
  ['a day that is too late', ['silence-checkin', '--date', '2200-01-01'], 'from 1900-01-01 to 2199-12-31'],
  ['--again with another job', ['deliver-due', '--again'], '--date and --again belong to silence-checkin'],
  ['an unknown option', ['deliver-due', '--now'], '--now'],
])('%s is refused with what is wrong', (_what, args, wrong) => {
  expect(() => readCommand(args)).toThrow(wrong)
})
