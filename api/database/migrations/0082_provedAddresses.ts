import { sqlMigration } from './sqlMigration.ts';

/**
 * An address belongs to the account that has proved it: any number of others may name it until
 * then. `is_password_foreign`: chosen before the address was proved from elsewhere, perhaps by
 * somebody else.
 */
export const ProvedAddresses1763000000082 = sqlMigration({
  name: 'ProvedAddresses1763000000082',
  up: `
set local statement_timeout = 0;
alter table app_user add column is_password_foreign boolean not null default false;
drop index app_user_email;
create unique index app_user_email on app_user (lower(email)) where email_proved_at is not null;
create index app_user_named_email on app_user (lower(email));
`,
  noWayBack: 'There is no way back from one migration alone',
});
