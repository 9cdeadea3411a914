export const payoutContent = {
  heading: 'Payouts',
  states: {
    missing: 'To be paid for what you solve, tell our payment provider where the money shall go.',
    incomplete: 'The payment provider has questions left before it can pay you.',
    ready: 'Payouts go to your account at the payment provider.',
  },
  open: { missing: 'Set up payouts', incomplete: 'Go on', ready: 'Change' },
  opening: 'Opening…',
  failed: 'Payouts cannot be set up right now',
} as const;
