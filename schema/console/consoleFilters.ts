export const ROLE_FILTERS = ['any', 'user', 'ambassador', 'operator', 'validator'] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** By state; `current`: not deleted. */
export const ACCOUNT_FILTERS = [
  'current',
  'restricted',
  'frozen',
  'unproved',
  'signed_in',
  'deleted',
] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

export const OPERATOR_ACTS = [
  'role',
  'sign_out',
  'recovery',
  'address',
  'repeat',
  'key',
  'webhook',
  'body',
  'text',
] as const;
export type OperatorActName = (typeof OPERATOR_ACTS)[number];

export const ACT_FILTERS = ['any', ...OPERATOR_ACTS] as const;
export type ActFilter = (typeof ACT_FILTERS)[number];

/** `reported`: with undecided reports. */
export const CONTENT_FILTERS = [
  'any',
  'reported',
  'hidden',
  'frozen',
  'merged',
  'removed',
] as const;
export type ContentFilter = (typeof CONTENT_FILTERS)[number];

/** Money that needs attention. `failing`: still retried; `failed`: given up. */
export const MONEY_TROUBLES = [
  'failing',
  'failed',
  'overdue',
  'charged_back',
  'frozen',
  'differs',
] as const;
export type MoneyTroubleName = (typeof MONEY_TROUBLES)[number];

export const TROUBLE_FILTERS = ['any', ...MONEY_TROUBLES] as const;
export type TroubleFilter = (typeof TROUBLE_FILTERS)[number];

export const DELIVERY_KINDS = ['push', 'email', 'account_mail', 'payment', 'forwarding'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const DELIVERY_FILTERS = ['any', ...DELIVERY_KINDS] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** `failing`: with at least one failed attempt. */
export const WAITING_FILTERS = ['any', 'failing', 'untried'] as const;
export type WaitingFilter = (typeof WAITING_FILTERS)[number];
