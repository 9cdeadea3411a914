import type { EntityManager } from 'typeorm';

/** The role under which the app works; another owns the tables. */
export const APP_ROLE = 'trybe_app';

/**
 * Lets the lesser role, where there is one, read and write rows and nothing else: it owns no table, so
 * it can neither switch a guard off nor empty what is append-only.
 */
export async function grantToApp(database: Pick<EntityManager, 'query'>): Promise<void> {
  const known: unknown[] = await database.query('select 1 from pg_roles where rolname = $1', [
    APP_ROLE,
  ]);
  if (known.length === 0) return;
  await database.query(`grant select, insert, update, delete on all tables in schema public
    to ${APP_ROLE}`);
  await database.query(`grant usage, select on all sequences in schema public to ${APP_ROLE}`);
  await database.query(`revoke insert, update, delete on migration from ${APP_ROLE}`);
}
