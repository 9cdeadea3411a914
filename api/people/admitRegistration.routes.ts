import type { Call } from '#api/http/call.ts';
import type { Services } from '#api/http/services.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { SolvedWork } from '#schema/people/registrationWork.ts';

type Asked = { call: Pick<Call, 'ip'>; services: Pick<Services, 'limits' | 'clock'> };

/**
 * Lets a registration through: the first ones of an hour from one network as they are, further ones
 * with a solved task. Call what it resolves to with the account made, in the same transaction: a
 * task lets one account through.
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
