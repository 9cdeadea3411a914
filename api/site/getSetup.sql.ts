import type { Queryable } from '#api/platform/fragments.sql.ts';

/** Whether a setup is pending. */
export async function findIsSetupOpen(database: Queryable): Promise<boolean> {
  const rows: unknown[] = await database.query('select 1 from setup_code limit 1');
  return rows.length > 0;
}

/**
 * No operator, no report, no settings yet. Accounts alone do not count, or a stranger could
 * register first and lock the owner out.
 */
export async function findIsUntouched(database: Queryable): Promise<boolean> {
  const rows: { isUntouched: boolean }[] = await database.query(
    `select not exists (select from app_user where account_role = 'operator')
       and not exists (select from issue)
       and not exists (select from site_settings) as "isUntouched"`,
  );
  return rows[0]?.isUntouched ?? false;
}
