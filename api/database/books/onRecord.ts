/** The person `u` as the public record knows them. */
export const DIGEST = `sha256(u.audit_salt || convert_to(u.id::text, 'UTF8'))`;
/** SQL: what the record holds of a text. */
export const textDigest = (text: string): string =>
  `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Whether the record of an issue has an entry of an action that says these things. */
export const isOnRecord = (
  issueId: string,
  action: string,
  says: Record<string, string>,
  actor = 'true',
): string => `EXISTS (SELECT 1 FROM audit_entry a
  WHERE a.issue_id = ${issueId} AND a.action = '${action}' AND ${actor} AND ${Object.entries(says)
    .map(([name, value]) => `(a.data::json ->> '${name}') IS NOT DISTINCT FROM (${value})::text`)
    .join(' AND ')})`;

/** SQL: the entry `a` is an act of the person `u`. */
export const BY_USER = `a.actor_digest = ${DIGEST}`;
/** What is wrong with a row that the record does not bear out. */
export const NOT_RECORDED = 'is not what the public record says';
