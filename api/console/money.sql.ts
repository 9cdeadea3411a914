import {
  moneySql,
  timeSql,
  VISIBLE_ISSUE,
  listPage,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import type { TroubleFilter } from '#schema/console/consoleFilters.ts';
import type { MoneyState } from '#schema/console/consoleKinds.ts';

/** Each escrow balance has one state: obstacles come before progress. */
const SQL = `
  with held as (
    select case when i.is_hidden then 'hidden' when i.is_frozen then 'frozen'
        when i.status in ('reported', 'funded') then 'open' else i.status end as state,
      b.balance_cents as cents
    from escrow_balance b join issue i on i.id = b.issue_id where b.balance_cents > 0
  ), gone as (
    select case when e.account = 'solver' then 'released' when e.account = 'platform' then 'fees'
        when t.kind = 'withdrawal' then 'withdrawn' when t.kind = 'chargeback' then 'charged_back'
        when t.kind = 'provider_refund' then 'refunded'
        else 'refunded' end as state,
      e.amount_cents as cents
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.account in ('solver', 'platform') or (e.account = 'donor' and e.amount_cents > 0)
  )
  select s.state, ${moneySql('coalesce(sum(m.cents), 0)')} as amount, count(m.cents)::integer as count
  from unnest(array['open', 'in_progress', 'completed', 'frozen', 'hidden', 'released', 'fees',
    'refunded', 'withdrawn', 'charged_back']) with ordinality as s (state, number)
  left join (select * from held union all select * from gone) m on m.state = s.state
  group by s.state, s.number order by s.number`;

type StateRow = { state: MoneyState; amount: string; count: number };

export function getMoneyStates(database: Queryable): Promise<StateRow[]> {
  return database.query<StateRow>(SQL);
}

const PAYMENTS = `
  select id, case when status = 'failed' then 'failed' else 'failing' end as trouble,
    kind as payment, issue_id, user_id, amount_cents, created_at as since, last_error as detail
  from provider_payment
  where status = 'failed' or (status = 'pending' and (last_error is not null or round > 0))`;

const OVERDUE = `
  select id, 'overdue', 'payout', issue_id, solver_id, amount_cents, due_at, null
  from payout where status = 'pending' and due_at <= $2`;

const CHARGED_BACK = `
  select id, 'charged_back', null, issue_id, user_id, amount_cents, closed_at, null
  from pledge where status = 'charged_back'`;

const FROZEN = `
  select i.id, 'frozen', null, i.id, f.by_id, coalesce(b.balance_cents, 0),
    coalesce(f.decided_at, i.updated_at), f.reason
  from issue i left join escrow_balance b on b.issue_id = i.id
  left join lateral (select z.by_id, z.decided_at, z.reason from escrow_freeze z
    where z.issue_id = i.id and z.is_frozen order by z.decided_at desc limit 1) f on true
  where i.is_frozen and i.deleted_at is null`;

/** Differences that the books have already followed stay visible for 30 days. */
const DIFFERS = `
  select md5(id)::uuid, 'differs', thing, issue_id, user_id, coalesce(theirs_cents, ours_cents, 0),
    found_at, provider_id
  from provider_difference
  where settled_at is null or what = 'missed' and found_at > $2::timestamptz - interval '30 days'`;

const DIFFERENCE_JSON = `(select json_build_object('what', d.what,
    'ours', ${moneySql('d.ours_cents')}, 'theirs', ${moneySql('d.theirs_cents')},
    'currency', d.currency_code)
  from provider_difference d where m.trouble = 'differs' and md5(d.id)::uuid = m.id)`;

const LISTING = {
  from: `(${[PAYMENTS, OVERDUE, CHARGED_BACK, FROZEN, DIFFERS].join(' union all ')}) m`,
  where: `$2::timestamptz is not null and ($1 = 'any' or m.trouble = $1)`,
  order: 'm.since desc, m.id desc',
  json: `json_build_object('id', m.id, 'trouble', m.trouble, 'payment', m.payment,
    'issueId', m.issue_id, 'issueTitle', case when ${VISIBLE_ISSUE} then i.title end,
    'userId', m.user_id, 'userName', u.username, 'amount', ${moneySql('m.amount_cents')},
    'since', ${timeSql('m.since')}, 'detail', m.detail, 'difference', ${DIFFERENCE_JSON})`,
  joins: 'left join issue i on i.id = m.issue_id left join app_user u on u.id = m.user_id',
};

type Asked = { trouble: TroubleFilter; page: number; pageSize: number };

export const listMoneyTroubles = (
  database: Queryable,
  now: Date,
  { trouble, ...page }: Asked,
): Promise<string> => listPage(database, LISTING, [trouble, now], page);
