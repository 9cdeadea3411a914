import {
  boolean,
  defineEntity,
  instant,
  key,
  nullable,
  oneOf,
  sha256,
  smallint,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/entities/columns.ts';

type Purpose = 'reset' | 'proof' | 'change_old' | 'change_new';

/** A mail about an account on its way; `userId` null: to whoever has the address. */
export const accountMailEntity = defineEntity('account_mail', {
  id: key(uuid),
  kind: oneOf<Purpose | 'taken' | 'password_changed'>(),
  userId: nullable(uuid),
  email: text,
  attemptCount: withDefault(smallint, 0),
  dueAt: withDefault(instant, () => "'-infinity'::timestamp with time zone"),
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
