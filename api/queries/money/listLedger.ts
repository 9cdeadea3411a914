import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';

/** Decimal text of an amount of either sign. */
const signedMoney = (cents: string) =>
  `CASE WHEN ${cents} < 0 THEN '-' ELSE '' END || ${moneySql(`abs(${cents})`)}`;

/** The same digest as in the audit log: who it was is known only to those who know the salt. */
const OWNER_DIGEST = `(SELECT encode(sha256(u.audit_salt || convert_to(u.id::text, 'UTF8')), 'hex')
  FROM app_user u WHERE u.id = e.user_id)`;

/** The books of an issue as JSON text: 200 movements after a number, oldest first. */
export async function listLedger(
  database: Queryable,
  issueId: string,
  after: number,
): Promise<string> {
  const [row] = await database.query<{ page: string }>(
    `SELECT json_build_object(
       'balance', ${moneySql(`coalesce((SELECT balance_cents FROM escrow_balance
         WHERE issue_id = $1), 0)`)},
       'items', coalesce(json_agg(json_build_object(
         'id', m.id, 'number', m.number, 'kind', m.kind, 'createdAt', ${timeSql('m.created_at')},
         'pledgeNumber', (SELECT p.pledge_number FROM pledge p WHERE p.id = m.pledge_id),
         'decision', (SELECT json_build_object('kind', d.kind, 'reason', d.reason)
           FROM release_decision d WHERE d.id = m.decision_id),
         'entries', (SELECT json_agg(json_build_object('account', e.account,
             'ownerDigest', ${OWNER_DIGEST}, 'amount', ${signedMoney('e.amount_cents')}
           ) ORDER BY e.id) FROM ledger_entry e WHERE e.transaction_id = m.id)
       ) ORDER BY m.number), '[]'),
       'next', CASE WHEN count(*) = ${LIST_MAX} THEN max(m.number) END
     )::text AS page
     FROM (
       SELECT t.*, n.number FROM ledger_transaction t
       JOIN LATERAL (SELECT min(id) AS number FROM ledger_entry WHERE transaction_id = t.id) n
         ON n.number > $2
       WHERE t.issue_id = $1 ORDER BY n.number LIMIT ${LIST_MAX}
     ) m`,
    [issueId, after],
  );
  return row?.page ?? '{"balance":"0.00","items":[],"next":null}';
}

/** What went between a person and the escrow of an issue, as JSON text, oldest first. */
export async function listMoneyTrail(
  database: Queryable,
  issueId: string,
  userId: string,
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(json_agg(json_build_object(
       'kind', t.kind, 'amount', ${signedMoney('-e.amount_cents')},
       'pledgeNumber', p.pledge_number, 'createdAt', ${timeSql('t.created_at')}
     ) ORDER BY e.id), '[]')::text AS items
     FROM ledger_transaction t
     JOIN ledger_entry e ON e.transaction_id = t.id AND e.account = 'donor' AND e.user_id = $2
     LEFT JOIN pledge p ON p.id = t.pledge_id
     WHERE t.issue_id = $1`,
    [issueId, userId],
  );
  return row?.items ?? '[]';
}
