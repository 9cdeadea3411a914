import { sqlMigration } from './sqlMigration.ts';

/** Links by which a body reads all that it was told of; a new one ends those before. */
export const DesksOfBodies1763000000178 = sqlMigration({
  name: 'DesksOfBodies1763000000178',
  up: `
alter table responsible_body
  -- 0: none was made.
  add column desk_number integer not null default 0 check (desk_number >= 0);
`,
  down: `alter table responsible_body drop column desk_number`,
});
