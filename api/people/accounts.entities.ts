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

/** A person with an account. */
export const appUserEntity = defineEntity('app_user', {
  id: key(uuid),
  username: text,
  /** What the name looks like; empty: like none. */
  nameSkeleton: withDefault(text, ''),
  /** How they want to be called; shown beside the username, never in its place. */
  fullName: nullable(text),
  email: text,
  /** When somebody followed the link that was mailed there; null: nobody has yet. */
  emailProvedAt: nullable(instant),
  passwordHash: text,
  /** False: made by the sign-in provider, and no password was set since. */
  hasPassword: withDefault(boolean, true),
  preferredRole: withDefault(oneOf<PreferredRole>(), 'reporter'),
  accountRole: withDefault(oneOf<AccountRole>(), 'user'),
  isFrozen: withDefault(boolean, false),
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
  /** Until then a moderator keeps it from reporting issues, proposing and writing. */
  restrictedUntil: nullable(instant),
  /** What mails, pushes and notices to it are written in; null: the installation's own. */
  language: nullable(text),
});
export type AppUserRow = RowOf<typeof appUserEntity>;

/** A sign-in, under the hash of its id. */
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

/** What an ambassador reported about an account, and what became of it. */
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

/** Who lifted the freeze that followed from a report on an account. Append-only. */
export const accountLiftEntity = defineEntity('account_lift', {
  flagId: key(uuid),
  byId: uuid,
  reason: text,
  liftedAt: instant,
});

/** Who gave which role to whom; `byId` null: the command line. Append-only. */
export const roleGrantEntity = defineEntity('role_grant', {
  id: key(sequence),
  userId: uuid,
  byId: nullable(uuid),
  accountRole: oneOf<AccountRole>(),
  isValidator: boolean,
  grantedAt: instant,
});

/** What moved a person's trust; one event per person and proof. Append-only. */
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
  /** Its case counts as experience of those who judged it. */
  isExperience: withDefault(boolean, true),
});

/** Something that an account has shown and others may show too; forgotten once it has expired. */
export const accountTraceEntity = defineEntity('account_trace', {
  kind: key(oneOf<'card' | 'payout' | 'push' | 'device' | 'together'>()),
  digest: key(bytes),
  userId: key(uuid),
  expiresAt: instant,
});
export type AccountTraceRow = RowOf<typeof accountTraceEntity>;

/** What a name looks like that somebody gave up, as a keyed digest; nobody else gets it meanwhile. */
export const heldNameEntity = defineEntity('held_name', {
  digest: key(bytes),
  userId: nullable(uuid),
  expiresAt: instant,
});
