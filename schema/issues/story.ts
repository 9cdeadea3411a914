import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { uuid } from '#schema/text.ts';

/** A completed issue whose reporter lets the site tell of it, in figures of its own. */
export const successStory = v.object({
  /** Of the issue. */
  id: uuid,
  title: v.string(),
  location: v.string(),
  /** Addresses of the photos of its proof. */
  before: v.string(),
  after: v.string(),
  /** What left its escrow for the work: the solver's compensation and the platform's share. */
  cost: decimalText,
  pledgerCount: v.number(),
  /** Whole days from the report to the release of the money. */
  days: v.number(),
});
export type SuccessStory = v.InferOutput<typeof successStory>;

export const listSuccessStories = defineEndpoint({
  operation: 'listSuccessStories',
  method: 'GET',
  path: '/api/success-stories',
  summary: 'The two latest success stories, shown with the consent of their reporters.',
  access: 'public',
  cache: 'shared',
  status: 200,
  response: v.array(successStory),
});

export const tellStory = defineEndpoint({
  operation: 'tellStory',
  method: 'PUT',
  path: '/api/issues/{id}/story',
  summary:
    'Whether a completed issue may be shown as a success story. Its reporter consents, and may withdraw consent.',
  access: 'session',
  // No decision about the case, so no part of the record that can be recomputed.
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: v.object({ isTold: v.boolean() }),
  status: 204,
  refusals: ['issue_not_found', 'forbidden', 'wrong_state', 'account_frozen', 'account_restricted'],
});
