import { maxChanges, type WorkChange } from '@yoldas/contracts/work'
import { ToolRefused, type ToolTurn } from '../../answer/toolbox.ts'
import { compact } from '../../prompt/compact.ts'
import { shareWork } from './open.ts'
import { shownMistake } from './shown.ts'

/**
 * Stages a change of the student's work and returns what the model is given of it.
 * @throws ToolRefused
 */
export async function change(turn: ToolTurn, asked: WorkChange): Promise<object> {
  const tried = await shareWork(turn).change(asked)
  if (tried.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
  if (tried.kind === 'full')
    throw new ToolRefused(`bir yanıtta en çok ${maxChanges} değişiklik olur; kalanını öğrenci yeniden yazınca yap`)
  const { outcome, today } = tried
  if (outcome.kind === 'unknown') throw new ToolRefused('planda böyle bir blok yok; kimliğini get_plan ile bul')
  if (outcome.kind === 'invalid') {
    const reasons = outcome.issues.map(({ path, message }) => `${path}: ${message}`)
    throw new ToolRefused(`olmadı (bugün ${today}):\n${reasons.join('\n')}`)
  }
  if (outcome.kind === 'mistake') return { ok: true, mistake: shownMistake(outcome.mistake) }
  const { kind: _kind, ...made } = outcome
  return { ok: true, ...compact(made) }
}
