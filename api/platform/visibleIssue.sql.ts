/**
 * SQL with the alias `i`: publicly visible issues. Lists and maps leave some out: `is_listed` is
 * false also for merged duplicates.
 */
export const VISIBLE_ISSUE = '(i.deleted_at is null and not i.is_hidden)';

/** SQL: `reader` reported the issue `i`, ever pledged to it or offered to solve it. */
export const hasStakeSql = (reader: string): string => `(i.reporter_id = ${reader}::uuid
  or exists (select from pledge s where s.issue_id = i.id and s.user_id = ${reader}::uuid)
  or exists (select from proposal s where s.issue_id = i.id and s.solver_id = ${reader}::uuid))`;
