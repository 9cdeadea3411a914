import type { Queryable } from '#api/platform/queryable.sql.ts';
import { SETUP_GUESSES } from '#schema/site/siteSetup.ts';

/** Remaining attempts; null: no setup is pending. */
export async function getSetupGuesses(database: Queryable): Promise<number | null> {
  const rows: { left: number | null }[] = await database.query(
    'select $1::integer - min(wrong_guesses) as left from setup_code',
    [SETUP_GUESSES],
  );
  return rows[0]?.left ?? null;
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
