import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import type { Weakness } from '#api/platform/ports.ts';

type Queryable = Pick<DataSource, 'query'>;

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const OPEN_LISTENER: Weakness = {
  code: 'open_listener',
  message:
    'HOST accepts connections from other machines, and TRUST_PROXY believes what they say of their address. ' +
    'Let only the proxy reach this port: HOST=127.0.0.1, or a network of their own.',
};

const SUPERUSER: Weakness = {
  code: 'database_superuser',
  message:
    'The role of DATABASE_URL is a superuser, whom no guard of the database holds. ' +
    'Give the app a role of its own: see "A role that cannot disable the safeguards" in api/ops/database.md.',
};

const OWNER: Weakness = {
  code: 'database_owner',
  message:
    'The role of DATABASE_URL owns its tables, and could take away their guards. ' +
    'Give the app a role of its own: see "A role that cannot disable the safeguards" in api/ops/database.md.',
};

async function databaseWeakness(database: Queryable): Promise<Weakness[]> {
  const [role]: { isSuperuser: boolean; isOwner: boolean }[] = await database.query(
    `select rolsuper as "isSuperuser", exists (select from pg_tables
       where schemaname = current_schema() and tableowner = current_user) as "isOwner"
     from pg_roles where rolname = current_user`,
  );
  if (role?.isSuperuser === true) return [SUPERUSER];
  return role?.isOwner === true ? [OWNER] : [];
}

/**
 * Weaknesses of a production server that works nevertheless: shown in the log, in the console and, on the
 * machine itself, by `/readyz`.
 */
export async function findWeaknesses(config: Config, database: Queryable): Promise<Weakness[]> {
  if (!config.isProduction) return [];
  const isOpen = config.trustedProxyCount > 0 && !LOOPBACK.includes(config.host);
  const ofDatabase = config.databaseUrl === null ? [] : await databaseWeakness(database);
  return [...(isOpen ? [OPEN_LISTENER] : []), ...ofDatabase];
}
