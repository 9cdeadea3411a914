import { sqlMigration } from './sqlMigration.ts';

/** Sign-in with an OpenID Connect provider. */
export const SignInProvider1763000000032 = sqlMigration({
  name: 'SignInProvider1763000000032',
  up: `
-- Who somebody is at the sign-in provider, as a digest that only this installation can make.
create table provider_identity (
  identity_digest bytea primary key check (octet_length(identity_digest) = 32),
  user_id uuid not null unique references app_user on delete cascade,
  linked_at timestamptz(3) not null
);

-- A way to the provider and back, by the hash of a secret that only the browser has.
create table provider_attempt (
  secret_hash bytea primary key check (octet_length(secret_hash) = 32),
  -- Null: of somebody who signs in; else who links.
  user_id uuid references app_user on delete cascade,
  state text not null,
  nonce text not null,
  verifier text not null,
  -- What the provider has said of somebody who has no account here yet.
  identity_digest bytea check (octet_length(identity_digest) = 32),
  email text,
  expires_at timestamptz(3) not null
);
create index provider_attempt_expiry on provider_attempt (expires_at);
create index provider_attempt_person on provider_attempt (user_id);

-- False: made by the provider, and no password was set since.
alter table app_user add column has_password boolean not null default true;
`,
  noWayBack: 'Accounts without a password would be shut out',
});
