import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { mayTellStory } from '#api/case/proof/casePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveStory } from './stories.sql.ts';

/** Lets the site tell of a completed issue as a success story, or no longer. */
export async function tellStory(
  tx: Transaction,
  { issueId, isTold }: { issueId: string; isTold: boolean },
): Promise<void> {
  const issue = await loadIssue(tx, issueId);

  const reporter = signedIn(tx.actor);
  permit(mayTellStory(reporter, issue));

  await saveStory(tx, { issueId, userId: reporter.id }, isTold);
  tx.publish({ topic: 'issue', id: issueId });
  tx.publish({ topic: 'issues', id: null });
}
