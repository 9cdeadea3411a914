import {
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  SELECTION_NOTICE_HOURS,
  DEADLINE_REMINDER_DAYS,
} from '#schema/limits.ts';

type Subject = { title: string };
const update = (content: string) => ({ type: 'issue_update' as const, content });
const money = (content: string) => ({ ...update(content), concernsMoney: true });
const about = (content: string) => ({ type: 'proposal' as const, content });

/** To all with a stake: a proposal has won and takes effect unless votes change. */
export const selectionPendingNotice = (proposal: string, { title }: Subject) => ({
  ...about(
    `“${proposal}” has won the vote for “${title}” and is chosen in ${SELECTION_NOTICE_HOURS} hours unless votes change.`,
  ),
  concernsMoney: true,
});

/** To all with a stake: votes or money changed, nobody is about to be chosen. */
export const selectionOffNotice = ({ title }: Subject) =>
  about(`Votes or pledges changed: no proposal for “${title}” is about to be chosen any more.`);

/** To all with a stake: work begins. */
export const selectedNotice = (proposal: string, { title }: Subject) =>
  about(`“${proposal}” was chosen for “${title}”. Work can begin.`);

/** To the solver, three days before the proof is due. */
export const deadlineNotice = ({ title }: Subject) =>
  money(
    `Proof of your work on “${title}” is due in ${DEADLINE_REMINDER_DAYS} days. Without it the proposal expires.`,
  );

/** To all with a stake: the chosen proposal ended without a result. */
export const selectionEndedNotice = (how: 'withdrawn' | 'expired' | 'rejected', issue: Subject) =>
  about(`${ENDED[how]} “${issue.title}” is open for proposals again; the money stays in escrow.`);

const ENDED = {
  withdrawn: 'The solver withdrew.',
  expired: 'The solver’s time is over.',
  rejected: 'The chosen solution was rejected.',
};

/** To a donor before a pledge goes back by itself. */
export const expiryNotice = (which: 'first' | 'last', amount: string, { title }: Subject) =>
  money(
    `No proposal has won for “${title}” yet. Your ${amount} goes back to you in ${
      which === 'first' ? `${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days` : '1 day'
    } unless one does.`,
  );

/** To a donor whose pledge went back by itself. */
export const expiredNotice = (amount: string, { title }: Subject) =>
  money(`No proposal has won for “${title}” in time. Your ${amount} went back.`);
