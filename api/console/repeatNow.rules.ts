import { nextAttemptAt } from '#api/case/payments/paymentRetry.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';

/** A process claims a notice or mail for this long. */
const NOTICE_LEASE_MS = 5 * MINUTE_MS;
const PAYMENT_CALL_MS = 2 * MINUTE_MS;

/**
 * False while another process may be sending it, to avoid duplicates, or if it is due within
 * minutes anyway.
 */
export const canSendNow = (dueAt: Date | number, now: Date): boolean =>
  Number(dueAt) > now.getTime() + NOTICE_LEASE_MS && Number.isFinite(Number(dueAt));

/** False while its last attempt may still be running, judged by the time until the next one. */
export function canPayNow(order: { attempts: number; nextAttemptAt: Date }, now: Date): boolean {
  const { attempts, nextAttemptAt: next } = order;
  if (attempts === 0 || next <= now) return false;
  const waitMs = nextAttemptAt(attempts, now).getTime() - now.getTime();
  return next.getTime() - waitMs + PAYMENT_CALL_MS <= now.getTime();
}
