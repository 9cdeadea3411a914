import type { ProposalStatus } from '#schema/case/proposal.ts';

const statuses: Record<ProposalStatus, string> = {
  pending: 'Pending',
  selected: 'Selected',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  rejected: 'Rejected',
  completed: 'Completed',
};

export const proposalsContent = {
  list: {
    judges: (names: string, large: string) =>
      `If the work is disputed, ${names} decide; above ${large}, two of them together. This was fixed when the proposal was chosen.`,
    judgesIfChosen: (names: string, large: string) =>
      `If the work is disputed, the ambassadors without a stake decide. Chosen now, they would be ${names}; above ${large}, two of them together.`,
    noJudges:
      'No ambassador could decide a dispute about the work, so the votes of the donors’ money would.',
    title: 'Proposals',
    emptyTitle: 'No proposals yet',
    empty: 'Solvers can offer to fix this issue.',
    failed: 'The proposals could not be loaded',
    how: 'How this is decided',
    rule: 'Votes are counted one per person. A donor’s vote also carries the money they have had in escrow here for 24 hours; the share behind a proposal decides. More than half wins, as long as no more money says down than up and 90% of the escrow covers the price. The reporter’s own money counts only against, unless nobody else has pledged.',
  },
  card: {
    by: 'by',
    offered: (date: string) => `Offered ${date}`,
    budget: 'Proposed Compensation',
    timeline: 'Estimated Time',
    backing: 'Escrow behind it',
    backingText: (amount: string, total: string, percent: number) =>
      `${amount} of ${total} (${percent}%)`,
    later: (amount: string) => `${amount} more counts within 24 hours.`,
    needs: (amount: string) => `${amount} more makes this possible`,
    covered: 'The escrow covers it',
    madeFor: 'Made for earlier criteria, by which its work would be judged:',
    statuses,
    pending: 'Selection pending',
  },
  record: {
    rating: (stars: string, count: string) => `${stars} of 5 stars, ${count}`,
    ratings: { one: '# rating', other: '# ratings' },
    solved: { one: '# solved', other: '# solved' },
    none: 'Nothing solved here yet',
    work: (title: string) => `Before and after: ${title}`,
  },
  row: { own: 'Your offer', more: 'Read more', less: 'Read less' },
  question: {
    ask: 'Ask a question',
    about: (solver: string, title: string) => `${solver}, about your offer “${title}”: `,
  },
  withdraw: {
    button: 'Withdraw proposal',
    title: 'Withdraw this proposal?',
    text: 'Nobody can choose it any more. You can submit another one while the issue takes proposals.',
    confirm: 'Withdraw',
    pending: 'Withdrawing...',
    cancel: 'Keep it',
    done: 'Proposal withdrawn',
    failed: 'Error withdrawing proposal',
  },
  vote: {
    label: 'Your vote',
    up: (count: string) => `Upvote (${count})`,
    down: (count: string) => `Downvote (${count})`,
    upCount: (count: string) => `${count} for`,
    downCount: (count: string) => `${count} against`,
    offline: 'Voting needs a connection.',
  },
  form: {
    another: 'Make another offer',
    title: 'Submit a Proposal',
    intro: 'Describe how you would solve this issue, what it costs and how long it takes.',
    description: 'Description',
    compensation: 'Proposed Compensation',
    time: 'Estimated Time to Complete',
    earns: (amount: string, needed: string) =>
      `You get ${amount}. Donors have to raise ${needed}: the platform’s share is at most a tenth.`,
    timeHint: 'For example 10 days or 3 weeks.',
    submit: 'Submit Proposal',
    pending: 'Submitting...',
    logIn: 'Please log in to submit a proposal.',
    signIn: 'Sign In',
  },
  toast: {
    submitted: 'Proposal submitted!',
    submittedText: 'Your solution proposal has been submitted for voting.',
    submitFailed: 'Error submitting proposal',
    voted: 'Vote recorded!',
    votedText: 'Your vote has been counted.',
    unvoted: 'Vote removed',
    unvotedText: 'Your vote no longer counts.',
    voteFailed: 'Error voting',
  },
} as const;
