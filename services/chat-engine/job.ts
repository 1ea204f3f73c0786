import { quoted } from '@yoldas/config'
import { eraseOldByHand } from './retention/byHand.ts'

const usage = `usage: job retention [--dry-run]

retention  erases texts, attachments and reactions that are older than MESSAGE_DAYS, and sounds older than
           AUDIO_DAYS, as every night; it may be ended and repeated. --dry-run: only says how many there are`

const [job, ...options] = process.argv.slice(2)
const isDry = options.join(' ') === '--dry-run'
if (job === 'retention' && (isDry || options.length === 0)) {
  await eraseOldByHand(process.env, { isDry }).then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error(`job ${quoted(process.argv.slice(2).join(' '))} is not how it is called\n${usage}`)
  process.exitCode = 1
}
