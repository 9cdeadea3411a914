import type { Transaction } from '#api/database/transaction.ts';
import { RESPONSIBLE_JSON } from '#api/issues/responsible.sql.ts';
import { VISIBLE_ISSUE, type Queryable } from '#api/platform/fragments.sql.ts';
import type { OfficialAnswer, Responsible } from '#schema/issues/responsible.ts';
import type { ForwardedIssue } from '#schema/partners/officialAnswers.ts';

/** `desk`: the number of the body's current desk link; 0: none. */
export type Told = {
  id: string;
  issueId: string;
  bodyName: string;
  answerCount: number;
  desk: number;
  /** The address where the body is told. */
  address: string;
};

/**
 * Locks a forwarding that was sent; null: unknown, or its issue is not visible. `issueId`: the issue that the
 * report is, or was merged into.
 */
export const loadForwarding = (tx: Transaction, id: string): Promise<Told | null> =>
  loadWhere(tx, 'f.id = $1', [id]);

/** As `loadForwarding`, by the body and the issue, or the one it was merged into. */
export const loadForwardingToBody = (
  tx: Transaction,
  { issueId, bodyId }: { issueId: string; bodyId: string },
): Promise<Told | null> =>
  loadWhere(tx, '$1 in (o.id, o.merged_into_id) and f.body_id = $2', [issueId, bodyId]);

async function loadWhere(
  tx: Transaction,
  condition: string,
  values: readonly string[],
): Promise<Told | null> {
  const [row] = await tx.query<Told>(
    `select f.id, i.id as "issueId", f.body_name as "bodyName", b.desk_number as desk, b.address, (
       select count(*)::integer from official_answer a where a.forwarding_id = f.id
     ) as "answerCount"
     from forwarding f join responsible_body b on b.id = f.body_id
     join issue o on o.id = f.issue_id join issue i on i.id = coalesce(o.merged_into_id, o.id)
     where ${condition} and f.told_at is not null and ${VISIBLE_ISSUE}
     order by o.id <> $1 limit 1
     for update of f`,
    values,
  );
  return row ?? null;
}

export async function hasAnswer(database: Queryable, id: string): Promise<boolean> {
  return (await database.query('select 1 from official_answer where id = $1', [id])).length > 0;
}

type NewAnswer = Omit<OfficialAnswer, 'answeredAt' | 'bodyName' | 'imageUrl'> & {
  forwardingId: string;
  issueId: string;
  photoId: string | null;
};

/** Dated later than all other answers to the issue: the last one counts. */
export async function insertAnswer(tx: Transaction, answer: NewAnswer): Promise<void> {
  await tx.query(
    `insert into official_answer (id, forwarding_id, issue_id, state, fix_by, text, photo_id, answered_at)
     select $1, $2, $3, $4, $5, $6, $7::uuid, greatest($8::timestamptz,
       max(answered_at) + interval '1 millisecond')
     from official_answer where issue_id = $3`,
    [
      answer.id,
      answer.forwardingId,
      answer.issueId,
      answer.state,
      answer.fixBy,
      answer.text,
      answer.photoId,
      tx.now,
    ],
  );
}

/** What a body sees by its link. */
export async function getForwarded(tx: Transaction, issueId: string): Promise<ForwardedIssue> {
  const [row] = await tx.query<{ title: string; location: string; responsible: Responsible }>(
    `select i.title, i.location, ${RESPONSIBLE_JSON} as responsible from issue i where i.id = $1`,
    [issueId],
  );
  if (!row) throw new Error('The issue has just been locked');
  return { issueId, ...row };
}
