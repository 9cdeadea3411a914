import { Open311Fault } from './open311Fault.rules.ts';

/**
 * An installation is one jurisdiction, so `jurisdiction_id` may be omitted. The standard wants a domain: the
 * host, or a parent domain such as the city's. Throws for any other.
 */
export function expectOwnJurisdiction(asked: readonly string[], origin: string): void {
  const { host, hostname } = new URL(origin);
  for (const sent of asked) {
    const id = sent.trim().toLowerCase();
    const isOwn =
      id === '' ||
      id === host ||
      id === hostname ||
      (id.includes('.') && hostname.endsWith(`.${id}`));
    if (isOwn) continue;
    throw new Open311Fault(
      404,
      `jurisdiction_id was not found. Here it is ${hostname}, and may be left out.`,
    );
  }
}
