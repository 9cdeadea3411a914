import { sqlMigration } from './sqlMigration.ts';

/** How sure an installation is of who somebody is. */
export const ContactLevels1763000000031 = sqlMigration({
  name: 'ContactLevels1763000000031',
  up: `
-- What has shown that a person is who they are, beside their address: a digest that only this
-- installation can make. It serves one account alone, also for a year after it counts no more.
create table contact_proof (
  digest bytea primary key check (octet_length(digest) = 32),
  kind text not null check (kind in ('phone', 'document')),
  -- Null: the account was deleted.
  user_id uuid references app_user on delete set null,
  -- By what the person knows it again: the last digits of a number, of a document nothing.
  hint text not null check (char_length(hint) <= 4),
  -- The operator who has seen a document.
  seen_by uuid references app_user on delete set null,
  proved_at timestamptz(3) not null,
  -- Null: it counts. Else it only keeps others from using it until then.
  held_until timestamptz(3)
);
create unique index contact_proof_person on contact_proof (user_id, kind) where held_until is null;
create index contact_proof_account on contact_proof (user_id);
create index contact_proof_seen_by on contact_proof (seen_by);
create index contact_proof_held on contact_proof (held_until) where held_until is not null;

-- A code that was sent to a number, and how often it may still be tried.
create table phone_code (
  user_id uuid primary key references app_user on delete cascade,
  phone_digest bytea not null check (octet_length(phone_digest) = 32),
  hint text not null check (char_length(hint) <= 4),
  code_digest bytea not null check (octet_length(code_digest) = 32),
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz(3) not null
);

-- On a security key or another device than the one it was made from, and bound to it.
alter table passkey add column is_other_device boolean not null default false;
`,
  noWayBack: 'Who has proved what would be lost',
});
