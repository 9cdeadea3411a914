import type { Queryable } from '#api/platform/fragments.sql.ts';
import { ISSUE_JSON } from '#api/issues/issueColumns.sql.ts';
import { issueConditions, type Conditions } from '#api/issues/issueConditions.sql.ts';
import type { Issue } from '#schema/issues/issue.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import type { FeedQuery } from '#schema/partners/feed.ts';

/** How many entries the feed holds; older ones are in the list and in the other formats. */
const ENTRIES = 50;

/** The conditions of a feed for `issue i`; extends `values` by its parameters. */
export function feedConditions(
  { since, ...query }: FeedQuery,
  values: unknown[],
  money: MoneyRules,
): Conditions {
  const whole = { ...query, sort: 'newest', page: 1, pageSize: ENTRIES } as const;
  const conditions = issueConditions(whole, values, money);
  if (since === undefined) return conditions;
  conditions.values.push(since);
  const clause = `i.updated_at >= $${conditions.values.length}::timestamptz`;
  return { ...conditions, clauses: [...conditions.clauses, clause] };
}

/** The newest issues of a feed; `origin` prefixes the links of pictures. */
export async function listEntries(
  database: Queryable,
  query: FeedQuery,
  { origin, money }: { origin: string; money: MoneyRules },
): Promise<Issue[]> {
  const { clauses, values } = feedConditions(query, [origin], money);
  const rows = await database.query<{ issue: Issue }>(
    `select ${ISSUE_JSON} as issue from issue i where ${clauses.join(' and ')}
     order by i.created_at desc, i.id desc limit ${ENTRIES}`,
    values,
  );
  return rows.map(({ issue }) => issue);
}
