import { Refusal } from '#api/platform/access.rules.ts';
import type { Call } from './call.ts';
import type { Services } from './services.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { REFUSALS_OF_EVERY_CALL, listRefusals } from '#schema/refusals.ts';

/** A refusal the contract does not declare, so clients do not expect it. */
export class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';

  constructor({ operation }: EndpointDefinition, { code }: Refusal) {
    super(`${operation} refused with ${code}, which its endpoint does not declare`);
  }
}

/** Undeclared refusals are reported and, in tests, fail the call with UndeclaredRefusal. */
export async function withDeclaredRefusals<Result>(
  endpoint: EndpointDefinition,
  { services, call }: { services: Services; call: Call },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code } = error;
    if (REFUSALS_OF_EVERY_CALL.includes(code) || listRefusals(endpoint).has(code)) throw error;
    const undeclared = new UndeclaredRefusal(endpoint, error);
    if (services.failsOnUndeclaredRefusals) throw undeclared;
    call.report(undeclared);
    throw error;
  }
}
