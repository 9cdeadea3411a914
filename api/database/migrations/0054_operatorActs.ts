import { sqlMigration } from './sqlMigration.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';

/** The record of what operators do to accounts and deliveries. */
export const OperatorActs1763000000054 = sqlMigration({
  name: 'OperatorActs1763000000054',
  up: `
-- What operators did in the console, to whom or to what, and why. Acts on an issue stand in its own record.
create table operator_act (
  id uuid primary key,
  by_id uuid not null references app_user,
  act text not null check (char_length(act) between 1 and 40),
  -- Whose account it was about; null: nobody's.
  user_id uuid references app_user,
  -- What else it was about, in the words of the console; empty: nothing.
  subject text not null default '' check (char_length(subject) <= 200),
  reason text not null check (char_length(reason) between 20 and 2000),
  acted_at timestamptz(3) not null
);
create index operator_act_newest on operator_act (acted_at desc, id desc);
create index operator_act_person on operator_act (user_id, acted_at desc);
create index operator_act_author on operator_act (by_id);
${appendOnly('operator_act')}
${neverTruncated('operator_act')}
`,
  noWayBack: 'What operators did to people is kept here',
});
