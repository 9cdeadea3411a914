import type { RateLimits } from '#api/http/rateLimits.ts';

const NO_LIMIT = async () => undefined;

/** For installations that count nothing. */
export const UNLIMITED: RateLimits = {
  request: NO_LIMIT,
  write: NO_LIMIT,
  upload: NO_LIMIT,
  geocode: NO_LIMIT,
  registration: NO_LIMIT,
  mayTrySignIn: NO_LIMIT,
  failedSignIn: NO_LIMIT,
};
