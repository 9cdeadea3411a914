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

export const notificationEntity = defineEntity('notification', {
  id: key(uuid),
  userId: uuid,
  type: oneOf<Notification['type']>(),
  issueId: nullable(uuid),
  content: text,
  lines: nullable(json<DigestLine[]>()),
  /** Null, both: rows older than structured notices, with the text only. */
  kind: nullable(text),
  params: nullable(json<Readonly<Record<string, unknown>>>()),
  concernsMoney: withDefault(boolean, false),
  readAt: nullable(instant),
  createdAt: instant,
});

/**
 * Delivery of a kind of notice to a person. No row: none, except emails about money and deadlines.
 */
export const notificationChoiceEntity = defineEntity('notification_choice', {
  userId: key(uuid),
  type: key(oneOf<NoticeChoice['type']>()),
  byPush: boolean,
  byEmail: boolean,
});

/** Valid as long as its session. */
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

/** A pending delivery; `subscriptionId` null: by email. */
export const noticeDeliveryEntity = defineEntity('notice_delivery', {
  id: key(sequence),
  notificationId: uuid,
  subscriptionId: nullable(uuid),
  attemptCount: withDefault(smallint, 0),
  dueAt: withDefault(instant, () => "'-infinity'::timestamp with time zone"),
  requestId: nullable(text),
});

export const pushKeyEntity = defineEntity('push_key', {
  id: key(smallint),
  publicKey: text,
  privateKey: text,
});

export const mailboxMailEntity = defineEntity('mailbox_mail', {
  sequence: key(sequence),
  id: uuid,
  userId: uuid,
  recipient: text,
  subject: text,
  body: text,
  sentAt: instant,
});
