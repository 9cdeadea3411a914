import type { ErrorCode } from '#schema/errors.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { closedReason, isReporter, type GuardedIssue } from '#api/issues/guardedIssue.rules.ts';
import { mayPublish } from '#api/issues/issuePolicy.rules.ts';
import { changedFields } from '#api/issues/changedFields.rules.ts';

/** Only imported issues and the importer's own reports, until the case is over. */
export function mayImportInto(
  actor: Actor,
  issue: GuardedIssue & { externalId: string | null },
): ErrorCode | null {
  if (issue.externalId === null && !isReporter(actor, issue)) return 'not_imported';
  return mayPublish(actor) ?? closedReason(issue);
}

type Told<Fields> = Partial<Fields> & { externalId: string };

export type KnownIssue<Fields> = { id: string; isRemoved: boolean; fields: Fields };

type SortedImports<Fields, Issue extends Told<Fields>> = {
  fresh: Issue[];
  changed: { id: string; issue: Issue }[];
  /** Removed here after an earlier import; they stay removed. */
  removed: Issue[];
  unchangedCount: number;
};

export function sortImports<Fields extends object, Issue extends Told<Fields>>(
  issues: readonly Issue[],
  known: ReadonlyMap<string, KnownIssue<Fields>>,
): SortedImports<Fields, Issue> {
  const sorted: SortedImports<Fields, Issue> = {
    fresh: [],
    changed: [],
    removed: [],
    unchangedCount: 0,
  };
  for (const issue of issues) {
    const before = known.get(issue.externalId);
    if (before === undefined) sorted.fresh.push(issue);
    else if (before.isRemoved) sorted.removed.push(issue);
    else if (changedFields(before.fields, issue).changed.length > 0)
      sorted.changed.push({ id: before.id, issue });
    else sorted.unchangedCount += 1;
  }
  return sorted;
}
