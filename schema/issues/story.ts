import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { uuid } from '#schema/text.ts';

/** A completed issue published with its reporter's consent. */
export const successStory = v.object({
  id: uuid,
  title: v.string(),
  location: v.string(),
  /** Photo URLs of its proof. */
  before: v.string(),
  after: v.string(),
  /** Paid from escrow: the solver's compensation and the platform's share. */
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
  // Not a decision in the case, so not part of the record.
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: v.object({ isTold: v.boolean() }),
  status: 204,
  refusals: ['issue_not_found', 'forbidden', 'wrong_state', 'account_frozen', 'account_restricted'],
});
