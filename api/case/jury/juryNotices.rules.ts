import type { JuryOutcome } from './jurySeats.rules.ts';
import type { RulingChoice } from '#schema/case/verification.ts';
import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

type Subject = { title: string };
const update = (content: NoticeContent) => ({ type: 'issue_update' as const, ...content });
const money = (content: NoticeContent) => ({ ...update(content), concernsMoney: true });

/** To all with a stake: five uninvolved people now judge the proof. */
export const juryCalledNotice = ({ title }: Subject) =>
  update(noticeContent('juryCalled', { title }));

/** To a drawn juror. */
export const seatOfferedNotice = ({ title }: Subject) =>
  money(noticeContent('seatOffered', { title }));

const OUTCOMES = {
  accepted: 'juryAccepted',
  rejected: 'juryRejected',
  arbitration: 'juryUndecided',
} as const satisfies Record<JuryOutcome, string>;

/** To all with a stake: how the jury ended. */
export const juryClosedNotice = (outcome: JuryOutcome, { title }: Subject) =>
  update(noticeContent(OUTCOMES[outcome], { title }));

/** To all with a stake: too few people can be drawn. */
export const noJuryNotice = ({ title }: Subject) => update(noticeContent('noJury', { title }));

/** To ambassadors. */
export const deskNotice = ({ title }: Subject) => update(noticeContent('rulingDue', { title }));

/** To ambassadors: above $1,000 one is not enough. */
export const confirmationNotice = ({ title }: Subject) =>
  update(noticeContent('secondRulingDue', { title }));

const FINAL = { release: 'ruledRelease', refund: 'ruledRefund' } as const;
const FIRST = { release: 'ruledReleaseFirst', refund: 'ruledRefundFirst' } as const;

/** To all with a stake. */
export const rulingNotice = (
  choice: RulingChoice,
  needsConfirmation: boolean,
  { title }: Subject,
) => update(noticeContent((needsConfirmation ? FIRST : FINAL)[choice], { title }));

/** To a refunded donor: by a ruling, or because none came in time. */
export const ruledRefundNotice = (
  amount: NoticeAmount,
  { title }: Subject,
  decidedBy: 'ambassador' | 'money_vote',
) =>
  money(
    noticeContent(decidedBy === 'ambassador' ? 'refundByRuling' : 'refundByMoneyVote', {
      amount,
      title,
    }),
  );

/** To all with a stake: the escrow is frozen or released, and why. */
export const freezeNotice = (isFrozen: boolean, reason: string, { title }: Subject) =>
  money(noticeContent(isFrozen ? 'frozen' : 'thawed', { reason, title }));
