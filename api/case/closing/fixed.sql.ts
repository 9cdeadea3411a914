import type { Transaction } from '#api/database/transaction.ts';
import { fixedAskedSql } from '#api/issues/responsible.sql.ts';

/** `answerId`: the body's answer that said so; null: people at the place did. */
type FixedAsked = { answerId: string | null; askedAt: Date };

/** What the person is asked; null: nothing. */
export async function findFixedAsked(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<FixedAsked | null> {
  const [row] = await tx.query<FixedAsked>(
    `select q.answer_id as "answerId", q.asked_at as "askedAt" from issue i
     cross join lateral (${fixedAskedSql('$2')}) q where i.id = $1`,
    [issueId, userId],
  );
  return row ?? null;
}

type Said = { answerId: string; userId: string; isFixed: boolean };

/** A person's latest answer counts. */
export async function saveFixedAnswer(tx: Transaction, said: Said): Promise<void> {
  await tx.query(
    `insert into fixed_answer (answer_id, user_id, is_fixed, said_at) values ($1, $2, $3, $4)
     on conflict (answer_id, user_id) do update set is_fixed = $3, said_at = $4`,
    [said.answerId, said.userId, said.isFixed, tx.now],
  );
}

/** The reporter's reply to what people at the place found. */
export async function saveClaimAnswer(
  tx: Transaction,
  issueId: string,
  isFixed: boolean,
): Promise<void> {
  await tx.query('update fixed_claim set is_fixed = $2 where issue_id = $1', [issueId, isFixed]);
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

/** Leaves none that could still be chosen. */
export async function closeProposals(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    "update proposal set status = 'not_selected' where issue_id = $1 and status = 'pending'",
    [issueId],
  );
}
