import type { EntityManager } from 'typeorm';
import { findBrokenLink } from '#api/database/auditLog.ts';
import type { AuditEntry } from '#api/entities/audit.ts';
import { PAID_BY_BANK } from './paidByBank.ts';
import { CASE_RULES, type BookRule } from './caseRules.ts';

/** What a check of all books found. */
export type BooksReport = {
  entryCount: number;
  transactionCount: number;
  /** The first row that does not hold, by table and key; null: everything does. */
  problem: string | null;
};

type Query = Pick<EntityManager, 'query'>;

/** A refund `r` that has reached its donor or still will; for one that failed somebody has to act. */
const GOES_BACK = `(r.status <> 'failed' OR r.last_error IN ${PAID_BY_BANK})`;

/** Each names the rows that break one rule of the ledger; none may be found. */
const LEDGER_RULES: readonly BookRule[] = [
  [
    'does not sum to zero',
    `SELECT 'ledger_transaction ' || t.id AS row FROM ledger_transaction t
     LEFT JOIN ledger_entry e ON e.transaction_id = t.id
     GROUP BY t.id HAVING count(e.id) < 2 OR sum(e.amount_cents) <> 0 LIMIT 1`,
  ],
  [
    'differs from the sum of its entries, or is below zero',
    `SELECT 'escrow_balance ' || coalesce(b.issue_id, s.issue_id) AS row FROM escrow_balance b
     FULL JOIN (SELECT issue_id, sum(amount_cents) AS cents FROM ledger_entry
       WHERE account = 'escrow' GROUP BY issue_id) s ON s.issue_id = b.issue_id
     WHERE b.balance_cents IS DISTINCT FROM s.cents OR b.balance_cents < 0 LIMIT 1`,
  ],
  [
    'differs from what was booked for it',
    `SELECT 'pledge ' || p.id AS row FROM pledge p
     LEFT JOIN ledger_transaction t ON t.pledge_id = p.id AND t.kind = 'pledge'
     LEFT JOIN ledger_entry e ON e.transaction_id = t.id AND e.account = 'escrow'
     WHERE e.amount_cents IS DISTINCT FROM p.amount_cents LIMIT 1`,
  ],
  [
    'shows other funds than its escrow holds',
    `SELECT 'issue ' || i.id AS row FROM issue i
     LEFT JOIN escrow_balance b ON b.issue_id = i.id
     LEFT JOIN (SELECT issue_id, sum(fee_cents) AS cents FROM premium_order
       WHERE status = 'awaiting' GROUP BY issue_id) o ON o.issue_id = i.id
     WHERE i.status <> 'completed'
       AND i.funding_cents <> coalesce(b.balance_cents, 0) - coalesce(o.cents, 0) LIMIT 1`,
  ],
  [
    'shows other funds than the pledges that stand',
    `SELECT 'issue ' || i.id AS row FROM issue i
     LEFT JOIN (SELECT issue_id, sum(amount_cents) AS cents FROM pledge
       WHERE status = 'held' GROUP BY issue_id) p ON p.issue_id = i.id
     WHERE i.status <> 'completed' AND i.funding_cents <> coalesce(p.cents, 0) LIMIT 1`,
  ],
  [
    'moved money that it was not for',
    `SELECT 'ledger_transaction ' || t.id AS row FROM ledger_entry e
     JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE e.account = 'solver' AND t.kind NOT IN ('release', 'premium_payment')
       OR e.account = 'escrow' AND e.issue_id <> t.issue_id LIMIT 1`,
  ],
  [
    'holds another fee than was booked for it',
    `SELECT 'premium_order ' || o.id AS row FROM premium_order o
     LEFT JOIN (SELECT t.premium_id, sum(e.amount_cents) AS cents FROM ledger_transaction t
       JOIN ledger_entry e ON e.transaction_id = t.id AND e.account = 'escrow'
       WHERE t.premium_id IS NOT NULL GROUP BY t.premium_id) b ON b.premium_id = o.id
     WHERE b.cents IS DISTINCT FROM CASE WHEN o.status = 'awaiting' THEN o.fee_cents ELSE 0 END
     LIMIT 1`,
  ],
  [
    'released money without a decision on record',
    `SELECT 'ledger_transaction ' || t.id AS row FROM ledger_transaction t
     LEFT JOIN release_decision d ON d.id = t.decision_id
     WHERE t.kind = 'release' AND d.id IS NULL LIMIT 1`,
  ],
  [
    'went back in the books, but not by the provider that it came from',
    `SELECT 'pledge ' || p.id AS row FROM pledge p
     JOIN provider_payment c ON c.id = p.id AND c.kind = 'charge'
     WHERE p.status IN ('withdrawn', 'refunded') AND p.amount_cents IS DISTINCT FROM (
       SELECT sum(r.amount_cents) FROM provider_payment r
       WHERE r.charge_id = c.id AND ${GOES_BACK}) LIMIT 1`,
  ],
  [
    'left more or less to its donors than the provider was asked to send back',
    `SELECT 'payout ' || y.id AS row FROM payout y
     WHERE EXISTS (SELECT 1 FROM provider_payment c WHERE c.issue_id = y.issue_id
         AND c.kind = 'charge' AND c.status = 'succeeded')
       AND y.returned_cents <> (SELECT coalesce(sum(r.amount_cents), 0) FROM provider_payment r
         JOIN pledge p ON p.id = r.charge_id AND p.status = 'spent'
         WHERE p.issue_id = y.issue_id AND ${GOES_BACK}) LIMIT 1`,
  ],
];

/** What follows from the chains, which are checked before. */
const RECORD_RULES: readonly BookRule[] = [
  [
    'is not the end of its chain',
    `SELECT 'audit_head ' || h.issue_id AS row FROM audit_head h
     LEFT JOIN audit_entry a ON a.issue_id = h.issue_id AND a.sequence = h.sequence
     WHERE a.hash IS DISTINCT FROM h.hash OR EXISTS (SELECT 1 FROM audit_entry n
       WHERE n.issue_id = h.issue_id AND n.sequence > h.sequence) LIMIT 1`,
  ],
  [
    'was published with another hash than its record has',
    `SELECT 'audit_publication_head ' || p.issue_id || ' ' || p.day AS row
     FROM audit_publication_head p
     LEFT JOIN audit_entry a ON a.issue_id = p.issue_id AND a.sequence = p.sequence
     WHERE a.hash IS DISTINCT FROM p.hash LIMIT 1`,
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

/** The chains of the next issues after an id; `last` is null when there are no more. */
async function checkChains(query: Query, afterId: string) {
  const issues: { issue_id: string }[] = await query.query(
    `SELECT DISTINCT issue_id FROM audit_entry WHERE issue_id > $1
     ORDER BY issue_id LIMIT ${CHAINS_AT_ONCE}`,
    [afterId],
  );
  const entries: AuditEntry[] = await query.query(
    `SELECT issue_id AS "issueId", sequence, action, actor_digest AS "actorDigest", data,
       created_at AS "createdAt", previous_hash AS "previousHash", hash
     FROM audit_entry WHERE issue_id = ANY ($1::uuid[]) ORDER BY issue_id, sequence`,
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
 * Recomputes all that can be recomputed: every ledger transaction, escrow, pledge and payout, the
 * hash of every audit entry, and every vote, draw, seal and ruling against the record. Reads only. To
 * be called in a transaction of one snapshot, or writes that come meanwhile look like faults.
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
  // After the chains: a record that was changed would accuse everything that is held against it.
  problem ??= await checkRules(query, [...RECORD_RULES, ...CASE_RULES]);
  const [row]: { count: string }[] = await query.query('SELECT count(*) FROM ledger_transaction');
  return { entryCount, transactionCount: Number(row?.count ?? 0), problem };
}
