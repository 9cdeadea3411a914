import { getSiteSettings } from '#api/site/siteSettings.sql.ts';
import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { Answer } from '#schema/site/categories/answers.ts';
import { answersText } from '#schema/transfer/answersText.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { TransferRow } from '#schema/transfer/transferColumns.ts';
import type { Conditions } from '#api/issues/issueConditions.sql.ts';
import { LISTED_ISSUE } from '#api/issues/issueColumns.sql.ts';

const PAGE_SIZE = 500;

type Found = { id: string; createdAt: string; row: TransferRow; answers: Answer[] | null };

const ROW = `json_build_object(
  'external_id', coalesce(i.external_id, i.id::text), 'title', i.title,
  'description', i.description, 'location', i.location, 'latitude', i.latitude,
  'longitude', i.longitude, 'priority', i.priority, 'category', i.category,
  'solution_criteria', i.solution_criteria, 'due_date', to_char(i.due_date, 'YYYY-MM-DD'),
  'status', i.status, 'current_funding', ${moneySql('i.funding_cents')},
  'pledgers', i.pledger_count, 'affected', i.affected_count,
  'created_at', ${timeSql('i.created_at')}, 'updated_at', ${timeSql('i.updated_at')},
  'url', $3::text || '/issues/' || i.id)`;

const pageSql = (
  clauses: readonly string[],
) => `select i.id, ${timeSql('i.created_at')} as "createdAt", ${ROW} as row, i.answers from issue i
  where ${clauses.join(' and ')} and (i.created_at, i.id) > ($1::timestamptz, $2::uuid)
  order by i.created_at, i.id limit ${PAGE_SIZE}`;

/** Returns the clauses for `issue i`, and `values` extended by the values these compare with. */
export type Narrowing = (values: unknown[]) => Conditions;

const ALL_LISTED: Narrowing = (values) => ({ clauses: [LISTED_ISSUE], values });

const START = { id: '00000000-0000-0000-0000-000000000000', createdAt: '-infinity' };

/** Undefined: not chosen yet. */
async function ownLanguage(database: Queryable): Promise<Language | undefined> {
  const stored = await getSiteSettings(database);
  const { languages }: Partial<SiteSettings> = stored?.document ?? {};
  return languages?.[0];
}

/** Listed issues, or some of them, oldest first, read page by page; `origin` prefixes their links. */
export async function* exportIssues(
  database: Queryable,
  origin: string,
  narrow: Narrowing = ALL_LISTED,
): AsyncGenerator<TransferRow[]> {
  const language = await ownLanguage(database);
  let last: Pick<Found, 'id' | 'createdAt'> | undefined = START;
  while (last !== undefined) {
    const { clauses, values }: Conditions = narrow([last.createdAt, last.id, origin]);
    const found: Found[] = await database.query<Found>(pageSql(clauses), values);
    yield found.map(({ row, answers }) => ({
      ...row,
      answers: answersText(answers ?? [], language),
    }));
    last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
  }
}
