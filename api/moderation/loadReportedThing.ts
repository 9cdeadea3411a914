import type { Transaction } from '#api/database/transaction.ts';
import type { ModerationCaseRow } from './moderation.entities.ts';
import type { ReportedThing } from './moderationPolicy.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { findReporterIds, loadModerationCase } from './moderationCases.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';

/** Locks the case and its issue. */
export async function loadReportedThing(
  tx: Transaction,
  id: string,
): Promise<ModerationCaseRow & ReportedThing & { isIssueHidden: boolean }> {
  const found = await loadModerationCase(tx, id);
  const { issueId } = found;
  const issue = issueId === null ? null : await loadAnyIssue(tx, issueId);
  return {
    ...found,
    isIssueHidden: issue?.isHidden ?? false,
    reporterIds: await findReporterIds(tx, id),
    parties: issueId === null ? null : await findParties(tx, issueId),
  };
}
