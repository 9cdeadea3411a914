import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { password } from './password.ts';

/** What prevents deleting an account, with a message for each. */
export const ACCOUNT_DUTIES = {
  escrow:
    'You have money in escrow. Withdraw your pledges, or wait until they are spent or refunded.',
  offers:
    'You have proposals that can still be chosen, or work to finish. Withdraw or complete them.',
  payments: 'A payment to you or from you is on its way. Wait until it has arrived.',
  reports: 'A paid report of yours is not settled. Wait until it is delivered or refunded.',
  jury: 'You have a seat on a jury. Give your verdict or decline the seat.',
} as const;
export type AccountDuty = keyof typeof ACCOUNT_DUTIES;

export const WRONG_PASSWORD = 'This password is not correct.';

export const deleteAccountRequest = v.object({ password });

export const deleteAccount = defineEndpoint({
  operation: 'deleteAccount',
  method: 'POST',
  path: '/api/user/deletion',
  summary:
    'Deletes the signed-in person’s account permanently: name, email, password, settings, sessions. What they posted stays, without a name. Refused while they have open money or duties; `errors` lists them.',
  access: 'session',
  replay: 'none',
  body: deleteAccountRequest,
  status: 204,
  refusals: ['account_frozen', 'account_in_use'],
});
