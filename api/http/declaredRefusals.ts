import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Call } from './call.ts';
import type { Services } from './services.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { REFUSALS_OF_EVERY_CALL, refusalsOf } from '#schema/refusals.ts';

/** The contract does not name a refusal that a caller got, so no client and no reader expects it. */
export class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';

  constructor({ operation }: EndpointDefinition, { code }: Refusal) {
    super(`${operation} refused with ${code}, which its endpoint does not declare`);
  }
}

/**
 * Holds a call to the refusals of its endpoint: any other is reported and, where tests run, fails the
 * call with UndeclaredRefusal.
 */
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
    if (REFUSALS_OF_EVERY_CALL.includes(code) || refusalsOf(endpoint).has(code)) throw error;
    const undeclared = new UndeclaredRefusal(endpoint, error);
    if (services.failsOnUndeclaredRefusals) throw undeclared;
    call.report(undeclared);
    throw error;
  }
}
