import { hasCome } from '#api/domain/instant.ts';
import { canReportCome, settlePremium, type ReportedCase } from '#api/domain/money/premium.ts';
import { premiumPaidNotice, premiumRefundNotice } from '#api/domain/notices/premiumNotices.ts';
import { formatCents } from '#schema/money/money.ts';
import type { PremiumOrder } from '#schema/money/premium.ts';
import type { IssueRow, MockState } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { saveNotices } from './notify.ts';
import { proofsOf } from './proofs.ts';
import { book, record } from './record.ts';

/** A paid report; the fee in cents, as the rules take it. */
export type PremiumRow = Omit<PremiumOrder, 'fee' | 'payerName' | 'validatorName'> & {
  feeCents: bigint;
};

const nameOf = ({ users }: MockState, userId: string) =>
  users.find(({ id }) => id === userId)?.username ?? '';

/** An order as the contract shows it. */
export function presentOrder(state: MockState, { feeCents, ...row }: PremiumRow): PremiumOrder {
  return {
    ...row,
    fee: formatCents(feeCents),
    payerName: nameOf(state, row.payerId),
    validatorName: nameOf(state, row.validatorId),
  };
}

/** The orders of an issue, the oldest first. */
export const ordersOf = ({ premiums }: MockState, issueId: string): PremiumRow[] =>
  [...premiums.values()].filter((row) => row.issueId === issueId);

/** The case of an issue as far as reports go. */
export function reportedCase(
  state: MockState,
  issue: IssueRow,
): ReportedCase & { isFrozen: boolean } {
  const [newest] = proofsOf(state, issue.id);
  const { status, verification, isFrozen } = issue;
  return { status, verification, isFrozen, windowEndsAt: newest?.windowEndsAt ?? null };
}

/** As the real API after a delivery and when a vote is over. */
export function settlePremiums(world: MockWorld, issue: IssueRow): void {
  const { state } = world;
  const now = new Date(world.now());
  const subject = reportedCase(state, issue);
  if (subject.isFrozen) return;
  for (const row of ordersOf(state, issue.id).filter(({ status }) => status === 'awaiting')) {
    const windowEndsAt = deadlineOf(state, row, { ...subject, now });
    if (windowEndsAt === null) continue;
    const deliveredAt = row.deliveredAt === null ? null : new Date(row.deliveredAt);
    const times = { deliveredAt, windowEndsAt, now };
    const { order, postings } = settlePremium(row, issue.id, times);
    if (order.status === 'awaiting') continue;
    const isPaid = order.status === 'paid';
    row.status = order.status;
    row.settledAt = world.now();
    const kind = isPaid ? ('premium_payment' as const) : ('premium_refund' as const);
    book(world, issue.id, { id: world.randomUuid(), kind, pledgeId: null, postings });
    const data = { orderId: row.id, feeCents: String(row.feeCents) };
    record(world, issue.id, { action: `premium_${order.status}`, actorId: null, data });
    const notice = isPaid
      ? { userId: row.validatorId, ...premiumPaidNotice(row.feeCents, issue) }
      : { userId: row.payerId, ...premiumRefundNotice(row.feeCents, issue) };
    saveNotices(world, issue, [notice]);
    world.events.publish({ topic: 'issue', id: issue.id });
  }
}

/** Until when a report counts; null: as long as nobody has handed in a proof. */
function deadlineOf(
  { proofs }: MockState,
  row: PremiumRow,
  subject: ReportedCase & { now: Date },
): Date | null {
  const { windowEndsAt, now } = subject;
  if (row.proofId !== null) return proofs.get(row.proofId)?.windowEndsAt ?? now;
  if (!canReportCome(subject, now)) return now;
  // A window that had closed before the order belongs to an earlier proof.
  const isOwn = windowEndsAt !== null && !hasCome(windowEndsAt, new Date(row.orderedAt));
  return isOwn ? windowEndsAt : null;
}
