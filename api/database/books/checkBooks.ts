import type { EntityManager } from 'typeorm';
import { findBrokenLink } from '#api/database/auditLog.ts';
import type { AuditEntry } from '#api/platform/audit.entities.ts';
import { PAID_BY_BANK } from './paidByBank.ts';
import { CASE_RULES } from './caseRules.ts';
import { COUNT_RULES } from './countRules.ts';
import { SEARCH_RULES } from './searchRules.ts';
import type { BookRule } from './onRecord.ts';

export type BooksReport = {
  entryCount: number;
  transactionCount: number;
  /** The first broken row, by table and key; null: none. */
  problem: string | null;
};

type Query = Pick<EntityManager, 'query'>;

/** A refund `r` that has reached its donor or still may; a failed one needs an operator. */
const GOES_BACK = `(r.status <> 'failed' or r.last_error in ${PAID_BY_BANK})`;

/** What the provider returned of pledge `p`, and we passed on to its donor. */
const SENT_ON = `(select coalesce(sum(g.donor_cents), 0) from provider_taking g
  where g.charge_id = p.id)`;

const LEDGER_RULES: readonly BookRule[] = [
  [
    'is in another currency than the books',
    `select e.row from (select 'ledger_entry ' || id as row, currency from ledger_entry
       union all select 'escrow_balance ' || issue_id, currency from escrow_balance) e
     where e.currency <> (select code from book_currency) limit 1`,
  ],
  [
    'does not sum to zero',
    `select 'ledger_transaction ' || t.id as row from ledger_transaction t
     left join ledger_entry e on e.transaction_id = t.id
     group by t.id having count(e.id) < 2 or sum(e.amount_cents) <> 0 limit 1`,
  ],
  [
    'differs from the sum of its entries, or is below zero',
    `select 'escrow_balance ' || coalesce(b.issue_id, s.issue_id) as row from escrow_balance b
     full join (select issue_id, sum(amount_cents) as cents from ledger_entry
       where account = 'escrow' group by issue_id) s on s.issue_id = b.issue_id
     where b.balance_cents is distinct from s.cents or b.balance_cents < 0 limit 1`,
  ],
  [
    'differs from what was booked for it',
    `select 'pledge ' || p.id as row from pledge p
     left join ledger_transaction t on t.pledge_id = p.id and t.kind = 'pledge'
     left join ledger_entry e on e.transaction_id = t.id and e.account = 'escrow'
     where e.amount_cents is distinct from p.amount_cents limit 1`,
  ],
  [
    'shows other funds than its escrow holds',
    `select 'issue ' || i.id as row from issue i
     left join escrow_balance b on b.issue_id = i.id
     left join (select issue_id, sum(fee_cents) as cents from premium_order
       where status = 'awaiting' group by issue_id) o on o.issue_id = i.id
     where i.status <> 'completed'
       and i.funding_cents <> coalesce(b.balance_cents, 0) - coalesce(o.cents, 0) limit 1`,
  ],
  [
    'shows other funds than the pledges that stand',
    `select 'issue ' || i.id as row from issue i
     left join (select issue_id, sum(amount_cents - taken_cents) as cents from pledge
       where status = 'held' group by issue_id) p on p.issue_id = i.id
     where i.status <> 'completed' and i.funding_cents <> coalesce(p.cents, 0) limit 1`,
  ],
  [
    'lost other money at the provider than was booked',
    `select 'pledge ' || p.id as row from pledge p
     cross join lateral (select
         -coalesce(sum(e.amount_cents) filter (where e.account = 'escrow'), 0) as escrow,
         -coalesce(sum(e.amount_cents) filter (where e.account = 'platform'), 0) as platform
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       where t.pledge_id = p.id and t.kind in ('chargeback', 'provider_refund', 'reinstated')) booked
     cross join lateral (select coalesce(sum(g.platform_cents), 0) as platform
       from provider_taking g where g.charge_id = p.id and g.state = 'taken') told
     where p.taken_cents <> booked.escrow or told.platform <> booked.platform limit 1`,
  ],
  [
    'moved money that it was not for',
    `select 'ledger_transaction ' || t.id as row from ledger_entry e
     join ledger_transaction t on t.id = e.transaction_id
     where e.account = 'solver' and t.kind not in ('release', 'premium_payment')
       or e.account = 'escrow' and e.issue_id <> t.issue_id limit 1`,
  ],
  [
    'holds another fee than was booked for it',
    `select 'premium_order ' || o.id as row from premium_order o
     left join (select t.premium_id, sum(e.amount_cents) as cents from ledger_transaction t
       join ledger_entry e on e.transaction_id = t.id and e.account = 'escrow'
       where t.premium_id is not null group by t.premium_id) b on b.premium_id = o.id
     where b.cents is distinct from case when o.status = 'awaiting' then o.fee_cents else 0 end
     limit 1`,
  ],
  [
    'released money without a decision on record',
    `select 'ledger_transaction ' || t.id as row from ledger_transaction t
     left join release_decision d on d.id = t.decision_id
     where t.kind = 'release' and d.id is null limit 1`,
  ],
  [
    'went back in the books, but not by the provider that it came from',
    `select 'pledge ' || p.id as row from pledge p
     join provider_payment c on c.id = p.id and c.kind = 'charge'
     where p.status in ('withdrawn', 'refunded')
       and p.amount_cents - p.taken_cents + ${SENT_ON} <> (
         select coalesce(sum(r.amount_cents), 0) from provider_payment r
         where r.charge_id = c.id and ${GOES_BACK}) limit 1`,
  ],
  [
    'left more or less to its donors than the provider was asked to send back',
    `select 'payout ' || y.id as row from payout y
     where exists (select 1 from provider_payment c where c.issue_id = y.issue_id
         and c.kind = 'charge' and c.status = 'succeeded')
       and y.returned_cents + (select coalesce(sum(${SENT_ON}), 0) from pledge p
         where p.issue_id = y.issue_id and p.status = 'spent')
         <> (select coalesce(sum(r.amount_cents), 0) from provider_payment r
         join pledge p on p.id = r.charge_id and p.status = 'spent'
         where p.issue_id = y.issue_id and ${GOES_BACK}) limit 1`,
  ],
];

/** Derived from the chains, which are verified first. */
const RECORD_RULES: readonly BookRule[] = [
  [
    'is not the end of its chain',
    `select 'audit_head ' || h.issue_id as row from audit_head h
     left join audit_entry a on a.issue_id = h.issue_id and a.sequence = h.sequence
     where a.hash is distinct from h.hash or exists (select 1 from audit_entry n
       where n.issue_id = h.issue_id and n.sequence > h.sequence) limit 1`,
  ],
  [
    'was published with another hash than its record has',
    `select 'audit_publication_head ' || p.issue_id || ' ' || p.day as row
     from audit_publication_head p
     left join audit_entry a on a.issue_id = p.issue_id and a.sequence = p.sequence
     where a.hash is distinct from p.hash limit 1`,
  ],
];

const CHAINS_AT_ONCE = 200;

async function checkRules(query: Query, rules: readonly BookRule[]): Promise<string | null> {
  for (const [rule, sql] of rules) {
    const [bad]: { row: string }[] = await query.query(sql);
    if (bad) return `${bad.row} ${rule}`;
  }
  return null;
}

/** The chains of the next issues after an id; `last` null: no more. */
async function checkChains(query: Query, afterId: string) {
  const issues: { issue_id: string }[] = await query.query(
    `select distinct issue_id from audit_entry where issue_id > $1
     order by issue_id limit ${CHAINS_AT_ONCE}`,
    [afterId],
  );
  const entries: AuditEntry[] = await query.query(
    `select issue_id as "issueId", sequence, action, actor_digest as "actorDigest", data,
       created_at as "createdAt", previous_hash as "previousHash", hash
     from audit_entry where issue_id = any ($1::uuid[]) order by issue_id, sequence`,
    [issues.map(({ issue_id }) => issue_id)],
  );
  for (const [issueId, chain] of groupByIssue(entries)) {
    const sequence = findBrokenLink(chain);
    if (sequence === null) continue;
    const problem = `audit_entry ${issueId} ${sequence} does not match its hash or its predecessor`;
    return { problem, count: entries.length, last: null };
  }
  return { problem: null, count: entries.length, last: issues.at(-1)?.issue_id ?? null };
}

function groupByIssue(entries: readonly AuditEntry[]): Map<string, AuditEntry[]> {
  const chains = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const chain = chains.get(entry.issueId) ?? [];
    chain.push(entry);
    chains.set(entry.issueId, chain);
  }
  return chains;
}

/**
 * Recomputes every ledger transaction, escrow, pledge and payout, the hash of every audit entry, every vote,
 * draw, seal and ruling against the record, the counts of map and list, and the search texts. Read-only. Call
 * it in a transaction with a single snapshot: concurrent writes would look like faults.
 */
export async function checkBooks(query: Query): Promise<BooksReport> {
  let problem = await checkRules(query, LEDGER_RULES);
  let entryCount = 0;
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (problem === null && after !== null) {
    const checked: Awaited<ReturnType<typeof checkChains>> = await checkChains(query, after);
    entryCount += checked.count;
    problem = checked.problem;
    after = checked.last;
  }
  // After the chains: a tampered record would accuse every row checked against it.
  problem ??= await checkRules(query, [
    ...RECORD_RULES,
    ...CASE_RULES,
    ...COUNT_RULES,
    ...SEARCH_RULES,
  ]);
  const [row]: { count: string }[] = await query.query('select count(*) from ledger_transaction');
  return { entryCount, transactionCount: Number(row?.count ?? 0), problem };
}
