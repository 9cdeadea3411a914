import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { reason, uuid } from '#schema/text.ts';

export const hideIssue = defineEndpoint({
  operation: 'hideIssue',
  method: 'POST',
  path: '/api/issues/{id}/hidden',
  summary:
    'Hides an issue from everyone but ambassadors and operators and stops its money for a limited time, or shows it again. Ambassadors and operators without a stake only.',
  access: 'moderator',
  asksPasskey: true,
  params: v.object({ id: uuid }),
  body: v.object({ isHidden: v.boolean('isHidden is true or false.'), reason }),
  status: 204,
  refusals: ['issue_not_found', 'account_frozen', 'has_stake', 'shares_thing', 'wrong_state'],
});
