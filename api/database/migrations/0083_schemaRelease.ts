import { sqlMigration } from './sqlMigration.ts';

/** A migration after which releases before one can no longer write sets that one here. */
export const SchemaRelease1763000000083 = sqlMigration({
  name: 'SchemaRelease1763000000083',
  up: `
create table schema_release (
  is_only boolean primary key default true check (is_only),
  oldest_writer text not null check (oldest_writer ~ '^\\d+\\.\\d+\\.\\d+$')
);
insert into schema_release (oldest_writer) values ('0.1.0');
`,
  noWayBack: 'There is no way back from one migration alone',
});
