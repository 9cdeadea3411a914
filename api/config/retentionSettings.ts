import { RETENTION } from '#schema/site/retention.ts';
import { period, setting } from './settingKinds.ts';

const days = (
  { min, max, usual }: (typeof RETENTION)[keyof typeof RETENTION],
  description: string,
) => setting(period(min, max), `${description} ${min} to ${max}.`, String(usual), String(usual));

/** The privacy notice states these as they are set. */
export const retentionSettings = {
  SESSION_DAYS: days(RETENTION.sessionDays, 'Days until an idle session expires.'),
  SESSION_MAX_DAYS: days(
    RETENTION.sessionMaxDays,
    'Days until a session expires even if it is used.',
  ),
  DEVICE_DAYS: days(
    RETENTION.deviceDays,
    'Days until a browser in which somebody signed in is no longer known.',
  ),
  ACCOUNT_TRACE_DAYS: days(
    RETENTION.accountTraceDays,
    'Days until digests of browsers, cards and networks that connect accounts are deleted, since they were last seen.',
  ),
  REPLY_KEPT_DAYS: days(
    RETENTION.replyKeptDays,
    'Days until the answers to what people wrote, kept for devices that send it again, are deleted or shortened.',
  ),
  FAILED_SIGN_IN_HOURS: days(
    RETENTION.failedSignInHours,
    'Hours until network addresses in FAILED_SIGN_IN_LOG are deleted.',
  ),
};
