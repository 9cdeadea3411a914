import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RateLimited } from '#api/domain/rateLimited.ts';
import { UNLIMITED, type RateLimits } from './unlimited.ts';

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

type Limiter = Pick<RateLimiterMemory, 'consume' | 'get'>;

/** The driver keeps its pool in a field that its own type does not name. */
function poolOf(database: DataSource): unknown {
  return (database.driver as unknown as { master: unknown }).master;
}

/** Counted for all processes together; by this one alone while the database cannot be asked. */
function sharedLimiter(
  database: DataSource,
  keyPrefix: string,
  budget: { points: number; duration: number },
): Limiter {
  return new RateLimiterPostgres({
    ...budget,
    keyPrefix,
    storeClient: poolOf(database),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory({ ...budget, keyPrefix }),
  });
}

/** Names and addresses are personal, and longer than a key may be. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');

function createBudget(points: number, limiter: Limiter) {
  return {
    take: async (key: string) => {
      await limiter.consume(digestOf(key)).catch(limited);
    },
    peek: async (key: string) => {
      const state = await limiter.get(digestOf(key));
      if (state !== null && state.consumedPoints >= points) limited(state);
    },
  };
}

const ofProcess = (points: number, duration: number) =>
  createBudget(points, new RateLimiterMemory({ points, duration }));

/**
 * The limits as the settings say. Guessing passwords and making accounts is counted for all
 * processes together, the rest, which only guards a process from being flooded, in each.
 */
export function createRateLimits(settings: RateLimitSettings, database: DataSource): RateLimits {
  if (!settings.isEnabled) return UNLIMITED;
  const ofSite = (prefix: string, points: number, duration: number) =>
    createBudget(points, sharedLimiter(database, prefix, { points, duration }));
  const signIns = settings.failedSignInsPerQuarterHour;
  const requests = ofProcess(settings.requestsPerMinute, MINUTE_S);
  const writes = ofProcess(settings.writesPerMinute, MINUTE_S);
  const uploads = ofProcess(settings.uploadsPerHour, HOUR_S);
  const places = ofProcess(Math.ceil(settings.requestsPerMinute / GEOCODER_SHARE), MINUTE_S);
  const registrations = ofSite('register', settings.registrationsPerHour, HOUR_S);
  const accounts = ofSite('account', signIns, QUARTER_HOUR_S);
  const addresses = ofSite('address', signIns * ADDRESS_SIGN_IN_FACTOR, QUARTER_HOUR_S);
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
