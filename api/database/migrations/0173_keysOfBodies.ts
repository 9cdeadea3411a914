import { sqlMigration } from './sqlMigration.ts';

/** Keys of the installation by which a body answers what it was told. */
export const KeysOfBodies1763000000173 = sqlMigration({
  name: 'KeysOfBodies1763000000173',
  up: `
alter table api_key add column body_id uuid references responsible_body,
  add constraint api_key_of_body check (body_id is null or user_id is null);
create index api_key_body on api_key (body_id) where body_id is not null;
`,
  down: `
delete from api_key where body_id is not null;
drop index api_key_body;
alter table api_key drop constraint api_key_of_body, drop column body_id;
`,
});
