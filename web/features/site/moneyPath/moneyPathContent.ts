import { BALLOT_WINDOW_HOURS, SELECTION_NOTICE_HOURS } from '#schema/limits.ts';

export const moneyPathContent = {
  label: 'The way of your money',
  steps: {
    held: {
      title: '1. You pledge',
      text: 'The money is held in escrow. Until a solver is chosen you can take it back.',
    },
    chosen: {
      title: '2. Donors choose',
      text: `More than half of the money chooses an offer. A notice of ${SELECTION_NOTICE_HOURS} hours follows.`,
    },
    work: {
      title: '3. The solver works',
      text: 'By an agreed day, and without being paid before.',
    },
    proof: {
      title: '4. The proof is judged',
      text: `Photos from before and after. Reporter and donors vote for ${BALLOT_WINDOW_HOURS} hours; a jury settles a dispute.`,
    },
    paid: {
      title: '5. Paid, or back to you',
      text: 'The solver is paid. What is not needed goes back to the donors.',
    },
  },
  example: (own: string, all: string) =>
    `For example: ${own} of the ${all} in escrow are yours. When an offer is chosen, your vote counts 20 of 100.`,
  days: {
    held: (day: string) => `Day ${day}`,
    chosen: (day: string) => `Day ${day}`,
    work: (day: string) => `By day ${day}`,
    proof: (day: string) => `By day ${day}`,
    paid: (day: string) => `By day ${day}`,
  },
  states: { done: 'Done', current: 'Now', ahead: 'To come' },
  promises: [
    'Whoever runs this site cannot move your money.',
    'Nobody is paid before a proof of the work.',
    'Every cent is in the public books.',
  ],
} as const;
