import {
  boolean,
  bytes,
  defineEntity,
  instant,
  key,
  nullable,
  oneOf,
  safeInteger,
  sha256,
  smallint,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';

type Purpose = 'reset' | 'proof' | 'change_old' | 'change_new';

/**
 * A pending mail; `userId` null: to the owner of the address. A mail about an issue goes to an address named
 * by operators, and `userId` is that operator.
 */
export const accountMailEntity = defineEntity('account_mail', {
  id: key(uuid),
  kind: oneOf<
    | Purpose
    | 'taken'
    | 'password_changed'
    | 'username_changed'
    | 'passkeys_changed'
    | 'provider_changed'
    | 'issue_reported'
  >(),
  userId: nullable(uuid),
  email: text,
  issueId: nullable(uuid),
  attemptCount: withDefault(smallint, 0),
  dueAt: withDefault(instant, () => "'-infinity'::timestamp with time zone"),
  requestId: nullable(text),
});
export type AccountMailRow = RowOf<typeof accountMailEntity>;

/** Stored under the hash of its token. */
export const accountLinkEntity = defineEntity('account_link', {
  tokenHash: key(sha256),
  userId: uuid,
  purpose: oneOf<Purpose>(),
  email: text,
  expiresAt: instant,
});
export type AccountLinkRow = RowOf<typeof accountLinkEntity>;

export const emailChangeEntity = defineEntity('email_change', {
  userId: key(uuid),
  email: text,
  isOldConfirmed: boolean,
  isNewConfirmed: withDefault(boolean, false),
  endsAt: instant,
});
export type EmailChangeRow = RowOf<typeof emailChangeEntity>;

export const passkeyEntity = defineEntity('passkey', {
  id: key(uuid),
  userId: uuid,
  credentialId: text,
  publicKey: bytes,
  useCount: safeInteger,
  device: text,
  createdAt: instant,
  lastUsedAt: nullable(instant),
});
export type PasskeyRow = RowOf<typeof passkeyEntity>;

/** A pending challenge; `userId` null: for a sign-in. */
export const passkeyChallengeEntity = defineEntity('passkey_challenge', {
  id: key(uuid),
  userId: nullable(uuid),
  challenge: text,
  expiresAt: instant,
});

/** Replaces a passkey, once. */
export const recoveryCodeEntity = defineEntity('recovery_code', {
  codeHash: key(sha256),
  userId: uuid,
});

/** The identity at the sign-in provider, as a digest. */
export const providerIdentityEntity = defineEntity('provider_identity', {
  identityDigest: key(bytes),
  userId: uuid,
  linkedAt: instant,
});

/** A pending authorization; `userId` null: a sign-in, else a link. */
export const providerAttemptEntity = defineEntity('provider_attempt', {
  secretHash: key(sha256),
  userId: nullable(uuid),
  state: text,
  nonce: text,
  verifier: text,
  identityDigest: nullable(bytes),
  email: nullable(text),
  isOperator: nullable(boolean),
  expiresAt: instant,
});
export type ProviderAttemptRow = RowOf<typeof providerAttemptEntity>;

/** A proof of identity as a digest; `heldUntil` null: it counts. */
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

export const phoneCodeEntity = defineEntity('phone_code', {
  userId: key(uuid),
  phoneDigest: bytes,
  hint: text,
  codeDigest: bytes,
  triesLeft: smallint,
  expiresAt: instant,
});
export type PhoneCodeRow = RowOf<typeof phoneCodeEntity>;
