import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#api/domain/refusal.ts';

const MINUTE_S = 60;
const QUARTER_HOUR_S = 15 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;
/** One address may stand for a whole school or office. */
const ADDRESS_SIGN_IN_FACTOR = 10;
const GEOCODER_SHARE = 4;

export type RateLimitSettings = {
  isEnabled: boolean;
  requestsPerMinute: number;
  writesPerMinute: number;
  uploadsPerHour: number;
  failedSignInsPerQuarterHour: number;
  registrationsPerHour: number;
};

/** Too many requests; `retryAfterS` goes out as `Retry-After`. */
export class RateLimited extends Refusal {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('rate_limited');
    this.retryAfterS = retryAfterS;
  }
}

/** Every method throws RateLimited once its budget is used up. */
export type RateLimits = {
  request(address: string): Promise<void>;
  write(person: string): Promise<void>;
  upload(userId: string): Promise<void>;
  geocode(address: string): Promise<void>;
  registration(address: string): Promise<void>;
  /** Before the password is looked at: refuses without counting. */
  mayTrySignIn(account: string, address: string): Promise<void>;
  failedSignIn(account: string, address: string): Promise<void>;
};

function limited(reason: unknown): never {
  if (reason instanceof RateLimiterRes) {
    throw new RateLimited(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
  throw reason;
}

/** An IPv6 customer owns a whole /64, so the addresses of one are one. */
function addressGroup(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  return address.split(':').slice(0, 4).join(':');
}

function createBudget(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    take: async (key: string) => {
      await limiter.consume(key).catch(limited);
    },
    peek: async (key: string) => {
      const state = await limiter.get(key);
      if (state !== null && state.consumedPoints >= points) limited(state);
    },
  };
}

const NO_LIMIT = async () => undefined;
const UNLIMITED: RateLimits = {
  request: NO_LIMIT,
  write: NO_LIMIT,
  upload: NO_LIMIT,
  geocode: NO_LIMIT,
  registration: NO_LIMIT,
  mayTrySignIn: NO_LIMIT,
  failedSignIn: NO_LIMIT,
};

/** The limits of this process, as the settings say. */
export function createRateLimits(settings: RateLimitSettings): RateLimits {
  if (!settings.isEnabled) return UNLIMITED;
  const requests = createBudget(settings.requestsPerMinute, MINUTE_S);
  const writes = createBudget(settings.writesPerMinute, MINUTE_S);
  const uploads = createBudget(settings.uploadsPerHour, HOUR_S);
  const places = createBudget(Math.ceil(settings.requestsPerMinute / GEOCODER_SHARE), MINUTE_S);
  const registrations = createBudget(settings.registrationsPerHour, HOUR_S);
  const accounts = createBudget(settings.failedSignInsPerQuarterHour, QUARTER_HOUR_S);
  const addresses = createBudget(
    settings.failedSignInsPerQuarterHour * ADDRESS_SIGN_IN_FACTOR,
    QUARTER_HOUR_S,
  );
  return {
    request: (address) => requests.take(addressGroup(address)),
    write: (person) => writes.take(person),
    upload: (userId) => uploads.take(userId),
    geocode: (address) => places.take(addressGroup(address)),
    registration: (address) => registrations.take(addressGroup(address)),
    async mayTrySignIn(account, address) {
      await accounts.peek(account);
      await addresses.peek(addressGroup(address));
    },
    async failedSignIn(account, address) {
      // The attempt that uses up the budget still hears that the password was wrong.
      await Promise.allSettled([accounts.take(account), addresses.take(addressGroup(address))]);
    },
  };
}
