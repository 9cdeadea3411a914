import * as v from 'valibot';
import { address, choice, integer, setting, switchedBy } from './settingKinds.ts';
import {
  PLEDGE_EXPIRY_DAYS,
  PLEDGE_EXPIRY_MAX_DAYS,
  PLEDGE_EXPIRY_MIN_DAYS,
} from '#schema/limits.ts';

const secret = (prefix: RegExp, message: string) =>
  v.pipe(v.string(), v.trim(), v.regex(prefix, message), v.maxLength(300, message));

export const paymentSettings = {
  PAYMENTS: setting(
    choice(['sandbox', 'stripe']),
    'Payment provider. sandbox: test money, and every screen that shows money says so.',
    'stripe',
    'sandbox',
  ),
  ALLOW_SANDBOX_PAYMENTS: setting(
    switchedBy(),
    'Lets production start with PAYMENTS=sandbox, for a trial with test money.',
    'on',
    'off',
  ),
  PLEDGE_EXPIRY_DAYS: setting(
    integer(PLEDGE_EXPIRY_MIN_DAYS, PLEDGE_EXPIRY_MAX_DAYS),
    'Days after which a pledge is refunded if no proposal has been selected. Existing pledges keep their date.',
    '90',
    String(PLEDGE_EXPIRY_DAYS),
  ),
  STRIPE_SECRET_KEY: setting(
    secret(/^(?:sk|rk)_\w+$/, 'must be a secret key that starts with sk_ or rk_'),
    'Secret API key of the Stripe account; required for PAYMENTS=stripe.',
    'sk_live_51Abc',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    secret(
      /^whsec_[^\s,]+(?:, *whsec_[^\s,]+)*$/,
      'must be signing secrets that start with whsec_',
    ),
    'Signing secrets of the webhook endpoints at PUBLIC_ORIGIN/api/payments/webhook, separated by commas; required for PAYMENTS=stripe.',
    'whsec_abc123,whsec_def456',
  ),
  STRIPE_API_URL: setting(
    address(/^https?:\/\/[^/\s?#]+\/?$/, 'must be an origin: http or https, host, no path'),
    'Address of the Stripe API; change it only in tests.',
    'https://api.stripe.com',
    'https://api.stripe.com',
  ),
};
