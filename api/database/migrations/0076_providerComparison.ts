import { sqlMigration } from './sqlMigration.ts';

/** Where the provider and the books say different things, and how far the comparison of a day is. */
export const ProviderComparison1763000000076 = sqlMigration({
  name: 'ProviderComparison1763000000076',
  up: `
create table provider_difference (
  -- What it is and about what at the provider: found again, it is the same row.
  id text primary key check (char_length(id) between 1 and 300),
  -- amount, currency: not what was asked. unknown: carries our mark, and the books lack it. missing: the books
  -- have it, the provider not. missed: its message never came, and the books have followed since.
  -- reversed: taken back from a solver.
  what text not null
    check (what in ('amount', 'currency', 'unknown', 'missing', 'missed', 'reversed')),
  thing text not null check (thing in ('charge', 'refund', 'dispute', 'payout')),
  provider_id text not null,
  payment_id uuid,
  issue_id uuid references issue,
  user_id uuid references app_user,
  ours_cents bigint,
  theirs_cents bigint,
  currency_code text,
  found_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index provider_difference_open on provider_difference (found_at) where settled_at is null;

-- One row a day; a process that is ended leaves it to the next.
create table provider_comparison (
  day date primary key,
  list text,
  after_id text,
  started_at timestamptz(3) not null,
  claimed_until timestamptz(3) not null,
  ended_at timestamptz(3)
);
-- What the lists of the running comparison have shown so far.
create table provider_seen (provider_id text primary key);

alter table payout_account add column state_at timestamptz(3),
  add column gone_at timestamptz(3), add column round integer not null default 0;
`,
  noWayBack: 'Nobody would know any more what differs',
});
