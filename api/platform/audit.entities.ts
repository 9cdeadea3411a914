import {
  bytes,
  defineEntity,
  instant,
  integer,
  key,
  nullable,
  text,
  uuid,
  withDefault,
  type RowOf,
} from './columns.entities.ts';

/** One link of an issue's chain; `data`: canonical JSON, exactly as hashed. Append-only. */
export const auditEntryEntity = defineEntity('audit_entry', {
  issueId: key(uuid),
  sequence: key(integer),
  action: text,
  actorDigest: nullable(bytes),
  data: text,
  createdAt: instant,
  previousHash: bytes,
  hash: bytes,
});
export type AuditEntry = RowOf<typeof auditEntryEntity>;

/**
 * The end of an issue's chain, locked for appending. `salt`: for the commitments; null once the
 * issue was erased.
 */
export const auditHeadEntity = defineEntity('audit_head', {
  issueId: key(uuid),
  sequence: integer,
  hash: bytes,
  salt: withDefault(
    nullable(bytes),
    () =>
      "sha256(convert_to(((gen_random_uuid())::text || (gen_random_uuid())::text), 'UTF8'::name))",
  ),
});
export type AuditHead = RowOf<typeof auditHeadEntity>;
