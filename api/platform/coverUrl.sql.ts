/**
 * SQL: the URL of an upload; `origin` is the parameter with the origin of links. A replaced picture gets
 * a new URL, or clients would keep the cached one.
 */
export const uploadUrlSql = (upload: string, origin: string): string =>
  `${origin}::text || '/api/images/' || ${upload}.id
    || case when ${upload}.redacted_at is null then '' else '?r=1' end`;

/** SQL: the URL of an issue's first photo; null without one. */
export const coverUrlSql = (issueId: string, origin: string): string => `(
    select ${uploadUrlSql('u', origin)} from issue_photo p join upload u on u.id = p.upload_id
    where p.issue_id = ${issueId} order by p.position limit 1
  )`;
