import { brokenConstraint, type Transaction } from '#api/database/transaction.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';
import { STANDARD_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import type { ReportRecipients } from '#schema/site/categories/reportRecipients.ts';
import { type SiteSettings, SITE_CHANGES_SHOWN } from '#schema/site/siteSettings.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Currency } from '#schema/money/currency.ts';
import { formatCents } from '#schema/money/money.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';

/** `after` null: after the current one. */
type NewVersion = { after: number | null; byId: string; reason: string; settings: SiteSettings };

/** False: `after` is no longer current. */
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

export async function findCategories(tx: Transaction): Promise<SiteCategory[]> {
  const rows: { categories: SiteCategory[] | null }[] = await tx.query(
    `select document -> 'categories' as categories from site_settings order by version desc limit 1`,
  );
  return rows[0]?.categories ?? STANDARD_CATEGORIES;
}

export type ReportRules = {
  categories: SiteCategory[];
  /** In the requested version of the category; null: no such version. */
  questions: Question[] | null;
  /** The mail recipients and the operator who named them; null: none. */
  recipients: { byId: string; addresses: string[] } | null;
};

type RulesRow = {
  byId: string;
  categories: SiteCategory[] | null;
  told: ReportRecipients | null;
  /** In the requested version, which may predate questions. */
  asked: Partial<SiteCategory>[] | null;
  isKnown: boolean;
};

/**
 * Current rules of a category, and its questions in version `asked` of the settings (null: the
 * current one). Every version is kept, so that older reports are checked against the questions of
 * their time.
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

/** `{ version, document }`; undefined: never saved. */
export async function getSiteSettings(
  database: Queryable,
): Promise<{ version: number; document: object } | undefined> {
  const rows: { version: number; document: object }[] = await database.query(
    'select version, document from site_settings order by version desc limit 1',
  );
  return rows[0];
}

/** Once any amount is stored the currency may not change. */
export async function isCurrencyFixed(database: Queryable): Promise<boolean> {
  const rows: { isFixed: boolean }[] = await database.query(
    `select exists (select from escrow_balance) or exists (select from provider_payment)
       or exists (select from proposal) as "isFixed"`,
  );
  return rows[0]?.isFixed ?? true;
}

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

/**
 * Refuses another currency once any amount is stored: accounts, payments and proposals refer to it,
 * and a database trigger enforces it.
 */
export async function saveBookCurrency(tx: Transaction, currency: Currency): Promise<void> {
  try {
    await tx.query('update book_currency set code = $1, unit = $2 where code <> $1', [
      currency.code,
      formatCents(1n, currency),
    ]);
  } catch (error) {
    if (brokenConstraint(error)?.endsWith('_currency_fkey')) throw new Refusal('currency_in_use');
    throw error;
  }
}

/**
 * Sets the funding bands that issues are counted by. If they changed, all issues are counted again, and
 * writers of issues wait meanwhile.
 */
export async function countByBands(
  tx: Transaction,
  { fundingLowBelow, fundingHighAbove }: MoneyRules,
): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('select count_by_bands($1, $2)', [fundingLowBelow, fundingHighAbove]);
}
