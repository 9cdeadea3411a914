import { sqlMigration } from './sqlMigration.ts';

/** Accounts that belong together, and what makes a juror experienced and near. */
export const Connections1763000000018 = sqlMigration({
  name: 'Connections1763000000018',
  up: `
set local statement_timeout = 0;

-- What accounts have in common, as digests that only this installation can make and that expire.
create table account_trace (
  kind text not null check (kind in ('card', 'payout', 'push', 'device')),
  digest bytea not null check (octet_length(digest) = 32),
  user_id uuid not null references app_user on delete cascade,
  expires_at timestamptz(3) not null,
  primary key (kind, digest, user_id)
);
create index account_trace_person on account_trace (user_id);
create index account_trace_expiry on account_trace (expires_at);

-- A home area counts for juries some time after it was chosen.
alter table app_user add column home_since timestamptz(3);
update app_user set home_since = created_at where home_latitude is not null;

-- Whether a case counts as experience: one that a person stages with two friends does not.
alter table trust_event add column is_experience boolean not null default true;
alter table trust_event disable trigger user;
update trust_event t set is_experience = false from proof p
where p.id = t.proof_id and (select count(distinct w.user_id) from selection_weight w
  where w.proposal_id = p.proposal_id) < 3;
alter table trust_event enable trigger user;
`,
  noWayBack: 'What makes a juror experienced is kept here',
});
