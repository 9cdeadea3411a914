import { sqlMigration } from './sqlMigration.ts';

/** Passkeys, their challenges, and the codes for those who lost them. */
export const Passkeys1763000000021 = sqlMigration({
  name: 'Passkeys1763000000021',
  up: `
create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- By what the authenticator knows it, in base64url.
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  -- Rises with each use where the authenticator counts: a copy falls behind.
  use_count bigint not null,
  -- Browser and system that it was made with, in words.
  device text not null check (char_length(device) <= 80),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkey_person on passkey (user_id);

-- What an authenticator was asked to sign; gone at the first answer.
create table passkey_challenge (
  id uuid primary key,
  -- Null: of somebody who wants to sign in.
  user_id uuid references app_user on delete cascade,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_person on passkey_challenge (user_id);

-- Ways in without the passkey, each once, by their hash.
create table recovery_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  user_id uuid not null references app_user on delete cascade
);
create index recovery_code_person on recovery_code (user_id);

-- Begun with a passkey, or one was made in it.
alter table session add column is_strong boolean not null default false;
`,
  noWayBack: 'Passkeys cannot be made again by anybody but their people',
});
