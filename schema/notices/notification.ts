import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { NOTICE_PLACES } from './noticeLink.ts';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';

export const notification = v.object({
  id: uuid,
  type: v.picklist(NOTIFICATION_TYPES),
  issueId: v.nullable(uuid),
  read: v.boolean(),
  content: v.string(),
  createdAt: timestamp,
  /** Of the issue; null: none. Absent in answers of earlier releases, like `place`. */
  imageUrl: v.optional(v.nullable(v.string())),
  /** Where it is seen or acted on; absent in answers of earlier releases. */
  place: v.optional(v.nullable(v.picklist(NOTICE_PLACES))),
});
export type Notification = v.InferOutput<typeof notification>;

export const listNotifications = defineEndpoint({
  operation: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: "The signed-in person's notifications, newest first.",
  access: 'session',
  status: 200,
  response: v.array(notification),
});

export const markReadRequest = v.object({
  /** Absent: all of the person's. Unknown ids are ignored. */
  ids: v.optional(
    v.pipe(v.array(uuid), v.maxLength(LIST_MAX, `Please name at most ${LIST_MAX} notifications.`)),
  ),
});

export const markNotificationsRead = defineEndpoint({
  operation: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read',
  summary: "Marks the signed-in person's notifications as read: the named ones, or all.",
  access: 'session',
  isAuditExempt: true,
  body: markReadRequest,
  status: 204,
});
