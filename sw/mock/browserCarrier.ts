import type { SessionCarrier } from '#tests/mocks/mockWorld.ts';

/** The one session token of this browser: a worker can neither read nor set cookies. */
const BROWSER_TOKEN = 'this browser';

/**
 * Signs one person in per browser. The token is a constant; whose session it is stands in the
 * state, so that it outlives a restart of the worker.
 */
export function browserCarrier(): SessionCarrier {
  return { read: () => BROWSER_TOKEN, newToken: () => BROWSER_TOKEN, write: () => {} };
}
