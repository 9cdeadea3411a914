import { sqlMigration } from './sqlMigration.ts';

/** Notices that nobody should miss. */
export const MoneyNotices1763000000049 = sqlMigration({
  name: 'MoneyNotices1763000000049',
  up: `
set local statement_timeout = 0;

-- About the person's own money or a deadline of theirs: it goes by email unless they said no.
alter table notification add column concerns_money boolean not null default false;
`,
  down: 'alter table notification drop column concerns_money',
});
