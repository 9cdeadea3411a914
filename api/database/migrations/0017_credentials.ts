import { sqlMigration } from './sqlMigration.ts';

/** Proof and change of addresses, links to new passwords, and the mails that carry them. */
export const Credentials1763000000017 = sqlMigration({
  name: 'Credentials1763000000017',
  up: `
-- When somebody followed the link that was mailed to the address. Null: nobody has yet.
alter table app_user add column email_proved_at timestamptz(3);

-- Mails about an account that are to be sent, gone once they are. Links are made when a mail is
-- written, so that no row has one. Each try moves due_at ahead before anything is sent.
create table account_mail (
  id uuid primary key,
  kind text not null check (char_length(kind) <= 40),
  -- Null: whoever has the address, if anybody does.
  user_id uuid references app_user on delete cascade,
  email text not null check (char_length(email) <= 254),
  attempt_count smallint not null default 0,
  due_at timestamptz(3) not null default '-infinity'
);
create index account_mail_due on account_mail (due_at);
create index account_mail_person on account_mail (user_id);

-- What stands behind a link, by its hash: a dump of the table opens nothing.
create table account_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('reset', 'proof', 'change_old', 'change_new')),
  -- The address that it proves or brings; of a new password, the address of the account.
  email text not null check (char_length(email) <= 254),
  expires_at timestamptz(3) not null
);
create index account_link_person on account_link (user_id);
create index account_link_expiry on account_link (expires_at);

-- An address that is to take the place of the old one.
create table email_change (
  user_id uuid primary key references app_user on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  is_old_confirmed boolean not null,
  is_new_confirmed boolean not null default false,
  ends_at timestamptz(3) not null
);

-- A local mailbox is for development; whose mails these were is not known for sure.
delete from mailbox_mail;
alter table mailbox_mail add column user_id uuid not null references app_user on delete cascade;
drop index mailbox_mail_recipient;
create index mailbox_mail_person on mailbox_mail (user_id, sequence desc);
`,
  noWayBack: 'Which addresses are proved is kept here',
});
