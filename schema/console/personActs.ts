import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { emailAddress } from '#schema/people/password.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';
import { uuid } from '#schema/text.ts';
import { reason } from '#schema/verification/verification.ts';

const params = v.object({ id: uuid });
const refusals = ['passkey_required', 'forbidden', 'account_frozen', 'user_not_found'] as const;
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
  summary: 'Gives or takes the role of an account, with the reason; operators may, not their own.',
  access: 'session',
  asksPasskey: true,
  params,
  body: appointRequest,
  status: 204,
  refusals,
});

export const signPersonOut = defineEndpoint({
  operation: 'signPersonOut',
  method: 'POST',
  path: '/api/admin/people/{id}/sign-out',
  summary: 'Ends every sign-in of an account, with the reason; operators may.',
  access: 'session',
  asksPasskey: true,
  params,
  body: reasoned,
  status: 204,
  refusals,
});

export const recoverRequest = v.object({
  /** The address that the account gets, to be proved; null: it keeps its own. */
  newEmail: v.nullable(emailAddress),
  reason,
});

export const recoverPerson = defineEndpoint({
  operation: 'recoverPerson',
  method: 'POST',
  path: '/api/admin/people/{id}/recovery',
  summary:
    'Makes a link to a new password for somebody without a role who lost their mailbox; operators may. It works once; passkeys stay.',
  access: 'session',
  asksPasskey: true,
  params,
  body: recoverRequest,
  status: 200,
  response: v.object({ link: v.string() }),
  refusals: [...refusals, 'email_taken'],
});

export const showAddress = defineEndpoint({
  operation: 'showAddress',
  method: 'POST',
  path: '/api/admin/people/{id}/address',
  summary: 'Tells the address of an account and notes who looked and why; operators may.',
  access: 'session',
  asksPasskey: true,
  params,
  body: reasoned,
  status: 200,
  response: v.object({ email: v.string() }),
  refusals,
});
