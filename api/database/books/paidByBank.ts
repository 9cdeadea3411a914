/** Why a refund did not go out though the donor is paid, by the bank: our own word and Stripe's two. */
export const PAID_BY_BANK = "('disputed', 'charge_disputed', 'refund_disputed_payment')";
