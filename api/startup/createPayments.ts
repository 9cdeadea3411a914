import { sandboxPayments } from '#api/adapters/payments/sandboxPayments.ts';
import { createStripePayments } from '#api/adapters/payments/stripePayments.ts';
import type { Config } from '#api/config/config.ts';
import type { PaymentProvider } from '#api/domain/money/paymentProvider.ts';

/** The provider that the settings name. */
export function createPayments({ stripe }: Pick<Config, 'stripe'>): PaymentProvider {
  return stripe === null ? sandboxPayments : createStripePayments(stripe);
}
