import { sqlMigration } from './sqlMigration.ts';

/** Selection of proposals with its deadlines, notices of pledges, and the checks of the books. */
export const Selection1763000000006 = sqlMigration({
  name: 'Selection1763000000006',
  up: `
-- A proposal that has won and takes effect unless votes or money change until then.
create table pending_selection (
  issue_id uuid primary key references issue,
  proposal_id uuid not null,
  takes_effect_at timestamptz(3) not null,
  foreign key (issue_id, proposal_id) references proposal (issue_id, id)
);
create index pending_selection_due on pending_selection (takes_effect_at);

-- Who was chosen, until when the proof is due, and how it ended.
create table selection (
  issue_id uuid not null references issue,
  proposal_id uuid primary key,
  selected_at timestamptz(3) not null,
  deadline_at timestamptz(3) not null,
  reminder_at timestamptz(3) not null,
  reminded_at timestamptz(3),
  ended_at timestamptz(3),
  foreign key (issue_id, proposal_id) references proposal (issue_id, id)
);
create unique index selection_open on selection (issue_id) where ended_at is null;
create index selection_due on selection (deadline_at) where ended_at is null;

-- The money of each donor at the moment of the choice: what comes later buys no say.
create table selection_weight (
  proposal_id uuid not null references selection,
  pledge_id uuid not null references pledge,
  user_id uuid not null references app_user,
  amount_cents bigint not null check (amount_cents > 0),
  pledged_at timestamptz(3) not null,
  primary key (proposal_id, pledge_id)
);
create trigger selection_weight_kept before update or delete on selection_weight
  for each row execute function refuse_change();

alter table pledge add column first_notice_at timestamptz(3), add column last_notice_at timestamptz(3);

-- How far the testers have moved the clock; all processes read it.
create table test_clock (
  id smallint primary key check (id = 1),
  offset_ms bigint not null check (offset_ms >= 0)
);

-- What the checks of all books found.
create table books_check (
  day date primary key,
  checked_at timestamptz(3) not null,
  entry_count bigint not null,
  transaction_count bigint not null,
  -- Null: everything holds; else the first row that does not.
  problem text
);
`,
  noWayBack: 'Pledges and audit entries refer to these tables',
});
