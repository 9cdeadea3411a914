/**
 * SQL: issues that anybody may see; needs the alias `i`. Lists and maps leave out some of them: `is_listed`
 * is false also for one that goes on at another report of the same problem.
 */
export const VISIBLE_ISSUE = '(i.deleted_at is null and not i.is_hidden)';

/** SQL: whether the person `reader` reported the issue `i`, ever pledged to it or offered to solve it. */
export const hasStakeSql = (reader: string): string => `(i.reporter_id = ${reader}::uuid
  or exists (select from pledge s where s.issue_id = i.id and s.user_id = ${reader}::uuid)
  or exists (select from proposal s where s.issue_id = i.id and s.solver_id = ${reader}::uuid))`;
