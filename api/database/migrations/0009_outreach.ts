import { sqlMigration } from './sqlMigration.ts';

/** Notices that leave the app: choices, browsers, what is on its way, and the local mailbox. */
export const Outreach1763000000009 = sqlMigration({
  name: 'Outreach1763000000009',
  up: `
-- Which kinds of notices leave the app, and how. No row: none does.
create table notification_choice (
  user_id uuid not null references app_user on delete cascade,
  -- One of notification.type, which knows the list.
  type text not null check (char_length(type) <= 40),
  by_push boolean not null,
  by_email boolean not null,
  primary key (user_id, type)
);

-- By what key push services know this installation. One for all processes.
create table push_key (
  id smallint primary key check (id = 1),
  public_key text not null,
  private_key text not null
);

-- A browser that gets pushes for as long as the sign-in lasts that it was named by.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  session_hash bytea not null references session on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null,
  last_success_at timestamptz(3)
);
create index push_subscription_person on push_subscription (user_id);
create index push_subscription_session on push_subscription (session_hash);

-- Notices on their way out, made together with the notice and gone once sent. Each try moves
-- due_at ahead before anything is sent, so that a process that dies leaves it to the others.
create table notice_delivery (
  id bigint generated always as identity primary key,
  notification_id uuid not null references notification on delete cascade,
  -- Null: by email.
  subscription_id uuid references push_subscription on delete cascade,
  attempt_count smallint not null default 0,
  due_at timestamptz(3) not null default '-infinity',
  unique nulls not distinct (notification_id, subscription_id)
);
create index notice_delivery_due on notice_delivery (due_at, id);
create index notice_delivery_subscription on notice_delivery (subscription_id);

-- Mails that do not leave this machine.
create table mailbox_mail (
  sequence bigint generated always as identity primary key,
  id uuid not null unique,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz(3) not null
);
create index mailbox_mail_recipient on mailbox_mail (lower(recipient), sequence desc);
`,
  noWayBack: 'Subscriptions of browsers cannot be made again',
});
