/** What the accounts can be narrowed to, by role. */
export const ROLE_FILTERS = ['any', 'user', 'ambassador', 'operator', 'validator'] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** And by how they stand; `current`: every account that is not deleted. */
export const ACCOUNT_FILTERS = [
  'current',
  'restricted',
  'frozen',
  'unproved',
  'signed_in',
  'deleted',
] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

/** What operators do in the console that no issue's record tells. */
export const OPERATOR_ACTS = ['role', 'sign_out', 'recovery', 'address'] as const;
export type OperatorActName = (typeof OPERATOR_ACTS)[number];

export const ACT_FILTERS = ['any', ...OPERATOR_ACTS] as const;
export type ActFilter = (typeof ACT_FILTERS)[number];

/** What all issues can be narrowed to; `reported`: with reports that nobody has decided. */
export const CONTENT_FILTERS = [
  'any',
  'reported',
  'hidden',
  'frozen',
  'merged',
  'removed',
] as const;
export type ContentFilter = (typeof CONTENT_FILTERS)[number];
