import { payoutPaidNotice } from '#api/domain/notices/paymentNotices.ts';
import { touchIssue } from './issueAccess.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { saveNotices } from './notify.ts';
import { record } from './record.ts';

/** Test money is paid to its solver as soon as the sandbox is asked, which is with the next look. */
export function payOut(world: MockWorld, issue: IssueRow): void {
  const payout = world.state.payouts.get(issue.id);
  if (!payout || payout.paidAt) return;
  payout.paidAt = new Date(world.now());
  const { solverId: userId, amountCents } = payout;
  const data = { amountCents: String(amountCents) };
  record(world, issue.id, { action: 'payout_paid', actorId: null, data });
  touchIssue(world, issue, []);
  saveNotices(world, issue, [{ userId, ...payoutPaidNotice(amountCents, issue) }]);
}
