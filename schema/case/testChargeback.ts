import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { uuid } from '#schema/text.ts';

export const playChargeback = defineEndpoint({
  operation: 'playChargeback',
  method: 'POST',
  path: '/api/test-chargebacks',
  summary:
    'Simulates a chargeback of a test-money pledge, on a test installation; 404 elsewhere. Safe to repeat.',
  access: 'public',
  // A repeated message changes and records nothing.
  isAuditExempt: true,
  body: v.object({ pledgeId: uuid }),
  status: 204,
  refusals: ['not_found', 'pledge_not_found', 'wrong_state'],
});
