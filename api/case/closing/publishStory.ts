import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayPublishStory } from '#api/case/proof/casePolicy.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveStory } from './stories.sql.ts';

/** Needs the reporter's consent, which they can withdraw. */
export async function publishStory(
  tx: Transaction,
  { issueId, isPublished }: { issueId: string; isPublished: boolean },
): Promise<void> {
  const issue = await loadIssue(tx, issueId);

  const reporter = signedIn(tx.actor);
  const isPaid = issue.selectedProposalId !== null;
  permit(mayPublishStory(reporter, { ...issue, isPaid }));

  await saveStory(tx, { issueId, userId: reporter.id }, isPublished);
  tx.publish({ topic: 'issue', id: issueId });
  tx.publish({ topic: 'issues', id: null });
}
