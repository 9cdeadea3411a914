/** Our codes for refunds that the provider has paid in our place: by its own refund or by a dispute. */
export const PAID_INSTEAD = { refund: 'refunded_at_provider', dispute: 'disputed' } as const;

/** Refund failures in which the donor has already been paid: our own codes and two of Stripe's. */
export const PAID_BY_BANK = `(${[
  ...Object.values(PAID_INSTEAD),
  'charge_disputed',
  'refund_disputed_payment',
]
  .map((code) => `'${code}'`)
  .join(', ')})`;
