import type { Middleware } from 'koa';
import { receivePaymentEvent } from './receivePaymentEvent.ts';
import { transact } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { readBytes } from '#api/http/media/readBytes.ts';
import type { Services } from '#api/http/services.ts';

const PATH = '/api/payments/webhook';
const MESSAGE_MAX_BYTES = 512 * 1024;

/**
 * The payment provider's webhook. Not part of the API contract: the sender has no session, but signs each
 * message and repeats it until it succeeds. `warn` receives what has to be resolved by hand.
 */
export function answerPaymentWebhook(
  services: Services,
  warn: (message: string) => void,
): Middleware {
  const { payments, database, clock, shared, settings } = services;
  return async (context, next) => {
    const isMessage = context.path === PATH && context.method === 'POST';
    if (!isMessage || payments.checkout === null) return next();
    const body = await readBytes(context.req, MESSAGE_MAX_BYTES, 'body_too_large');
    const event = await payments.readWebhook(body, context.get('Stripe-Signature'));
    if (event === null) throw new Refusal('invalid_request');
    const { pledgeExpiryDays, retention } = settings;
    const kept = { pledgeExpiryDays, accountTraceDays: retention?.accountTraceDays };
    const transaction = { actor: null, clock, ...kept, isAuditExempt: true };
    const trouble = await transact(database, transaction, (tx) => receivePaymentEvent(tx, event));
    if (trouble !== null) warn(trouble);
    shared.clear();
    context.status = 200;
    context.body = '{"received":true}';
    context.type = 'application/json';
  };
}
