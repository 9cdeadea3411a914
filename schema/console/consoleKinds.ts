import { NOTIFICATION_TYPES } from '#schema/notices/notificationTypes.ts';

/** Where money is (`open` to `hidden`, in escrow) or went. */
export const MONEY_STATES = [
  'open',
  'in_progress',
  'completed',
  'frozen',
  'hidden',
  'released',
  'fees',
  'refunded',
  'withdrawn',
  'charged_back',
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** How the provider and the books differ; `missed`: the books have caught up since. */
export const DIFFERENCES = [
  'amount',
  'currency',
  'unknown',
  'missing',
  'missed',
  'reversed',
] as const;

export const DELIVERY_SUBJECTS = [
  ...NOTIFICATION_TYPES,
  'reset',
  'proof',
  'change_old',
  'change_new',
  'taken',
  'password_changed',
  'username_changed',
  'issue_reported',
  'refund',
  'payout',
  'issue_forwarded',
] as const;
export type DeliverySubject = (typeof DELIVERY_SUBJECTS)[number];
