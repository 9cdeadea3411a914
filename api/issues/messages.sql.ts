import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { ChatMessageRow } from './issues.entities.ts';

/**
 * Adds a message. The issue is locked by the caller, so a discussion's times only grow and paging
 * by time skips none.
 */
export async function insertMessage(
  tx: Transaction,
  message: Pick<ChatMessageRow, 'id' | 'issueId' | 'userId' | 'message'> & { writtenAt?: string },
): Promise<void> {
  const { id, issueId, userId, writtenAt } = message;
  const inserted = await tx.query(
    `insert into chat_message (id, issue_id, user_id, message, written_at, created_at)
     select $1, $2, $3, $4, $5, greatest($6::timestamptz, (
       select max(m.created_at) + interval '1 millisecond' from chat_message m where m.issue_id = $2
     ))
     on conflict (id) do nothing returning id`,
    [id, issueId, userId, message.message, writtenAt ?? null, tx.now],
  );
  if (inserted.length === 0) throw new Refusal('id_taken');
}
