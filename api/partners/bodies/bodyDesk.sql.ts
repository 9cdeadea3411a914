import type { Transaction } from '#api/database/transaction.ts';
import { ANSWER_JSON } from '#api/issues/responsible.sql.ts';
import { timeSql, VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';
import type { DeskReport } from '#schema/partners/bodyDesk.ts';

type Desk = { name: string; number: number };

/** Null: unknown, or no link was made. */
export async function loadDesk(tx: Transaction, bodyId: string): Promise<Desk | null> {
  const [row] = await tx.query<Desk>(
    `select name, desk_number as number from responsible_body where id = $1 and desk_number > 0`,
    [bodyId],
  );
  return row ?? null;
}

/** Increments the link's number; null: no such body. */
export async function saveDesk(tx: Transaction, bodyId: string): Promise<Desk | null> {
  const [row] = await tx.query<Desk>(
    `with made as (
       update responsible_body set desk_number = desk_number + 1 where id = $1
       returning name, desk_number as number
     ) select name, number from made`,
    [bodyId],
  );
  return row ?? null;
}

/**
 * Reports that the body was told of, each as the issue it was merged into, if any, with the latest answer to
 * it.
 */
const TOLD = `from forwarding f join issue o on o.id = f.issue_id
  join issue i on i.id = coalesce(o.merged_into_id, o.id)
  where f.body_id = $1 and f.told_at is not null and ${VISIBLE_ISSUE}`;

const ANSWERED = 'exists (select from official_answer a where a.issue_id = i.id)';

type ToldReport = Omit<DeskReport, 'token'> & { forwardingId: string };

/** Reports waiting for an answer first, then the newest. */
export const listDeskReports = (
  tx: Transaction,
  bodyId: string,
  { limit, page }: { limit: number; page: number },
): Promise<ToldReport[]> =>
  tx.query<ToldReport>(
    `select f.id as "forwardingId", i.id as "issueId", i.title, i.location,
       ${timeSql('f.told_at')} as "toldAt", (
         select ${ANSWER_JSON} from official_answer a join forwarding f on f.id = a.forwarding_id
         where a.issue_id = i.id order by a.answered_at desc, a.id desc limit 1
       ) as answer
     ${TOLD} order by ${ANSWERED} or i.status = 'completed', f.told_at desc, f.id desc
     limit $2 offset $3`,
    [bodyId, limit, (page - 1) * limit],
  );

export async function countDeskReports(
  tx: Transaction,
  bodyId: string,
): Promise<{ total: number; waiting: number }> {
  const [row] = await tx.query<{ total: number; waiting: number }>(
    `select count(*)::integer as total,
       (count(*) filter (where not ${ANSWERED} and i.status <> 'completed'))::integer as waiting
     ${TOLD}`,
    [bodyId],
  );
  return row ?? { total: 0, waiting: 0 };
}
