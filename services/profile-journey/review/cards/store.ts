import type { ReviewCard, ReviewCardPatchBody } from '@yoldas/contracts/review'
import { type Db, sql } from '@yoldas/db'
import { CardRow, cardColumns } from '../rows.ts'

type NewCard = Pick<ReviewCard, 'id' | 'front' | 'back'> & { studentKey: string }

export async function addCard(tx: Db, { id, studentKey, front, back }: NewCard): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO review_card (id, student_key, front, back) VALUES (${id}, ${studentKey}, ${front}, ${back})
  `)
}

export async function changeCard(tx: Db, id: string, { front, back }: ReviewCardPatchBody): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE review_card SET front = coalesce(${front ?? null}, front), back = coalesce(${back ?? null}, back)
    WHERE id = ${id}
  `)
}

/** Newest first, of one subject or of all. */
export function listCards(
  db: Db,
  studentKey: string,
  subject: string | null,
  { limit, before }: { limit: number; before: string | null },
): Promise<readonly ReviewCard[]> {
  return db.any(sql.type(CardRow)`
    SELECT ${cardColumns} FROM review_item AS i JOIN review_card AS c ON c.id = i.id
    WHERE i.student_key = ${studentKey} AND i.kind = 'card'
      AND (${subject}::text IS NULL OR i.subject_key = ${subject})
      AND (
        ${before}::uuid IS NULL
        OR (i.created_at, i.id) < (SELECT created_at, id FROM review_item WHERE id = ${before})
      )
    ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit}
  `)
}
