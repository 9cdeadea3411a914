import { sandboxPayments } from '#api/adapters/sandboxPayments.ts';
import { createStripePayments } from '#api/adapters/stripePayments.ts';
import type { Config } from '#api/config.ts';
import type { PaymentProvider } from '#api/domain/paymentProvider.ts';

/** The provider that the settings name. */
export function createPayments({ stripe }: Pick<Config, 'stripe'>): PaymentProvider {
  return stripe === null ? sandboxPayments : createStripePayments(stripe);
}
