import { nextAttemptAt } from '#api/case/payments/paymentRetry.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';

/** A notice or mail that a process holds is due again after so long. */
const NOTICE_LEASE_MS = 5 * MINUTE_MS;
/** Longer than one call of the payment provider takes. */
const PAYMENT_CALL_MS = 2 * MINUTE_MS;

/**
 * Whether a notice or mail can be tried at once: not while somebody may be sending it, which would
 * send it twice, nor when its turn comes within minutes anyway.
 */
export const canSendNow = (dueAt: Date | number, now: Date): boolean =>
  Number(dueAt) > now.getTime() + NOTICE_LEASE_MS && Number.isFinite(Number(dueAt));

/**
 * Whether an ordered payment can be tried at once: not while its last try may still be under way,
 * which the distance to the next one tells.
 */
export function canPayNow(order: { attempts: number; nextAttemptAt: Date }, now: Date): boolean {
  const { attempts, nextAttemptAt: next } = order;
  if (attempts === 0 || next <= now) return false;
  const waitMs = nextAttemptAt(attempts, now).getTime() - now.getTime();
  return next.getTime() - waitMs + PAYMENT_CALL_MS <= now.getTime();
}
