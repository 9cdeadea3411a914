import type { ErrorCode } from '#schema/errors.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import { closedReason, isReporter, type GuardedIssue } from '#api/issues/guardedIssue.rules.ts';
import { mayPublish } from '#api/issues/issuePolicy.rules.ts';

/**
 * An import changes what an import has brought, and the importer's own reports, until the case is
 * over; never what somebody else wrote here.
 */
export function mayImportInto(
  actor: Actor,
  issue: GuardedIssue & { externalId: string | null },
): ErrorCode | null {
  if (issue.externalId === null && !isReporter(actor, issue)) return 'not_imported';
  return mayPublish(actor) ?? closedReason(issue);
}
