import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';

const payoutAccount = v.object({
  /**
   * `not_needed`: test money. `incomplete`: the provider still needs details. `disconnected`: payouts
   * wait for another account.
   */
  state: v.picklist(['not_needed', 'missing', 'incomplete', 'ready', 'disconnected']),
});

export const getPayoutAccount = defineEndpoint({
  operation: 'getPayoutAccount',
  method: 'GET',
  path: '/api/payout-account',
  summary: 'Whether the signed-in person can be paid for solved issues.',
  access: 'session',
  status: 200,
  response: payoutAccount,
});

export const openPayoutAccount = defineEndpoint({
  operation: 'openPayoutAccount',
  method: 'POST',
  path: '/api/payout-account',
  summary: 'Starts or continues setting up the payout account, on the payment provider’s page.',
  access: 'session',
  replay: 'none',
  status: 200,
  /** The provider's page; valid once, and only for a short time. */
  response: v.object({ url: v.string() }),
  refusals: ['wrong_state', 'payment_unavailable'],
});
