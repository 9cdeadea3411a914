import type { Call } from '#api/http/call.ts';
import type { Services } from '#api/http/services.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { SolvedWork } from '#schema/people/registrationWork.ts';

type Asked = { call: Pick<Call, 'ip'>; services: Pick<Services, 'limits' | 'clock'> };

/**
 * Admits a registration: the first ones per hour and network freely, further ones only with a solved
 * proof-of-work task. Call the returned function once the account is created, in the same transaction: each
 * task admits one account.
 */
export async function admitRegistration(
  { call, services: { limits, clock } }: Asked,
  work: SolvedWork | undefined,
): Promise<() => Promise<void>> {
  if (await limits.registration(call.ip)) return async () => undefined;
  const isSolved = work !== undefined && (await limits.work.isSolved(work, clock.now()));
  if (!work || !isSolved) throw new Refusal('work_needed');
  // The transaction may be repeated; the task is spent outside of it.
  let isSpent = false;
  return async () => {
    isSpent ||= await limits.work.spend(work.challenge);
    if (!isSpent) throw new Refusal('work_needed');
  };
}
