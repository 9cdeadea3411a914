import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { uuid } from '#schema/text.ts';

export const sayFixed = defineEndpoint({
  operation: 'sayFixed',
  method: 'PUT',
  path: '/api/issues/{id}/fixed',
  summary:
    'Says whether an issue is fixed, after the body that is responsible said so, until a solver is chosen. Reporter and donors. Yes by the reporter, or by most of the donors’ money, completes the issue and gives every pledge back.',
  access: 'session',
  params: v.object({ id: uuid }),
  body: v.object({ isFixed: v.boolean() }),
  status: 200,
  response: v.object({ isCompleted: v.boolean() }),
  refusals: [
    'issue_not_found',
    'issue_merged',
    'issue_closed',
    'wrong_state',
    'forbidden',
    'account_frozen',
    'escrow_frozen',
  ],
});
