import {
  boolean,
  bytes,
  defineEntity,
  double,
  instant,
  key,
  nullable,
  oneOf,
  sequence,
  smallint,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { AccountRole, PreferredRole } from '#schema/people/user.ts';

export const appUserEntity = defineEntity('app_user', {
  id: key(uuid),
  username: text,
  /** See `nameSkeleton`; '': not comparable. */
  nameSkeleton: withDefault(text, ''),
  fullName: nullable(text),
  email: text,
  /** When the mailed link was followed; null: not proved. */
  emailProvedAt: nullable(instant),
  passwordHash: text,
  /** The password predates the proof of the address, which came from elsewhere: somebody else may know it. */
  isPasswordForeign: withDefault(boolean, false),
  /** False: registered through the sign-in provider, with no password since. */
  hasPassword: withDefault(boolean, true),
  preferredRole: withDefault(oneOf<PreferredRole>(), 'reporter'),
  accountRole: withDefault(oneOf<AccountRole>(), 'user'),
  isFrozen: withDefault(boolean, false),
  /** A freeze does not affect choices made before this moment. */
  frozenSince: nullable(instant),
  /** Comes with the demo, where one person tries every role in one browser. */
  isSeeded: withDefault(boolean, false),
  isValidator: withDefault(boolean, false),
  trustScore: withDefault(smallint, 50),
  homeLatitude: nullable(double),
  homeLongitude: nullable(double),
  homeSince: nullable(instant),
  auditSalt: withDefault(
    bytes,
    () => "decode(replace((gen_random_uuid())::text, '-'::text, ''::text), 'hex'::text)",
  ),
  createdAt: instant,
  about: nullable(text),
  avatarId: nullable(uuid),
  usernameChangedAt: nullable(instant),
  /** Barred by a moderator from reporting issues, proposing and writing. */
  restrictedUntil: nullable(instant),
  /** For mails, pushes and notices; null: the installation's. */
  language: nullable(text),
});
export type AppUserRow = RowOf<typeof appUserEntity>;

export const sessionEntity = defineEntity('session', {
  idHash: key(bytes),
  userId: nullable(uuid),
  data: text,
  isEnded: withDefault(boolean, false),
  expiresAt: instant,
  id: withDefault(uuid, () => 'gen_random_uuid()'),
  device: withDefault(text, ''),
  isStrong: withDefault(boolean, false),
  createdAt: withDefault(instant, () => 'now()'),
  lastUsedAt: withDefault(instant, () => 'now()'),
});

export const accountFlagEntity = defineEntity('account_flag', {
  id: key(uuid),
  userId: uuid,
  byId: uuid,
  reason: text,
  raisedAt: instant,
  settled: nullable(oneOf<'upheld' | 'dismissed'>()),
  settledBy: nullable(uuid),
  settledAt: nullable(instant),
});
export type AccountFlagRow = RowOf<typeof accountFlagEntity>;

/** Who lifted a freeze. Append-only. */
export const accountLiftEntity = defineEntity('account_lift', {
  flagId: key(uuid),
  byId: uuid,
  reason: text,
  liftedAt: instant,
});

/** A change of role; `byId` null: by the sign-in provider or the command line. Append-only. */
export const roleGrantEntity = defineEntity('role_grant', {
  id: key(sequence),
  userId: uuid,
  byId: nullable(uuid),
  isByProvider: withDefault(boolean, false),
  accountRole: oneOf<AccountRole>(),
  isValidator: boolean,
  grantedAt: instant,
});

/** One event per person and proof. Append-only. */
export const trustEventEntity = defineEntity('trust_event', {
  id: key(sequence),
  userId: uuid,
  event: oneOf<
    | 'agreed'
    | 'disagreed'
    | 'solution_completed'
    | 'finally_rejected'
    | 'account_flag_upheld'
    | 'flag_dismissed'
  >(),
  issueId: nullable(uuid),
  proofId: nullable(uuid),
  createdAt: instant,
  /** Counts as experience for those who judged the case. */
  isExperience: withDefault(boolean, true),
});

/** Something several accounts may have in common; deleted once expired. */
export const accountTraceEntity = defineEntity('account_trace', {
  kind: key(oneOf<'card' | 'payout' | 'push' | 'device' | 'together'>()),
  digest: key(bytes),
  userId: key(uuid),
  expiresAt: instant,
});
export type AccountTraceRow = RowOf<typeof accountTraceEntity>;

/** A former name's skeleton as a keyed digest, reserved for a while. */
export const heldNameEntity = defineEntity('held_name', {
  digest: key(bytes),
  userId: nullable(uuid),
  expiresAt: instant,
});
