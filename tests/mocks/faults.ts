import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import type { MockWorld } from './mockWorld.ts';
import { problemResponse } from './problemResponse.ts';
import { FLAKY_EVERY } from './scenarios.ts';

/**
 * What the chosen scenario does to a call before anything is read: waits, fails, or nothing.
 * `Response.error()` stands for a connection that broke; the caller's fetch then rejects.
 */
export async function faultBefore(
  world: MockWorld,
  endpoint: EndpointDefinition,
): Promise<Response | null> {
  const { fault, delayMs } = world.scenario;
  world.callCount += 1;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (fault === 'offline') return Response.error();
  if (endpoint.kind === 'events') return null;
  if (fault === 'server_errors') return problemResponse('internal');
  if (fault === 'flaky' && world.callCount % FLAKY_EVERY === 0) {
    return problemResponse('unavailable', undefined, { 'retry-after': '1' });
  }
  return null;
}

/** Whether the answer to a change that is stored now dies on its way; a repeat is answered. */
export function isReplyLost(world: MockWorld, isRepeat: boolean): boolean {
  return world.scenario.fault === 'reply_lost' && !isRepeat;
}
