import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { SITE_CHANGES_SHOWN } from '#schema/siteSettings.ts';

/** Version and document in force, `{ version, document }`; undefined while nobody has said anything. */
export async function getSiteSettings(
  database: Queryable,
): Promise<{ version: number; document: object } | undefined> {
  const rows: { version: number; document: object }[] = await database.query(
    'select version, document from site_settings order by version desc limit 1',
  );
  return rows[0];
}

/** Whether an amount is written down anywhere, so that the currency stays what it is. */
export async function isCurrencyFixed(database: Queryable): Promise<boolean> {
  const rows: { isFixed: boolean }[] = await database.query(
    `select exists (select from escrow_balance) or exists (select from provider_payment)
       or exists (select from proposal) as "isFixed"`,
  );
  return rows[0]?.isFixed ?? true;
}

/** The last changes as JSON text, the newest first. */
export async function listSiteChanges(database: Queryable): Promise<string> {
  const rows: { json: string }[] = await database.query(
    `select coalesce(json_agg(json_build_object('version', c.version,
       'changedAt', ${timeSql('c.changed_at')}, 'byName', u.username, 'reason', c.reason)
       order by c.version desc), '[]')::text as json
     from (select * from site_settings order by version desc limit $1) c
     join app_user u on u.id = c.by_id`,
    [SITE_CHANGES_SHOWN],
  );
  return rows[0]?.json ?? '[]';
}
