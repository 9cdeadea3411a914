import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { uuid } from '#schema/text.ts';

export const MERGES_ASKED_PER_HOUR = 10;

const other = v.object({ intoId: uuid });
const issueParams = v.object({ id: uuid });

export const mergeIssue = defineEndpoint({
  operation: 'mergeIssue',
  method: 'POST',
  path: '/api/issues/{id}/merge',
  summary:
    'Merges an issue into another report of the same problem. For moderators without a stake and for the reporter of both it takes effect at once; with two reporters, one asks and the other agrees with the same call. No pledge moves.',
  access: 'session',
  asksPasskey: true,
  params: issueParams,
  body: other,
  status: 200,
  /** False: the other reporter was asked. */
  response: v.object({ isMerged: v.boolean() }),
  refusals: [
    'issue_not_found',
    'forbidden',
    'account_frozen',
    'has_stake',
    'shares_thing',
    'issue_closed',
    'issue_merged',
    'wrong_state',
    'escrow_frozen',
  ],
});

export const unmergeIssue = defineEndpoint({
  operation: 'unmergeIssue',
  method: 'POST',
  path: '/api/issues/{id}/unmerge',
  summary:
    'Makes an issue that goes on at another one stand for itself again, for moderators without a stake in either. Pledges that moved stay where they are.',
  access: 'moderator',
  asksPasskey: true,
  params: issueParams,
  status: 204,
  refusals: ['issue_not_found', 'account_frozen', 'has_stake', 'shares_thing', 'wrong_state'],
});

export const declineMerge = defineEndpoint({
  operation: 'declineMerge',
  method: 'POST',
  path: '/api/issues/{id}/merge/decline',
  summary: 'Declines or withdraws a request to merge two reports. Either reporter.',
  access: 'session',
  params: issueParams,
  body: other,
  status: 204,
  refusals: ['issue_not_found', 'forbidden', 'account_frozen', 'wrong_state'],
});
