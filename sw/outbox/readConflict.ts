import { fillPath } from '#schema/defineEndpoint.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { Tried } from './classify.ts';
import { exchange, type Exchange } from './exchange.ts';
import { ISSUE_PATH } from './operations.ts';

/**
 * Adds the current issue to a conflicting edit, so that the person can compare both offline.
 * Omitted if unavailable; never throws.
 */
export async function withCurrentIssue(
  deps: Exchange,
  tried: Tried,
  signal: AbortSignal,
): Promise<Tried> {
  const { row, outcome } = tried;
  if (row.operation !== 'editIssue' || outcome.kind !== 'attention') return tried;
  // guard: conflict-shows-both-sides
  if (outcome.problem.code !== 'version_conflict') return tried;
  const path = fillPath(ISSUE_PATH, { id: row.params.id });
  const answer = await exchange(deps, { method: 'GET', path }, signal);
  if (answer.kind !== 'json') return tried;
  const current = answer.body as IssueDetail;
  // A cached answer would show the person their own starting point.
  const isNewer = current.id === row.entityId && current.version > (row.body.version ?? 0);
  if (!isNewer) return tried;
  return { row, outcome: { ...outcome, problem: { ...outcome.problem, current } } };
}
