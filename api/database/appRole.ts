import type { EntityManager } from 'typeorm';

/** The app's role; another one owns the tables. */
export const APP_ROLE = 'trybe_app';

/**
 * Grants reading and writing of rows only. As it owns no table, it can neither disable a guard nor
 * empty an append-only table.
 */
export async function grantToApp(database: Pick<EntityManager, 'query'>): Promise<void> {
  const known: unknown[] = await database.query('select 1 from pg_roles where rolname = $1', [
    APP_ROLE,
  ]);
  if (known.length === 0) return;
  await database.query(`grant select, insert, update, delete on all tables in schema public
    to ${APP_ROLE}`);
  await database.query(`grant usage, select on all sequences in schema public to ${APP_ROLE}`);
  await database.query(
    `revoke insert, update, delete on migration, schema_release from ${APP_ROLE}`,
  );
}
