/**
 * SQL: issues that anybody may see; needs the alias `i`. Lists and maps leave out some of them: `is_listed`
 * is false also for one that goes on at another report of the same problem.
 */
export const VISIBLE_ISSUE = '(i.deleted_at is null and not i.is_hidden)';
