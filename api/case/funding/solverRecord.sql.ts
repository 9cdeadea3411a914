import { uploadUrlSql, VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';

const WORKS_SHOWN = 3;
const THIS_SITE = "''";

/** SQL: the latest public works of the person `solver`, with the photos of the accepted proof. */
const worksSql = (solver: string) => `(
  select coalesce(json_agg(json_build_object('issueId', w.id, 'title', w.title,
    'before', ${uploadUrlSql('b', THIS_SITE)}, 'after', ${uploadUrlSql('a', THIS_SITE)})
    order by w.submitted_at desc, w.id), '[]')
  from (
    select i.id, i.title, x.before_id, x.after_id, x.submitted_at
    from proposal d join issue i on i.id = d.issue_id
    join proof x on x.issue_id = d.issue_id and x.proposal_id = d.id and x.outcome = 'accepted'
    where d.solver_id = ${solver} and d.status = 'completed' and ${VISIBLE_ISSUE}
    order by x.submitted_at desc, i.id limit ${WORKS_SHOWN}
  ) w join upload b on b.id = w.before_id join upload a on a.id = w.after_id)`;

/**
 * SQL: solved issues, ratings and latest works of the person `solver`; the same figures as on their own page.
 */
export const solverRecordSql = (solver: string): string => `(
  select json_build_object('solved', count(*), 'ratingCount', coalesce(sum(r.count), 0),
    'averageRatingHundredths', div(sum(r.stars) * 200 + sum(r.count), nullif(sum(r.count), 0) * 2),
    'works', ${worksSql(solver)})
  from proposal d cross join lateral (
    select count(*) as count, coalesce(sum(stars), 0) as stars
    from rating where issue_id = d.issue_id
  ) r where d.solver_id = ${solver} and d.status = 'completed')`;
