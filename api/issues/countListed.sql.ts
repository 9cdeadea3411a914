import { filterSql } from './issueConditions.sql.ts';
import { FUNDING_BAND_NUMBERS, isCountedBy } from './countCells.sql.ts';
import { PREPARED } from '#api/database/connection/prepared.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';

/** From stored counts, which cover every filter except a search or a place; null: they cannot answer. */
export async function countListed(
  database: Queryable,
  { filter, funding, category }: IssueQuery,
  money: MoneyRules,
): Promise<number | null> {
  if (funding !== 'all' && !(await isCountedBy(database, money))) return null;
  const clauses = [
    filterSql(filter)?.replaceAll('i.', 'c.') ?? 'true',
    funding === 'all' ? 'true' : `c.band = ${FUNDING_BAND_NUMBERS[funding]}`,
  ];
  const [row] = await database.query<{ total: number }>(
    `${PREPARED}select coalesce(sum(c.n), 0)::integer as total
     from list_count c
     where ($1::text is null or c.category = $1) and ${clauses.join(' and ')}`,
    [category ?? null],
  );
  return row?.total ?? null;
}
