import type { Transaction } from '#api/database/transaction.ts';
import type { SiteSettings } from '#schema/siteSettings.ts';

type NewVersion = { after: number; byId: string; reason: string; settings: SiteSettings };

/** Puts a version in force after the one named; false when that one is not in force any more. */
export async function addSiteSettings(
  tx: Transaction,
  { after, byId, reason, settings }: NewVersion,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into site_settings (version, document, by_id, reason, changed_at)
     select $1::integer + 1, $2, $3, $4, $5
     where $1 = (select coalesce(max(version), 0) from site_settings)
     on conflict do nothing returning version`,
    [after, JSON.stringify(settings), byId, reason, tx.now],
  );
  return rows.length > 0;
}
