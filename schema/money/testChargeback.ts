import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { uuid } from '#schema/text.ts';

export const playChargeback = defineEndpoint({
  operation: 'playChargeback',
  method: 'POST',
  path: '/api/test-chargebacks',
  summary:
    'Lets the bank of a donor take back a pledge of test money, on a test installation. Elsewhere there is no such call. Saying it again changes nothing.',
  access: 'public',
  body: v.object({ pledgeId: uuid }),
  status: 204,
  refusals: ['not_found', 'pledge_not_found', 'wrong_state'],
});
