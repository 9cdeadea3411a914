import { sqlMigration } from './sqlMigration.ts';

/** Issues keep the answers to the questions of their category. */
export const Answers1763000000058 = sqlMigration({
  name: 'Answers1763000000058',
  up: `
set local statement_timeout = 0;

-- What the category of the report asked, as it was asked then, and what was answered. Null: nothing.
alter table issue add column answers jsonb
  check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 65536);
`,
  down: 'alter table issue drop column answers',
});
