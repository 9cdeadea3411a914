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
 * A mail about an account on its way; `userId` null: to whoever has the address. One about an issue goes
 * to an address that operators named, whoever has it; `userId` is the operator.
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

/** What stands behind a link in a mail, under the hash of its token. */
export const accountLinkEntity = defineEntity('account_link', {
  tokenHash: key(sha256),
  userId: uuid,
  purpose: oneOf<Purpose>(),
  email: text,
  expiresAt: instant,
});
export type AccountLinkRow = RowOf<typeof accountLinkEntity>;

/** An address that is to take the place of the old one. */
export const emailChangeEntity = defineEntity('email_change', {
  userId: key(uuid),
  email: text,
  isOldConfirmed: boolean,
  isNewConfirmed: withDefault(boolean, false),
  endsAt: instant,
});
export type EmailChangeRow = RowOf<typeof emailChangeEntity>;

/** A passkey of a person: its public half. */
export const passkeyEntity = defineEntity('passkey', {
  id: key(uuid),
  userId: uuid,
  credentialId: text,
  publicKey: bytes,
  useCount: safeInteger,
  /** On a security key or another device than the one it was made from, and bound to it. */
  isOtherDevice: withDefault(boolean, false),
  device: text,
  createdAt: instant,
  lastUsedAt: nullable(instant),
});
export type PasskeyRow = RowOf<typeof passkeyEntity>;

/** What an authenticator was asked to sign; `userId` null: of somebody who wants to sign in. */
export const passkeyChallengeEntity = defineEntity('passkey_challenge', {
  id: key(uuid),
  userId: nullable(uuid),
  challenge: text,
  expiresAt: instant,
});

/** A way in without the passkey, once. */
export const recoveryCodeEntity = defineEntity('recovery_code', {
  codeHash: key(sha256),
  userId: uuid,
});

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
