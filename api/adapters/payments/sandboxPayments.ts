import type { PaymentProvider, Settlement } from '#api/platform/paymentProvider.rules.ts';

const done = async ({ id }: { id: string }): Promise<Settlement> => ({
  state: 'succeeded',
  providerId: `sandbox_${id}`,
});

/**
 * Test money: charges are paid at once, refunds and payouts succeed at once, and a repeated order gets the
 * same result. Nothing leaves the process.
 */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  takes: () => true,
  checkout: null,
  accounts: null,
  records: null,
  refund: done,
  payOut: done,
  readWebhook: async () => null,
};
