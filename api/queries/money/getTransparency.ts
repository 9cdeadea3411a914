import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { TRANSPARENCY_MONTHS } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import type { Transparency } from '#schema/verification/transparency.ts';

type FiguresRow = {
  escrow: string;
  released: string;
  refunded: string;
  fees: string;
  disputes: string;
  pending: string;
  overdue: string;
};

type MonthRow = {
  month: string;
  pledged: string;
  released: string;
  refunded: string;
  decisions: string;
  hours: number | null;
};

const money = (cents: string) => formatCents(BigInt(cents));

async function figuresAt(database: Queryable, now: Date) {
  const [row] = await database.query<FiguresRow>(
    `SELECT
       (SELECT coalesce(sum(balance_cents), 0) FROM escrow_balance) AS escrow,
       (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entry WHERE account = 'solver')
         AS released,
       (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entry
        WHERE account = 'donor' AND amount_cents > 0) AS refunded,
       (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entry WHERE account = 'platform') AS fees,
       (SELECT count(*) FROM (
          SELECT id FROM issue WHERE verification_state IN ('jury', 'arbitration')
          UNION SELECT f.issue_id FROM proof_flag f JOIN proof p ON p.id = f.proof_id
          WHERE f.settled IS NULL AND NOT p.is_final
        ) disputed) AS disputes,
       (SELECT count(*) FROM payout WHERE status = 'pending') AS pending,
       (SELECT count(*) FROM payout WHERE status = 'pending' AND due_at <= $1) AS overdue`,
    [now],
  );
  return {
    escrow: money(row?.escrow ?? '0'),
    released: money(row?.released ?? '0'),
    refunded: money(row?.refunded ?? '0'),
    fees: money(row?.fees ?? '0'),
    openDisputes: Number(row?.disputes ?? 0),
    openPayouts: Number(row?.pending ?? 0),
    overduePayouts: Number(row?.overdue ?? 0),
  };
}

async function monthsUntil(database: Queryable, now: Date): Promise<Transparency['months']> {
  const rows = await database.query<MonthRow>(
    `WITH months AS (
       SELECT generate_series(
         date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC')
           - interval '${TRANSPARENCY_MONTHS - 1} months',
         date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC'), interval '1 month') AS start
     ), first AS (SELECT min(start) AT TIME ZONE 'UTC' AS at FROM months),
     money AS (
       SELECT date_trunc('month', t.created_at AT TIME ZONE 'UTC') AS start,
         sum(e.amount_cents) FILTER (WHERE e.account = 'escrow' AND e.amount_cents > 0) AS pledged,
         sum(e.amount_cents) FILTER (WHERE e.account = 'solver') AS released,
         sum(e.amount_cents) FILTER (WHERE e.account = 'donor' AND e.amount_cents > 0) AS refunded
       FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
       WHERE t.created_at >= (SELECT at FROM first) GROUP BY 1
     ), decided AS (
       SELECT date_trunc('month', decided_at AT TIME ZONE 'UTC') AS start, count(*) AS decisions,
         percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM decided_at - submitted_at)) / 3600 AS hours
       FROM proof WHERE is_final AND decided_at >= (SELECT at FROM first) GROUP BY 1
     )
     SELECT to_char(m.start, 'YYYY-MM') AS month, coalesce(money.pledged, 0) AS pledged,
       coalesce(money.released, 0) AS released, coalesce(money.refunded, 0) AS refunded,
       coalesce(d.decisions, 0) AS decisions, d.hours
     FROM months m LEFT JOIN money ON money.start = m.start LEFT JOIN decided d ON d.start = m.start
     ORDER BY m.start`,
    [now],
  );
  return rows.map((row) => ({
    month: row.month,
    pledged: money(row.pledged),
    released: money(row.released),
    refunded: money(row.refunded),
    decisions: Number(row.decisions),
    medianDecisionHours: row.hours === null ? null : Math.round(row.hours * 10) / 10,
  }));
}

async function lastCheck(database: Queryable): Promise<Transparency['booksCheck']> {
  const [row] = await database.query<{ check: NonNullable<Transparency['booksCheck']> }>(
    `SELECT json_build_object('checkedAt', ${timeSql('checked_at')}, 'entryCount', entry_count,
       'transactionCount', transaction_count, 'problem', problem) AS check
     FROM books_check ORDER BY day DESC LIMIT 1`,
  );
  return row?.check ?? null;
}

async function lastPublication(database: Queryable): Promise<Transparency['publication']> {
  const [row] = await database.query<{ publication: NonNullable<Transparency['publication']> }>(
    `SELECT json_build_object('day', day, 'publishedAt', ${timeSql('published_at')},
       'issueCount', issue_count, 'root', encode(root, 'hex')) AS publication
     FROM audit_publication ORDER BY day DESC LIMIT 1`,
  );
  return row?.publication ?? null;
}

/** Where all money is at a moment, how the last months went, and whether the books hold. */
export async function getTransparency(database: Queryable, now: Date): Promise<Transparency> {
  return {
    ...(await figuresAt(database, now)),
    months: await monthsUntil(database, now),
    booksCheck: await lastCheck(database),
    publication: await lastPublication(database),
  };
}
