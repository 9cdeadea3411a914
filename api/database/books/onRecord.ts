/** An invariant: the fault's description, and SQL that finds a violation as `row`. */
export type BookRule = readonly [rule: string, sql: string];

/** The person `u` as the public record identifies them. */
export const DIGEST = `sha256(u.audit_salt || convert_to(u.id::text, 'UTF8'))`;
type Committed = { text: string };

export const committed = (text: string): Committed => ({ text });

const isSaid = (name: string, value: string): string =>
  `(a.data::json ->> '${name}') is not distinct from (${value})::text`;

/**
 * Whether the commitment opens to the text. Unknown for an erased issue; records older than
 * commitments hold the digest of the text alone.
 */
const isCommittedTo = (name: string, { text }: Committed): string => `case
  when (${text}) is null then a.data::json ->> '${name}' is null
  else a.data::json ->> '${name}' is not null and (a.data::json ->> '${name}' in (
    encode(sha256(commitment_key(a.issue_id, a.sequence, '${name}')
      || convert_to(${text}, 'UTF8')), 'hex'),
    encode(sha256(convert_to(${text}, 'UTF8')), 'hex'))) is not false end`;

export const isOnRecord = (
  issueId: string,
  action: string,
  says: Record<string, string | Committed>,
  actor = 'true',
): string => `exists (select 1 from audit_entry a
  where a.issue_id = ${issueId} and a.action = '${action}' and ${actor} and ${Object.entries(says)
    .map(([name, value]) =>
      typeof value === 'string' ? isSaid(name, value) : isCommittedTo(name, value),
    )
    .join(' and ')})`;

export const BY_USER = `a.actor_digest = ${DIGEST}`;
export const NOT_RECORDED = 'is not what the public record says';
