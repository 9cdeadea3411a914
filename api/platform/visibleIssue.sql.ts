/**
 * SQL with the alias `i`: publicly visible issues. Lists and maps leave some out: `is_listed` is
 * false also for merged duplicates.
 */
export const VISIBLE_ISSUE = '(i.deleted_at is null and not i.is_hidden)';

/** SQL: `reader` reported the issue `i`, ever pledged to it or offered to solve it. */
export const hasStakeSql = (reader: string): string => `(i.reporter_id = ${reader}::uuid
  or exists (select from pledge s where s.issue_id = i.id and s.user_id = ${reader}::uuid)
  or exists (select from proposal s where s.issue_id = i.id and s.solver_id = ${reader}::uuid))`;

/** SQL: issues whose case goes on, be it that the public does not see them; needs the alias `i`. */
export const RUNNING_ISSUE = '(i.deleted_at is null and (not i.is_hidden or i.runs_hidden))';

/** SQL: whether the case of issue `i` concerns `reader`: has a stake, judges it, or is of the house. */
export const isConcernedSql = (reader: string): string => `(${hasStakeSql(reader)}
  or exists (select from jury_seat s join proof f on f.id = s.proof_id
    where f.issue_id = i.id and s.user_id = ${reader}::uuid and s.status in ('offered', 'accepted'))
  or exists (select from premium_order o
    where o.issue_id = i.id and o.validator_id = ${reader}::uuid)
  or exists (select from app_user u where u.id = ${reader}::uuid and u.account_role <> 'user'))`;

/** SQL: whether `reader`, null for a visitor, may read issue `i`. */
export const isReadableSql = (reader: string): string =>
  `(${VISIBLE_ISSUE} or i.runs_hidden and i.deleted_at is null and ${isConcernedSql(reader)})`;
