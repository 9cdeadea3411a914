import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

type Subject = { title: string };
const money = (content: NoticeContent) => ({
  type: 'issue_update' as const,
  ...content,
  concernsMoney: true,
});
const about = (content: NoticeContent) => ({ type: 'proposal' as const, ...content });

/** To all with a stake: a proposal has won and takes effect unless votes change. */
export const selectionPendingNotice = (proposal: string, { title }: Subject) => ({
  ...about(noticeContent('selectionPending', { proposal, title })),
  concernsMoney: true,
});

/** To the solver whose proposal made room for a newer one. */
export const displacedNotice = (proposal: string, { title }: Subject) =>
  about(noticeContent('proposalDisplaced', { proposal, title }));

/** To all with a stake: votes or money changed, and the pending choice is called off. */
export const selectionOffNotice = ({ title }: Subject) =>
  about(noticeContent('selectionOff', { title }));

/** To all with a stake: work begins. */
export const selectedNotice = (proposal: string, { title }: Subject) =>
  about(noticeContent('selected', { proposal, title }));

/** To the solver, three days before the proof is due. */
export const deadlineNotice = ({ title }: Subject) => money(noticeContent('proofDue', { title }));

const ENDED = {
  withdrawn: 'solverWithdrew',
  expired: 'solverTooLate',
  rejected: 'solutionRejected',
} as const;

/** To all with a stake: the chosen proposal ended without a result. */
export const selectionEndedNotice = (how: keyof typeof ENDED, { title }: Subject) =>
  about(noticeContent(ENDED[how], { title }));

/** To a donor before a pledge is refunded automatically. */
export const expiryNotice = (which: 'first' | 'last', amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent(which === 'first' ? 'expirySoon' : 'expiryTomorrow', { amount, title }));

/** To a donor whose pledge was refunded automatically. */
export const expiredNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('expired', { amount, title }));
