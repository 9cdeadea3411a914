import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { OWN_LIST_PAGE_SIZE } from '#schema/limits.ts';
import { receipt } from '#schema/receipt.ts';
import { pageFields, pageWith } from '#schema/paging.ts';
import { uuid } from '#schema/text.ts';
import { issue } from './issue.ts';

export const followIssue = defineEndpoint({
  operation: 'followIssue',
  method: 'PUT',
  path: '/api/issues/{id}/follow',
  summary:
    'Follows or unfollows an issue: its news arrives as notifications. May have been written offline.',
  access: 'session',
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: v.object({ isFollowing: v.boolean() }),
  status: 200,
  response: v.object({ id: uuid, isFollowing: v.boolean(), receipt }),
  isQueueable: true,
  refusals: ['issue_not_found', 'account_frozen'],
});

export const listFollowedIssues = defineEndpoint({
  operation: 'listFollowedIssues',
  method: 'GET',
  path: '/api/user/following',
  summary: 'Issues that the signed-in person follows, most recently followed first, in pages.',
  access: 'session',
  query: v.object(pageFields(OWN_LIST_PAGE_SIZE)),
  status: 200,
  response: pageWith(issue),
});
