import { sqlMigration } from './sqlMigration.ts';

/** When a process that sends mail by SMTP was last seen: one without leaves the mails to it. */
export const MailSender1763000000191 = sqlMigration({
  name: 'MailSender1763000000191',
  up: `
create table mail_sender (
  is_one boolean primary key default true check (is_one),
  seen_at timestamptz(3) not null
);
`,
  down: `
drop table mail_sender;
`,
});
