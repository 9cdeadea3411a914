import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql } from '#api/queries/sqlJson.ts';
import type { PledgePayment } from '#schema/money/pledge.ts';

/**
 * How the payment of a person's own pledge stands; null for an unknown one or somebody else's. A
 * pledge without a charge is test money and there from the start.
 */
export async function getPledgePayment(
  database: Queryable,
  pledgeId: string,
  userId: string,
): Promise<PledgePayment | null> {
  const [row] = await database.query<{ payment: PledgePayment }>(
    `SELECT json_build_object(
       'state', CASE
         WHEN c.status = 'pending' THEN 'awaited'
         WHEN c.status = 'failed' THEN 'expired'
         WHEN p.status IN ('held', 'spent') THEN 'received'
         ELSE 'returned' END,
       'issueId', coalesce(p.issue_id, c.issue_id),
       'amount', ${moneySql('coalesce(p.amount_cents, c.amount_cents)')},
       'checkoutUrl', CASE WHEN c.status = 'pending' THEN c.checkout_url END) AS payment
     FROM (SELECT $1::uuid AS id) asked
     LEFT JOIN pledge p ON p.id = asked.id AND p.user_id = $2
     LEFT JOIN provider_payment c ON c.id = asked.id AND c.kind = 'charge' AND c.user_id = $2
     WHERE p.id IS NOT NULL OR c.id IS NOT NULL`,
    [pledgeId, userId],
  );
  return row?.payment ?? null;
}

/** What the page of a charge has to say, and until when it may be opened. */
export async function getOwnCharge(
  database: Queryable,
  chargeId: string,
): Promise<{ amountCents: bigint; title: string; expiresAt: Date } | null> {
  const [row] = await database.query<{ amount_cents: string; title: string; expires_at: Date }>(
    `SELECT c.amount_cents, c.expires_at, i.title FROM provider_payment c
     JOIN issue i ON i.id = c.issue_id WHERE c.id = $1`,
    [chargeId],
  );
  if (!row) return null;
  return { amountCents: BigInt(row.amount_cents), title: row.title, expiresAt: row.expires_at };
}
