import {
  bytes,
  defineEntity,
  instant,
  key,
  nullable,
  oneOf,
  smallint,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';

/** What has shown that a person is who they are, as a digest; `heldUntil` null: it counts. */
export const contactProofEntity = defineEntity('contact_proof', {
  digest: key(bytes),
  kind: oneOf<'phone' | 'document'>(),
  userId: nullable(uuid),
  hint: text,
  seenBy: nullable(uuid),
  provedAt: instant,
  heldUntil: nullable(instant),
});
export type ContactProofRow = RowOf<typeof contactProofEntity>;

/** A code on its way to a phone. */
export const phoneCodeEntity = defineEntity('phone_code', {
  userId: key(uuid),
  phoneDigest: bytes,
  hint: text,
  codeDigest: bytes,
  triesLeft: smallint,
  expiresAt: instant,
});
export type PhoneCodeRow = RowOf<typeof phoneCodeEntity>;
