import { sqlMigration } from './sqlMigration.ts';

/** Mails to those whom operators want told of reports under a category. */
export const ToldAddresses1763000000061 = sqlMigration({
  name: 'ToldAddresses1763000000061',
  up: `
-- What the mail is about; null: an account.
alter table account_mail add column issue_id uuid references issue on delete cascade;
`,
  down: 'alter table account_mail drop column issue_id',
});
