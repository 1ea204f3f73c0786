import type { UIMessage } from 'ai'
import pg from 'pg'

export type Row = Pick<UIMessage, 'id' | 'role' | 'parts'>
export type Store = Awaited<ReturnType<typeof openStore>>

const messagesRead = 20

/** Chats and their messages; makes its tables. */
export async function openStore(url: string) {
  const db = new pg.Pool({ connectionString: url, max: 20 })
  await db.query(`
    CREATE TABLE chat_of_student (id text PRIMARY KEY, stream_id text);
    CREATE TABLE chat_message (
      id text PRIMARY KEY, chat_id text NOT NULL REFERENCES chat_of_student, role text NOT NULL, parts jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX ON chat_message (chat_id, created_at)`)
  return {
    /** By which the answer under way is resumed; none when it is stored. */
    setStream: (chatId: string, streamId: string | null) =>
      db.query(
        `INSERT INTO chat_of_student (id, stream_id) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET stream_id = excluded.stream_id`,
        [chatId, streamId],
      ),
    addMessage: (chatId: string, { id, role, parts }: Row) =>
      db.query('INSERT INTO chat_message (id, chat_id, role, parts) VALUES ($1, $2, $3, $4)', [
        ...[id, chatId, role],
        JSON.stringify(parts),
      ]),
    /** The newest, in their order. */
    async readMessages(chatId: string): Promise<Row[]> {
      const { rows } = await db.query<Row>(
        'SELECT id, role, parts FROM chat_message WHERE chat_id = $1 ORDER BY created_at DESC LIMIT $2',
        [chatId, messagesRead],
      )
      return rows.reverse()
    },
  }
}
