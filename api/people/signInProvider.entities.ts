import {
  bytes,
  defineEntity,
  instant,
  key,
  nullable,
  sha256,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';

/** Who somebody is at the sign-in provider, as a digest. */
export const providerIdentityEntity = defineEntity('provider_identity', {
  identityDigest: key(bytes),
  userId: uuid,
  linkedAt: instant,
});

/** A way to the provider and back; `userId` null: of somebody who signs in, else who links. */
export const providerAttemptEntity = defineEntity('provider_attempt', {
  secretHash: key(sha256),
  userId: nullable(uuid),
  state: text,
  nonce: text,
  verifier: text,
  identityDigest: nullable(bytes),
  email: nullable(text),
  expiresAt: instant,
});
export type ProviderAttemptRow = RowOf<typeof providerAttemptEntity>;
