import {
  boolean,
  bytes,
  defineEntity,
  instant,
  json,
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
import type { DigestLine } from '#schema/notices/digest.ts';
import type { NoticeChoice } from '#schema/notices/noticeChoice.ts';
import type { Notification } from '#schema/notices/notification.ts';

/** A notice to one person. */
export const notificationEntity = defineEntity('notification', {
  id: key(uuid),
  userId: uuid,
  type: oneOf<Notification['type']>(),
  issueId: nullable(uuid),
  content: text,
  lines: nullable(json<DigestLine[]>()),
  /** Null, both: from before notices were kept so; the text is all there is. */
  kind: nullable(text),
  params: nullable(json<Readonly<Record<string, unknown>>>()),
  concernsMoney: withDefault(boolean, false),
  readAt: nullable(instant),
  createdAt: instant,
});

/**
 * Whether a kind of notice leaves the app for a person, and how. No row: it does not, but for those about
 * money and deadlines, which go by email.
 */
export const notificationChoiceEntity = defineEntity('notification_choice', {
  userId: key(uuid),
  type: key(oneOf<NoticeChoice['type']>()),
  byPush: boolean,
  byEmail: boolean,
});

/** A browser that gets pushes for as long as its sign-in lasts. */
export const pushSubscriptionEntity = defineEntity('push_subscription', {
  id: key(uuid),
  userId: uuid,
  sessionHash: bytes,
  endpoint: text,
  p256dh: text,
  auth: text,
  createdAt: instant,
  lastSuccessAt: nullable(instant),
});
export type PushSubscriptionRow = RowOf<typeof pushSubscriptionEntity>;

/** A notice on its way out; `subscriptionId` null: by email. */
export const noticeDeliveryEntity = defineEntity('notice_delivery', {
  id: key(sequence),
  notificationId: uuid,
  subscriptionId: nullable(uuid),
  attemptCount: withDefault(smallint, 0),
  dueAt: withDefault(instant, () => "'-infinity'::timestamp with time zone"),
  requestId: nullable(text),
});

/** By what key push services know this installation. */
export const pushKeyEntity = defineEntity('push_key', {
  id: key(smallint),
  publicKey: text,
  privateKey: text,
});

/** A mail that does not leave this machine. */
export const mailboxMailEntity = defineEntity('mailbox_mail', {
  sequence: key(sequence),
  id: uuid,
  userId: uuid,
  recipient: text,
  subject: text,
  body: text,
  sentAt: instant,
});
