import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { emailAddress } from '#schema/people/password.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';
import { reason, uuid } from '#schema/text.ts';

const params = v.object({ id: uuid });
const refusals = ['account_frozen', 'user_not_found'] as const;
const reasoned = v.object({ reason });

export const appointRequest = v.object({
  accountRole: v.picklist(ACCOUNT_ROLES, 'Please choose a role.'),
  isValidator: v.boolean('isValidator is true or false.'),
  reason,
});

export const appointPerson = defineEndpoint({
  operation: 'appointPerson',
  method: 'POST',
  path: '/api/admin/people/{id}/role',
  summary:
    'Grants or revokes the role of an account, with a reason. Ambassadors but the first are announced in public and appointed or removed 14 days later. Operators only, and not for themselves.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  params,
  body: appointRequest,
  status: 204,
  refusals,
});

export const signPersonOut = defineEndpoint({
  operation: 'signPersonOut',
  method: 'POST',
  path: '/api/admin/people/{id}/sign-out',
  summary: 'Ends every session of an account, with a reason. Operators only.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  params,
  body: reasoned,
  status: 204,
  refusals,
});

export const recoverRequest = v.object({
  /** The new address, to be proved; null: keeps the old one. */
  newEmail: v.nullable(emailAddress),
  reason,
});

export const recoverPerson = defineEndpoint({
  operation: 'recoverPerson',
  method: 'POST',
  path: '/api/admin/people/{id}/recovery',
  summary:
    'Creates a password reset link for somebody who lost their mailbox. For who held a role within 90 days it is announced in public first, and the call is repeated 14 days later. Operators only. It works once; passkeys stay.',
  access: 'operator',
  asksPasskey: true,
  replay: 'none',
  params,
  body: recoverRequest,
  status: 200,
  /** Null: announced. */
  response: v.object({ link: v.nullable(v.string()) }),
  refusals: [...refusals, 'email_taken'],
});

export const showAddress = defineEndpoint({
  operation: 'showAddress',
  method: 'POST',
  path: '/api/admin/people/{id}/address',
  summary: 'Returns the address of an account and records who looked and why. Operators only.',
  access: 'operator',
  asksPasskey: true,
  replay: 'none',
  params,
  body: reasoned,
  status: 200,
  response: v.object({ email: v.string() }),
  refusals,
});
