import type { Queryable } from '#api/platform/queryable.sql.ts';
import { SETUP_GUESSES } from '#schema/site/siteSetup.ts';

/** How many wrong codes the setup still takes; null where nothing waits to be set up. */
export async function getSetupGuesses(database: Queryable): Promise<number | null> {
  const rows: { left: number | null }[] = await database.query(
    'select $1::integer - min(wrong_guesses) as left from setup_code',
    [SETUP_GUESSES],
  );
  return rows[0]?.left ?? null;
}

/**
 * Whether nobody has begun with the installation: no operator, no report, and nothing said about it.
 * An account alone does not count, or a stranger could register first and keep its owner out.
 */
export async function findIsUntouched(database: Queryable): Promise<boolean> {
  const rows: { isUntouched: boolean }[] = await database.query(
    `select not exists (select from app_user where account_role = 'operator')
       and not exists (select from issue)
       and not exists (select from site_settings) as "isUntouched"`,
  );
  return rows[0]?.isUntouched ?? false;
}
