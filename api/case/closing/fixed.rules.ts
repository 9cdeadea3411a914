import type { Actor } from '#api/platform/access.rules.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { noticeContent } from '#api/notices/noticeContent.rules.ts';
import type { NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { FIXED_ANSWER_DAYS } from '#schema/issues/responsible.ts';

type Pledge = { donorId: string; amountCents: bigint; createdAt: Date };
type Asked = {
  status: IssueStatus;
  isFrozen: boolean;
  isHidden: boolean;
  mergedIntoId: string | null;
  reporterId: string | null;
  pledges: readonly Pledge[];
  /** When the body's latest answer said that it is fixed, or people at the place found so; null: neither. */
  saidFixedAt: Date | null;
};

/**
 * The reporter and the donors, until a solver is chosen, while the issue is public, for 14 days after being
 * asked.
 */
export function maySayFixed(actor: Actor, on: Asked, now: Date): ErrorCode | null {
  if (on.mergedIntoId !== null) return 'issue_merged';
  if (on.status === 'completed') return 'issue_closed';
  const isAsked =
    on.reporterId === actor.id || on.pledges.some(({ donorId }) => donorId === actor.id);
  if (!isAsked) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  if (!isRemovable(on.status) || on.isHidden || on.saidFixedAt === null) return 'wrong_state';
  const endsAt = new Date(on.saidFixedAt.getTime() + FIXED_ANSWER_DAYS * DAY_MS);
  if (hasPassed(endsAt, now)) return 'wrong_state';
  return on.isFrozen ? 'escrow_frozen' : null;
}

/**
 * Yes from the reporter, or from more than half of the money in escrow. Money that came in after the question
 * counts only against: nobody can buy the end of an issue with a pledge that is refunded.
 */
export function isSaidFixed(
  on: Pick<Asked, 'reporterId' | 'pledges' | 'saidFixedAt'>,
  yes: ReadonlySet<string>,
): boolean {
  if (on.reporterId !== null && yes.has(on.reporterId)) return true;
  let [all, agreed] = [0n, 0n];
  for (const { donorId, amountCents, createdAt } of on.pledges) {
    all += amountCents;
    const isEarlier = on.saidFixedAt !== null && createdAt <= on.saidFixedAt;
    if (isEarlier && yes.has(donorId)) agreed += amountCents;
  }
  return agreed * 2n > all;
}

type Subject = { title: string };

/** To a donor. */
export const fixedRefundNotice = (amount: NoticeAmount, { title }: Subject) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  ...noticeContent('fixedWithMoney', { amount, title }),
});

/** To everybody else involved. */
export const fixedNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('fixedOtherwise', { title }),
});
