import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { userVote } from '#schema/case/vote.ts';
import { OWN_LIST_PAGE_SIZE } from '#schema/limits.ts';
import { decimalText } from '#schema/money/amount.ts';
import { pageFields, pageWith } from '#schema/paging.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { OWN_PLEDGE_FILTERS, OWN_VOTE_FILTERS, PLEDGE_STATES } from './ownListFilters.ts';

/** Null: removed or hidden. */
const issueTitle = v.nullable(v.string());
/** Null: none, or the issue is removed or hidden; absent in answers of earlier releases. */
const imageUrl = v.optional(v.nullable(v.string()));

/** Where a pledge's money is; the parts add up to its amount, but for what was borne. */
const pledgeFlow = v.object({
  held: decimalText,
  solver: decimalText,
  platform: decimalText,
  back: decimalText,
  /** What a bank or the provider took of spent money; the platform stands in for it. */
  borne: decimalText,
});

/** In any state. */
export const ownPledge = v.object({
  id: uuid,
  issueId: uuid,
  issueTitle,
  imageUrl,
  amount: decimalText,
  state: v.picklist(PLEDGE_STATES),
  createdAt: timestamp,
  /** Automatic refund if no proposal is chosen before; null: none. */
  returnsAt: v.nullable(timestamp),
  /** When it left the escrow; null while it is there. */
  closedAt: v.nullable(timestamp),
  /** Absent in answers of earlier releases. */
  flow: v.optional(pledgeFlow),
});
export type OwnPledge = v.InferOutput<typeof ownPledge>;

export const ownVote = v.object({ ...userVote.entries, issueTitle, imageUrl });

export const listOwnPledges = defineEndpoint({
  operation: 'listOwnPledges',
  method: 'GET',
  path: '/api/user/pledges',
  summary:
    'All pledges of the signed-in person, newest first, with their outcome, in pages; `state` filters them.',
  access: 'session',
  query: v.object({
    state: v.optional(
      v.picklist(OWN_PLEDGE_FILTERS, `state is one of ${OWN_PLEDGE_FILTERS.join(', ')}.`),
      'all',
    ),
    ...pageFields(OWN_LIST_PAGE_SIZE),
  }),
  status: 200,
  response: pageWith(ownPledge),
});

export const listOwnVotes = defineEndpoint({
  operation: 'listOwnVotes',
  method: 'GET',
  path: '/api/user/votes',
  summary: "The signed-in person's votes on proposals, newest first, in pages.",
  access: 'session',
  query: v.object({
    vote: v.optional(
      v.picklist(OWN_VOTE_FILTERS, `vote is one of ${OWN_VOTE_FILTERS.join(', ')}.`),
      'all',
    ),
    ...pageFields(OWN_LIST_PAGE_SIZE),
  }),
  status: 200,
  response: pageWith(ownVote),
});
