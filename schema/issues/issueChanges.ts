import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { uuid } from '#schema/text.ts';
import { issue } from './issue.ts';

const INVALID_NUMBER = 'after must be a change number.';

/** Increases with every change of any issue; opaque to clients. */
const changeNumber = v.pipe(
  v.union([v.string(), v.number()], INVALID_NUMBER),
  v.transform(String),
  v.regex(/^\d{1,15}$/u, INVALID_NUMBER),
  v.transform(Number),
);

export const issueChanges = v.object({
  /** New, changed or restored issues in their current state. */
  changed: v.array(issue),
  /** Deleted or hidden. */
  removed: v.array(uuid),
  /**
   * The next `after`. Smaller than the requested one: the server's numbers were reset, by a
   * restored backup say, and the whole list has to be read.
   */
  upTo: v.number(),
  /**
   * Identifies the database of the numbers, as `X-Change-History` of the list. If they differ, the
   * whole list has to be read.
   */
  history: v.string(),
  /** More changes are waiting; continue at once. */
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
