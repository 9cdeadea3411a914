import { notifyAddressOwner } from './notifyAddressOwner.ts';
import { RateLimited } from '#api/platform/rateLimited.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Call } from '#api/http/call.ts';
import { runStep, type CommandRequest } from '#api/http/runCommand.ts';

/**
 * After a registration that was refused because of its address: mails the owner, who may have
 * forgotten their account. Nothing for any other error, and no more often than mails may be asked for.
 */
export async function tellOwner(
  request: CommandRequest & { call: Pick<Call, 'ip'> },
  email: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal) || error.code !== 'email_taken') return;
  const { call, services } = request;
  if (services.mail === 'none') return;
  try {
    await services.limits.mail(call.ip, email.toLowerCase());
  } catch (limit) {
    if (limit instanceof RateLimited) return;
    throw limit;
  }
  await runStep(request, (tx) => notifyAddressOwner(tx, email));
}
