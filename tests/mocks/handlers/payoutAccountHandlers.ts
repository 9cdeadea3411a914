import { Refusal } from '#api/domain/refusal.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';

/** Test money is paid to nobody, so nobody needs an account for it. */
export const payoutAccountHandlers: MockHandlersOf<'getPayoutAccount' | 'openPayoutAccount'> = {
  getPayoutAccount: () => ({ state: 'not_needed' }),

  openPayoutAccount() {
    throw new Refusal('wrong_state');
  },
};
