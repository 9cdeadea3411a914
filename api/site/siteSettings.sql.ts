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

/** What an installation makes of a report under one of its categories. */
export type ReportRules = {
  categories: SiteCategory[];
  /** Of the category in the version that was asked for; null: there is no such version. */
  questions: Question[] | null;
  /** Who is mailed, and the operator whose word that is; null: nobody. */
  recipients: { byId: string; addresses: string[] } | null;
};

type RulesRow = {
  byId: string;
  categories: SiteCategory[] | null;
  told: ReportRecipients | null;
  /** Of the version asked for, whose categories may be older than questions. */
  asked: Partial<SiteCategory>[] | null;
  isKnown: boolean;
};

/**
 * The rules in force for reports under a category, and its questions in version `asked` of the settings, null:
 * the one in force. Every version is kept, so that what was written before a change is judged by
 * what was asked then.
 */
export async function findReportRules(
  tx: Transaction,
  { category, asked }: { category: string; asked: number | null },
): Promise<ReportRules> {
  const [row] = await tx.query<RulesRow>(
    `select s.by_id as "byId", s.document -> 'categories' as categories,
       s.document -> 'told' as told, a.document -> 'categories' as asked,
       a.version is not null as "isKnown"
     from site_settings s left join site_settings a on a.version = coalesce($1, s.version)
     order by s.version desc limit 1`,
    [asked],
  );
  const isAsked = asked === 0 || (row?.isKnown ?? asked === null);
  const questions = row?.asked?.find(({ id }) => id === category)?.questions ?? [];
  const addresses = row?.told?.find((one) => one.category === category)?.addresses ?? [];
  return {
    categories: row?.categories ?? STANDARD_CATEGORIES,
    questions: isAsked ? questions : null,
    recipients: row && addresses.length > 0 ? { byId: row.byId, addresses } : null,
  };
}
