import { told, type KeptAmount, type Told } from './told.ts';

type Subject = { title: string };
const money = (words: Told) => ({
  type: 'issue_update' as const,
  ...words,
  concernsMoney: true,
});
const about = (words: Told) => ({ type: 'proposal' as const, ...words });

/** To all with a stake: a proposal has won and takes effect unless votes change. */
export const selectionPendingNotice = (proposal: string, { title }: Subject) => ({
  ...about(told('selectionPending', { proposal, title })),
  concernsMoney: true,
});

/** To all with a stake: votes or money changed, nobody is about to be chosen. */
export const selectionOffNotice = ({ title }: Subject) => about(told('selectionOff', { title }));

/** To all with a stake: work begins. */
export const selectedNotice = (proposal: string, { title }: Subject) =>
  about(told('selected', { proposal, title }));

/** To the solver, three days before the proof is due. */
export const deadlineNotice = ({ title }: Subject) => money(told('proofDue', { title }));

const ENDED = {
  withdrawn: 'solverWithdrew',
  expired: 'solverTooLate',
  rejected: 'solutionRejected',
} as const;

/** To all with a stake: the chosen proposal ended without a result. */
export const selectionEndedNotice = (how: keyof typeof ENDED, { title }: Subject) =>
  about(told(ENDED[how], { title }));

/** To a donor before a pledge goes back by itself. */
export const expiryNotice = (which: 'first' | 'last', amount: KeptAmount, { title }: Subject) =>
  money(told(which === 'first' ? 'expirySoon' : 'expiryTomorrow', { amount, title }));

/** To a donor whose pledge went back by itself. */
export const expiredNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('expired', { amount, title }));
