import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { notByCard } from '#schema/money/siteMoney.ts';

export function requireTakenCurrency(
  payments: Pick<PaymentProvider, 'takes'>,
  { money: { currency } }: SiteSettings,
): void {
  if (payments.takes(currency)) return;
  throw new Refusal('invalid_request', [
    { path: 'settings.money.currency', message: notByCard(currency) },
  ]);
}
