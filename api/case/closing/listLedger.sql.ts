import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { LIST_MAX } from '#schema/limits.ts';

/** Equal to the digest in the audit log: identifiable only with the salt. */
const OWNER_DIGEST = `(select encode(sha256(u.audit_salt || convert_to(u.id::text, 'UTF8')), 'hex')
  from app_user u where u.id = e.user_id)`;

const NUMBER_HERE = 'case when p.issue_id = $1 then p.pledge_number else p.moved_from_number end';

/** JSON text: 200 movements after a number, oldest first. */
export async function listLedger(
  database: Queryable,
  issueId: string,
  after: number,
): Promise<string> {
  const [row] = await database.query<{ page: string }>(
    `select json_build_object(
       'balance', ${moneySql(`coalesce((select balance_cents from escrow_balance
         where issue_id = $1), 0)`)},
       'items', coalesce(json_agg(json_build_object(
         'id', m.id, 'number', m.number, 'kind', m.kind, 'createdAt', ${timeSql('m.created_at')},
         'pledgeNumber', (select ${NUMBER_HERE} from pledge p where p.id = m.pledge_id),
         'decision', (select json_build_object('kind', d.kind, 'reason', d.reason)
           from release_decision d where d.id = m.decision_id),
         'entries', (select json_agg(json_build_object('account', e.account,
             'ownerDigest', ${OWNER_DIGEST}, 'amount', ${moneySql('e.amount_cents')}
           ) order by e.id) from ledger_entry e where e.transaction_id = m.id)
       ) order by m.number), '[]'),
       'next', case when count(*) = ${LIST_MAX} then max(m.number) end
     )::text as page
     from (
       select t.*, n.number from ledger_transaction t
       join lateral (select min(id) as number from ledger_entry where transaction_id = t.id) n
         on n.number > $2
       where t.issue_id = $1 order by n.number limit ${LIST_MAX}
     ) m`,
    [issueId, after],
  );
  return row?.page ?? '{"balance":"0.00","items":[],"next":null}';
}

/** Movements of a person's money for an issue as JSON text, oldest first. */
export async function listMoneyTrail(
  database: Queryable,
  issueId: string,
  userId: string,
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object(
       'kind', t.kind, 'amount', ${moneySql('-e.amount_cents')},
       'pledgeNumber', ${NUMBER_HERE}, 'createdAt', ${timeSql('t.created_at')},
       'isBorne', not exists (select from ledger_entry x
         where x.transaction_id = t.id and x.account = 'escrow')
     ) order by e.id), '[]')::text as items
     from ledger_transaction t
     join ledger_entry e on e.transaction_id = t.id and e.account = 'donor' and e.user_id = $2
     left join pledge p on p.id = t.pledge_id
     where t.issue_id = $1`,
    [issueId, userId],
  );
  return row?.items ?? '[]';
}
