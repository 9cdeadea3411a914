import type { Queryable } from '#api/platform/queryable.sql.ts';
import { moneySql } from '#api/platform/json.sql.ts';
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
    `select json_build_object(
       'state', case
         when c.status = 'pending' then 'awaited'
         when c.status = 'failed' then 'expired'
         when p.status in ('held', 'spent') then 'received'
         else 'returned' end,
       'issueId', coalesce(p.issue_id, c.issue_id),
       'amount', ${moneySql('coalesce(p.amount_cents, c.amount_cents)')},
       'checkoutUrl', case when c.status = 'pending' then c.checkout_url end) as payment
     from (select $1::uuid as id) asked
     left join pledge p on p.id = asked.id and p.user_id = $2
     left join provider_payment c on c.id = asked.id and c.kind = 'charge' and c.user_id = $2
     where p.id is not null or c.id is not null`,
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
    `select c.amount_cents, c.expires_at, i.title from provider_payment c
     join issue i on i.id = c.issue_id where c.id = $1`,
    [chargeId],
  );
  if (!row) return null;
  return { amountCents: BigInt(row.amount_cents), title: row.title, expiresAt: row.expires_at };
}
