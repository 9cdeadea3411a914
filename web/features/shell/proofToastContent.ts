/** Told when a queued proof arrives; kept apart, because few people ever hear it. */
export const proofToastContent = {
  sent: 'Proof handed in',
  sentText: 'The reporter and the donors have 72 hours to judge it.',
  failed: 'Error handing in the proof',
} as const;
