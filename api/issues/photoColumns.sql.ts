/**
 * SQL for the address of an upload of this alias; needs the origin of links as the first parameter.
 * A picture that was replaced has another one than before, or who has seen it would keep the old one.
 */
export const photoUrlSql = (upload: string) =>
  `$1::text || '/api/images/' || ${upload}.id
    || case when ${upload}.redacted_at is null then '' else '?r=1' end`;
