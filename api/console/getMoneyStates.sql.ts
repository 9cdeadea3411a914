import type { Queryable } from '#api/platform/queryable.sql.ts';
import { moneySql } from '#api/platform/json.sql.ts';
import type { MoneyState } from '#schema/console/consoleFilters.ts';

/** Every balance of an escrow is in one state: what holds it up comes before how far the work is. */
const SQL = `
  with held as (
    select case when i.is_hidden then 'hidden' when i.is_frozen then 'frozen'
        when i.status in ('reported', 'funded') then 'open' else i.status end as state,
      b.balance_cents as cents
    from escrow_balance b join issue i on i.id = b.issue_id where b.balance_cents > 0
  ), gone as (
    select case when e.account = 'solver' then 'released' when e.account = 'platform' then 'fees'
        when t.kind = 'withdrawal' then 'withdrawn' when t.kind = 'chargeback' then 'charged_back'
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

/** Where all money is or went, in one statement. */
export function getMoneyStates(database: Queryable): Promise<StateRow[]> {
  return database.query<StateRow>(SQL);
}
