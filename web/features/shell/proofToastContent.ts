/** Told when a queued proof arrives; kept apart, because few people ever hear it. */
export const proofToastContent = {
  sent: 'Proof submitted',
  sentText: 'The reporter and the donors have 72 hours to judge it.',
  failed: 'Error submitting the proof',
} as const;
