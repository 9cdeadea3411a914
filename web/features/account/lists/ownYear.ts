import type { OwnPledge } from '#schema/case/ownLists.ts';
import type { Cents } from '#schema/money/money.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';

/** What was fixed with one's money: one or more pledges to one issue. */
export type FixedIssue = Pick<OwnPledge, 'issueId' | 'issueTitle' | 'imageUrl'> & {
  spent: Cents;
  releasedAt: string;
};

/** Issues whose work was paid for in a calendar year (UTC) with a person's pledges, newest first. */
export function fixedInYear(pledges: readonly OwnPledge[], year: number): FixedIssue[] {
  const issues = new Map<string, FixedIssue>();
  for (const { issueId, issueTitle, imageUrl, closedAt, state, flow } of pledges) {
    if (state !== 'spent' || closedAt === null || !flow) continue;
    if (new Date(closedAt).getUTCFullYear() !== year) continue;
    const before = issues.get(issueId)?.spent ?? 0n;
    const spent = before + parseAmount(flow.solver) + parseAmount(flow.platform);
    issues.set(issueId, { issueId, issueTitle, imageUrl, spent, releasedAt: closedAt });
  }
  return [...issues.values()].toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt, 'en'));
}
