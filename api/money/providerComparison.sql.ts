import type { Transaction } from '#api/database/transaction.ts';
import { PROVIDER_LISTS, type ProviderList } from '#api/platform/paymentProvider.rules.ts';

/** Where a comparison resumes. `after`: cursor within its list; null: the list's beginning. */
export type ComparisonStep = {
  day: string;
  startedAt: Date;
  list: ProviderList;
  after: string | null;
};

type Row = { day: string; list: ProviderList | null; after_id: string | null; started_at: Date };

/**
 * Claims the comparison under way, or starts today's, with a lease until `until`; null: today's is done, or
 * another process holds the lease. One that did not end by `givenUpBefore` is started over.
 */
export async function claimComparison(
  tx: Transaction,
  { day, until, givenUpBefore }: { day: string; until: Date; givenUpBefore: Date },
): Promise<ComparisonStep | null> {
  await tx.query('delete from provider_comparison where ended_at is null and started_at < $1', [
    givenUpBefore,
  ]);
  const begun = await tx.query(
    `insert into provider_comparison (day, started_at, claimed_until) select $1, $2, $2
     where not exists (select from provider_comparison where ended_at is null)
     on conflict (day) do nothing returning day`,
    [day, tx.now],
  );
  if (begun.length > 0) await tx.query('delete from provider_seen');
  const [row] = await tx.query<Row>(
    `select day::text, list, after_id, started_at from provider_comparison
     where ended_at is null and claimed_until <= $1 order by day limit 1
     for no key update skip locked`,
    [tx.now],
  );
  if (!row) return null;
  await tx.query('update provider_comparison set claimed_until = $2 where day = $1', [
    row.day,
    until,
  ]);
  const list = row.list ?? PROVIDER_LISTS[0];
  return { day: row.day, startedAt: row.started_at, list, after: row.after_id };
}

export async function saveStep(
  tx: Transaction,
  { day, list, after }: Omit<ComparisonStep, 'startedAt'>,
  until: Date,
): Promise<void> {
  await tx.query(
    'update provider_comparison set list = $2, after_id = $3, claimed_until = $4 where day = $1',
    [day, list, after, until],
  );
}

export async function saveSeen(tx: Transaction, providerIds: readonly string[]): Promise<void> {
  await tx.query(
    'insert into provider_seen (provider_id) select unnest($1::text[]) on conflict do nothing',
    [providerIds],
  );
}

/** Payments that succeeded according to the books during the compared period, but appeared in no list. */
export function findUnseen(
  tx: Transaction,
  { provider, since, startedAt }: { provider: string; since: Date; startedAt: Date },
): Promise<
  {
    id: string;
    thing: 'charge' | 'refund' | 'payout';
    providerId: string;
    issueId: string;
    userId: string;
    oursCents: string;
  }[]
> {
  return tx.query(
    `select p.id, p.kind as thing, p.provider_id as "providerId", p.issue_id as "issueId",
       p.user_id as "userId", p.amount_cents as "oursCents"
     from provider_payment p
     where p.provider = $1 and p.status = 'succeeded' and p.provider_id is not null
       and p.created_at > $2 and p.settled_at < $3
       and not exists (select from provider_seen s where s.provider_id = p.provider_id)`,
    [provider, since, startedAt],
  );
}

/** Accounts of solvers that we consider connected, but that appeared in no list. */
export async function findUnseenAccounts(tx: Transaction, startedAt: Date): Promise<string[]> {
  const rows = await tx.query<{ account_id: string }>(
    `select a.account_id from payout_account a where a.gone_at is null and a.created_at < $1
       and not exists (select from provider_seen s where s.provider_id = a.account_id)`,
    [startedAt],
  );
  return rows.map(({ account_id }) => account_id);
}

export async function endComparison(tx: Transaction, day: string): Promise<void> {
  await tx.query('delete from provider_seen');
  await tx.query('update provider_comparison set ended_at = $2 where day = $1', [day, tx.now]);
}
