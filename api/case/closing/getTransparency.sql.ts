import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { TRANSPARENCY_MONTHS } from '#schema/limits.ts';
import type { Transparency } from '#schema/case/transparency.ts';

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

const MOVED = moneySql('coalesce(sum(amount_cents), 0)');

async function figuresAt(database: Queryable, now: Date) {
  const [row] = await database.query<FiguresRow>(
    `select
       (select ${moneySql('coalesce(sum(balance_cents), 0)')} from escrow_balance) as escrow,
       (select ${MOVED} from ledger_entry where account = 'solver') as released,
       (select ${MOVED} from ledger_entry where account = 'donor' and amount_cents > 0) as refunded,
       (select ${MOVED} from ledger_entry where account = 'platform') as fees,
       (select count(*) from (
          select id from issue where verification_state in ('jury', 'arbitration')
          union select f.issue_id from proof_flag f join proof p on p.id = f.proof_id
          where f.settled is null and not p.is_final
        ) disputed) as disputes,
       (select count(*) from payout where status = 'pending') as pending,
       (select count(*) from payout where status = 'pending' and due_at <= $1) as overdue`,
    [now],
  );
  return {
    escrow: row?.escrow ?? '0',
    released: row?.released ?? '0',
    refunded: row?.refunded ?? '0',
    fees: row?.fees ?? '0',
    openDisputes: Number(row?.disputes ?? 0),
    openPayouts: Number(row?.pending ?? 0),
    overduePayouts: Number(row?.overdue ?? 0),
  };
}

async function monthsUntil(database: Queryable, now: Date): Promise<Transparency['months']> {
  const rows = await database.query<MonthRow>(
    `with months as (
       select generate_series(
         date_trunc('month', $1::timestamptz at time zone 'UTC')
           - interval '${TRANSPARENCY_MONTHS - 1} months',
         date_trunc('month', $1::timestamptz at time zone 'UTC'), interval '1 month') as start
     ), first as (select min(start) at time zone 'UTC' as at from months),
     money as (
       select date_trunc('month', t.created_at at time zone 'UTC') as start,
         sum(e.amount_cents) filter (where e.account = 'escrow' and e.amount_cents > 0) as pledged,
         sum(e.amount_cents) filter (where e.account = 'solver') as released,
         sum(e.amount_cents) filter (where e.account = 'donor' and e.amount_cents > 0) as refunded
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       where t.created_at >= (select at from first) group by 1
     ), decided as (
       select date_trunc('month', decided_at at time zone 'UTC') as start, count(*) as decisions,
         percentile_cont(0.5) within group (
           order by extract(epoch from decided_at - submitted_at)) / 3600 as hours
       from proof where is_final and decided_at >= (select at from first) group by 1
     )
     select to_char(m.start, 'YYYY-MM') as month, ${moneySql('coalesce(money.pledged, 0)')} as pledged,
       ${moneySql('coalesce(money.released, 0)')} as released,
       ${moneySql('coalesce(money.refunded, 0)')} as refunded,
       coalesce(d.decisions, 0) as decisions, d.hours
     from months m left join money on money.start = m.start left join decided d on d.start = m.start
     order by m.start`,
    [now],
  );
  return rows.map((row) => ({
    month: row.month,
    pledged: row.pledged,
    released: row.released,
    refunded: row.refunded,
    decisions: Number(row.decisions),
    medianDecisionHours: row.hours === null ? null : Math.round(row.hours * 10) / 10,
  }));
}

async function lastCheck(database: Queryable): Promise<Transparency['booksCheck']> {
  const [row] = await database.query<{ check: NonNullable<Transparency['booksCheck']> }>(
    `select json_build_object('checkedAt', ${timeSql('checked_at')}, 'entryCount', entry_count,
       'transactionCount', transaction_count, 'problem', problem) as check
     from books_check order by day desc limit 1`,
  );
  return row?.check ?? null;
}

async function lastPublication(database: Queryable): Promise<Transparency['publication']> {
  const [row] = await database.query<{ publication: NonNullable<Transparency['publication']> }>(
    `select json_build_object('day', day, 'publishedAt', ${timeSql('published_at')},
       'issueCount', issue_count, 'root', encode(root, 'hex')) as publication
     from audit_publication order by day desc limit 1`,
  );
  return row?.publication ?? null;
}

export async function getTransparency(database: Queryable, now: Date): Promise<Transparency> {
  return {
    ...(await figuresAt(database, now)),
    months: await monthsUntil(database, now),
    booksCheck: await lastCheck(database),
    publication: await lastPublication(database),
  };
}
