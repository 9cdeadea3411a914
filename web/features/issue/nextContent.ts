import {
  DEADLINE_GRACE_DAYS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';

const giveBack = `Each pledge shows the date on which it is refunded automatically if no proposal has won; its donor is told ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days and 1 day before.`;
const votes =
  'A vote weighs the money its voter has had in escrow here for 24 hours. More than half of that money has to say up, at least as much up as down, and 90% of the escrow has to cover the price. The solver’s own money carries no vote; the reporter’s counts only against, unless nobody else has pledged.';

export const nextContent = {
  title: 'What happens now',
  books: 'Audit log and books',
  notLoaded: 'Whether proof was submitted could not be loaded, so this may not be the whole story.',
  retry: 'Retry',
  vote: 'See the proof and vote',
  pledge: 'Pledge',
  choose: 'Vote',
  decide: 'Decide as ambassador',
  appeal: 'See the proof and appeal',
  objection: 'See the objection',
  solvedIn: (days: string) => `Solved in ${days}`,
  day: { one: '# day', other: '# days' },
  handIn: 'Submit proof',
  handInSecond: 'Submit a second proof',
  escrow: (amount: string) => `${amount} in escrow`,
  promised: (amount: string, solver: string) => `, of which ${amount} is promised to ${solver}`,
  reported: {
    lead: 'Open for pledges and proposals.',
    who: 'Anyone may pledge; anyone but the reporter may propose a solution.',
    weights: 'Nothing is in escrow yet, so nothing can be decided yet.',
    until: 'No deadline.',
    next: 'With the first pledge the issue is funded, and donors decide between the proposals.',
  },
  funded: {
    lead: 'Open for pledges, proposals and votes.',
    who: 'Anyone may pledge; donors choose between the proposals with their money.',
    weights: `${votes} Votes without a pledge are counted and shown, but weigh nothing.`,
    until: 'No deadline.',
    next: `${giveBack} A proposal that wins is announced for ${SELECTION_NOTICE_HOURS} hours, in which votes may still change, before it is chosen.`,
  },
  pending: (proposal: string, moment: string) => ({
    lead: `Selection pending: “${proposal}” has won the vote.`,
    who: 'Donors may still change their votes, pledge more or withdraw their money.',
    weights: votes,
    until: moment,
    next: 'If the proposal still wins then, it is chosen, work begins, and pledges can no longer be withdrawn.',
  }),
  working: (solver: string, moment: string) => ({
    lead: `${solver} was chosen and is at work.`,
    who: `${solver} does the work, or withdraws. Anyone may pledge more; new money has no say in judging the work.`,
    weights: 'Each donor’s money at the moment of the choice is recorded for judging the work.',
    until: `Proof is due by ${moment}: the offered time plus ${DEADLINE_GRACE_DAYS} days.`,
    next: 'Without proof by then the proposal expires, the issue is open for proposals again, and every pledge stays with it.',
  }),
  unknownWork: {
    lead: 'A solver was chosen and is at work.',
    who: 'The solver does the work. Anyone may pledge more.',
    weights: 'Each donor’s money at the moment of the choice counts.',
    until: 'No deadline is on record.',
    next: 'The work is judged by the reporter and the donors.',
  },
  completed: {
    lead: 'Solved and paid; the books of this issue are closed.',
    who: 'Nobody has to act any more; the discussion stays open.',
    weights: 'Everything that was decided stands in the audit log.',
    until: 'Final.',
    next: 'Nothing.',
  },
  merged: (title: string | null) => ({
    lead: `Duplicate: continues at ${title === null ? 'a report that is currently hidden' : `“${title}”`}.`,
    who: 'Donors can move their pledges there, withdraw them or leave them; nobody else can.',
    weights: 'Nothing: this report takes no more pledges, proposals or votes.',
    until: 'Each pledge left here is refunded on its date.',
    next: 'The discussion and the audit log remain.',
  }),
  goOn: 'Go to the other report',
  proposal: 'A proposal',
  withdraw: {
    button: 'Withdraw from this work',
    title: 'Withdraw from this work?',
    text: 'The issue is open for proposals again, and you cannot undo this.',
    confirm: 'Withdraw',
    pending: 'Withdrawing...',
    cancel: 'Keep working',
  },
} as const;
