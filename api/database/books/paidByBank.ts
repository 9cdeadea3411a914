/**
 * Refund failures in which the bank has already paid the donor: our own code and two of Stripe's.
 */
export const PAID_BY_BANK = "('disputed', 'charge_disputed', 'refund_disputed_payment')";
