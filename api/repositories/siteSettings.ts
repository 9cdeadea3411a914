import type { Transaction } from '#api/database/transaction.ts';
import type { Question } from '#schema/categories/question.ts';
import type { SiteCategory } from '#schema/categories/siteCategory.ts';
import { STANDARD_CATEGORIES } from '#schema/categories/standardCategories.ts';
import type { ReportRecipients } from '#schema/categories/reportRecipients.ts';
import type { SiteSettings } from '#schema/siteSettings.ts';

/** `after` null: after whichever is in force. */
type NewVersion = { after: number | null; byId: string; reason: string; settings: SiteSettings };

/** Puts a version in force after the one named; false when that one is not in force any more. */
export async function addSiteSettings(
  tx: Transaction,
  { after, byId, reason, settings }: NewVersion,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into site_settings (version, document, by_id, reason, changed_at)
     select known.latest + 1, $2, $3, $4, $5
     from (select coalesce(max(version), 0) as latest from site_settings) known
     where $1::integer is null or $1 = known.latest
     on conflict do nothing returning version`,
    [after, JSON.stringify(settings), byId, reason, tx.now],
  );
  return rows.length > 0;
}

/** The categories in force. */
export async function findCategories(tx: Transaction): Promise<SiteCategory[]> {
  const rows: { categories: SiteCategory[] | null }[] = await tx.query(
    `select document -> 'categories' as categories from site_settings order by version desc limit 1`,
  );
  return rows[0]?.categories ?? STANDARD_CATEGORIES;
}

/** Who is mailed about reports of a category, and the operator whose word that is; null: nobody. */
export async function findReportRecipients(
  tx: Transaction,
  category: string,
): Promise<{ byId: string; addresses: string[] } | null> {
  const rows: { byId: string; told: ReportRecipients | null }[] = await tx.query(
    `select by_id as "byId", document -> 'told' as told
     from site_settings order by version desc limit 1`,
  );
  const [row] = rows;
  const addresses = row?.told?.find((one) => one.category === category)?.addresses ?? [];
  return row && addresses.length > 0 ? { byId: row.byId, addresses } : null;
}

/**
 * What a version of the settings, or with null the one in force, asks of reports under a category; null:
 * there is no such version. Every version is kept, so that what was written before a change is judged by
 * what was asked then.
 */
export async function findQuestions(
  tx: Transaction,
  { version, category }: { version: number | null; category: string },
): Promise<Question[] | null> {
  if (version === 0) return [];
  const rows: { categories: Partial<SiteCategory>[] | null }[] = await tx.query(
    `select document -> 'categories' as categories from site_settings
     where $1::integer is null or version = $1 order by version desc limit 1`,
    [version],
  );
  if (!rows[0]) return version === null ? [] : null;
  return rows[0].categories?.find(({ id }) => id === category)?.questions ?? [];
}
