import type { Transaction } from '#api/database/transaction.ts';
import { LAST_FIXED } from '#api/issues/responsible.sql.ts';

/** The body's answer that is asked about; null: its last one says something else. */
export async function findSaidFixed(
  tx: Transaction,
  issueId: string,
): Promise<{ id: string; answeredAt: Date } | null> {
  const [row] = await tx.query<{ id: string; answeredAt: Date }>(
    `select l.id, l.answered_at as "answeredAt" from issue i
     cross join lateral (select a.id, a.answered_at from ${LAST_FIXED}) l where i.id = $1`,
    [issueId],
  );
  return row ?? null;
}

type Said = { answerId: string; userId: string; isFixed: boolean };

/** The last word of a person counts. */
export async function saveFixedAnswer(tx: Transaction, said: Said): Promise<void> {
  await tx.query(
    `insert into fixed_answer (answer_id, user_id, is_fixed, said_at) values ($1, $2, $3, $4)
     on conflict (answer_id, user_id) do update set is_fixed = $3, said_at = $4`,
    [said.answerId, said.userId, said.isFixed, tx.now],
  );
}

export async function findWhoSaidYes(
  tx: Transaction,
  answerId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    'select user_id as id from fixed_answer where answer_id = $1 and is_fixed',
    [answerId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** None can be chosen any more. */
export async function closeProposals(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    "update proposal set status = 'not_selected' where issue_id = $1 and status = 'pending'",
    [issueId],
  );
}
