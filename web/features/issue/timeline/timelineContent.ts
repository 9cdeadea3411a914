export const timelineContent = {
  label: 'Steps of this issue',
  steps: {
    reported: 'Reported',
    funded: 'Funded',
    chosen: 'Solver chosen',
    work: 'At work',
    proof: 'Proof',
    paid: 'Paid',
  },
  /** Beside the step that runs. */
  until: (date: string) => `until ${date}`,
  states: { done: 'done', current: 'now', ahead: 'to come' },
  anonymous: 'Anonymous',
  ownPart: (own: string, all: string) => `${own} of the ${all} in escrow is yours`,
} as const;
