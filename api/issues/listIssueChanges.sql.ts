import { ISSUE_JSON, LISTED_ISSUE } from './issueColumns.sql.ts';
import { keyedDigest } from '#api/database/siteSecret.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { ISSUE_CHANGES_PAGE_SIZE } from '#schema/limits.ts';

type ChangesRow = { changed: string; removed: string; last: string | null; count: string };

export type ChangeNumbers = { complete: number; newest: number; history: string };

/**
 * Up to the first number every change is committed, so later reads include it. The second belongs to the
 * newest change, possibly still uncommitted. `history` tells this database from an earlier one at the same
 * address.
 */
export async function readChangeNumbers(database: Queryable): Promise<ChangeNumbers> {
  // A separate statement: see the function.
  const [row] = await database.query<{ complete: string; newest: string }>(
    'select issue_feed_bound() as complete, (select last_value from issue_version) as newest',
  );
  const history = (await keyedDigest(database.manager, 'issue changes'))
    .toString('hex')
    .slice(0, 8);
  return { complete: Number(row?.complete ?? 0), newest: Number(row?.newest ?? 0), history };
}

/**
 * Changes of the public list after a change number, in order, as JSON text in the contract's shape. An issue
 * that changes meanwhile appears under its later number, but never goes missing.
 */
export async function listIssueChanges(
  database: Queryable,
  after: number,
  origin: string,
): Promise<string> {
  const { complete, newest, history } = await readChangeNumbers(database);
  if (after > newest) return changesJson({ upTo: complete, history });
  const [row] = await database.query<ChangesRow>(
    `with page as (
       select i.id, i.version from issue i where i.version > $2 and i.version <= $3
       order by i.version limit ${ISSUE_CHANGES_PAGE_SIZE}
     )
     select max(page.version) as last, count(*) as count,
       coalesce(json_agg(${ISSUE_JSON} order by i.version) filter (where ${LISTED_ISSUE}), '[]')::text
         as changed,
       coalesce(json_agg(i.id order by i.version) filter (where not ${LISTED_ISSUE}), '[]')::text
         as removed
     from page join issue i using (id)`,
    [origin, after, complete],
  );
  const hasMore = Number(row?.count ?? 0) === ISSUE_CHANGES_PAGE_SIZE;
  const upTo = hasMore ? Number(row?.last) : Math.max(after, complete);
  return changesJson({ ...row, upTo, history, hasMore });
}

function changesJson({
  changed = '[]',
  removed = '[]',
  hasMore = false,
  ...numbers
}: Partial<ChangesRow> & { upTo: number; history: string; hasMore?: boolean }): string {
  const { upTo, history } = numbers;
  const end = JSON.stringify({ upTo, history, hasMore }).slice(1);
  return `{"changed":${changed},"removed":${removed},${end}`;
}
