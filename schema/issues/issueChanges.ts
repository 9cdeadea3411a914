import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { uuid } from '#schema/text.ts';
import { issue } from './issue.ts';

const INVALID_NUMBER = 'after must be a change number.';

/** Grows with every change of any issue; the answers hand it out and take it back. */
const changeNumber = v.pipe(
  v.union([v.string(), v.number()], INVALID_NUMBER),
  v.transform(String),
  v.regex(/^\d{1,15}$/u, INVALID_NUMBER),
  v.transform(Number),
);

export const issueChanges = v.object({
  /** Issues that were reported, changed or shown again, as they are now. */
  changed: v.array(issue),
  /** Issues that were deleted or hidden. */
  removed: v.array(uuid),
  /**
   * What to ask after next. Smaller than what was asked after: the server counts again, after a restored
   * backup say, and the list has to be read whole.
   */
  upTo: v.number(),
  /**
   * Of which database the numbers are; the list says it in `X-Change-History`. Another one than that of
   * the list: the list has to be read whole.
   */
  history: v.string(),
  /** There are more changes already; ask on at once. */
  hasMore: v.boolean(),
});
export type IssueChanges = v.InferOutput<typeof issueChanges>;

export const listIssueChanges = defineEndpoint({
  operation: 'listIssueChanges',
  method: 'GET',
  path: '/api/issues/changes',
  summary:
    'Changes to the issue list since the change number of an earlier response, at most 100 issues, for clients that store the list. The list without parameters has its number in `X-Change-Number`.',
  access: 'public',
  cache: 'shared',
  query: v.object({ after: changeNumber }),
  status: 200,
  response: issueChanges,
});
