import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { NOTICE_CHOICES } from './notificationTypes.ts';
import { timestamp, uuid } from '#schema/text.ts';

/** Delivery of one kind of notification outside of the app; the list in the app always has it. */
export const noticeChoice = v.object({
  type: v.picklist(NOTICE_CHOICES),
  byPush: v.boolean(),
  byEmail: v.boolean(),
});
export type NoticeChoice = v.InferOutput<typeof noticeChoice>;

/** `endpoint` is disclosed only to its owner. */
export const pushDevice = v.object({
  id: uuid,
  endpoint: v.string(),
  createdAt: timestamp,
  lastSuccessAt: v.nullable(timestamp),
});
export type PushDevice = v.InferOutput<typeof pushDevice>;

/** `smtp`: mails are sent; `local`: they stay on this machine, at /mailbox; `none`: no mail. */
export const MAIL_KINDS = ['smtp', 'local', 'none'] as const;

export const noticeChoices = v.object({
  /** Every kind once, in the order of the contract. */
  choices: v.array(noticeChoice),
  devices: v.array(pushDevice),
  mail: v.picklist(MAIL_KINDS),
});
export type NoticeChoices = v.InferOutput<typeof noticeChoices>;

export const getNoticeChoices = defineEndpoint({
  operation: 'getNoticeChoices',
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'The signed-in person’s choices for push and email notifications, and their devices.',
  access: 'session',
  status: 200,
  response: noticeChoices,
});

export const saveNoticeChoices = defineEndpoint({
  operation: 'saveNoticeChoices',
  method: 'PUT',
  path: '/api/notifications/choices',
  summary:
    'Changes the notification choices of the given kinds. All are off by default, except emails about money and deadlines.',
  access: 'session',
  isAuditExempt: true,
  body: v.object({
    choices: v.pipe(
      v.array(noticeChoice),
      v.maxLength(NOTICE_CHOICES.length, 'Please name every kind at most once.'),
      v.check(
        (choices) => new Set(choices.map(({ type }) => type)).size === choices.length,
        'Please name every kind at most once.',
      ),
    ),
  }),
  status: 204,
});
