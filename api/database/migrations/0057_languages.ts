import { sqlMigration } from './sqlMigration.ts';

/** Notices and mails in the language of who reads them. */
export const Languages1763000000057 = sqlMigration({
  name: 'Languages1763000000057',
  up: `
set local statement_timeout = 0;

-- What a notice says, apart from the language that it is said in; older ones keep their text.
alter table notification add column kind text, add column params jsonb;

-- What somebody reads; null: what the installation speaks.
alter table app_user add column language text
  check (language ~ '^[a-z]{2,3}$');
`,
  down: `alter table app_user drop column language;
    alter table notification drop column params, drop column kind`,
});
