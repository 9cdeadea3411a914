import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { RateLimited } from '#api/platform/access.rules.ts';
import { createLanes } from '#api/platform/gates.ts';
import { createProofOfWork, TASK_MINUTES } from './proofOfWork.ts';
import { addressGroup } from './addressGroup.ts';
import { UNLIMITED, type RateLimits } from './unlimited.ts';

const MINUTE_S = 60;
const QUARTER_HOUR_S = 15 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;
/** One address may stand for a whole school or office. */
const ADDRESS_FACTOR = 10;
const GEOCODER_SHARE = 4;
/**
 * Per account: two at once, so that a long outbox round does not hold up a pledge. An account that sends
 * faster gets a fifth of the time of each.
 */
const REST_PARTS = 4;
const REST_MAX_MS = 400;
const CHANGES = {
  atOnce: 2,
  restMs: (tookMs: number, waiting: number) =>
    waiting > 0 ? Math.min(REST_PARTS * tookMs, REST_MAX_MS) : 0,
  crowd: { most: 32, refusal: () => new RateLimited(5) },
};

type RateLimitSettings = {
  isEnabled: boolean;
  requestsPerMinute: number;
  writesPerMinute: number;
  uploadsPerHour: number;
  failedSignInsPerQuarterHour: number;
  registrationsPerHour: number;
  mailsPerHour: number;
};

function limited(reason: unknown): never {
  if (reason instanceof RateLimiterRes) {
    throw new RateLimited(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
  throw reason;
}

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/** The driver's field for its pool, which its type omits. */
function findPool(database: DataSource): unknown {
  return (database.driver as unknown as { master: unknown }).master;
}

/** Counts across all processes, or in this one alone while the database is unavailable. */
function sharedLimiter(
  database: DataSource,
  keyPrefix: string,
  budget: { points: number; duration: number },
): Limiter {
  return new RateLimiterPostgres({
    ...budget,
    keyPrefix,
    storeClient: findPool(database),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory({ ...budget, keyPrefix }),
  });
}

type Key = () => Promise<Buffer>;

/**
 * Names and addresses are personal and may be too long for a key. They are also few, so a digest
 * without a secret could be reversed.
 */
function createBudget(limiter: Limiter, key: Key) {
  const digestName = async (name: string) =>
    createHmac('sha256', await key())
      .update(name)
      .digest('hex');
  return {
    take: async (name: string) => {
      await limiter.consume(await digestName(name)).catch(limited);
    },
    giveBack: async (name: string) => {
      await limiter.reward(await digestName(name));
    },
  };
}

/** The installation's secret, or this process's own while the database is unavailable. */
function createSharedKey(database: DataSource): Key {
  const substitute = randomBytes(32);
  let loading: Promise<Buffer> | undefined;
  return async () => {
    loading ??= loadSiteSecret(database);
    try {
      return await loading;
    } catch {
      loading = undefined;
      return substitute;
    }
  };
}

const ownKey = randomBytes(32);
const ofProcess = (points: number, duration: number) =>
  createBudget(new RateLimiterMemory({ points, duration }), async () => ownKey);

/** Whether the limit still had room. */
const hasRoom = (taken: Promise<void>): Promise<boolean> =>
  taken.then(
    () => true,
    (error: unknown) => {
      if (error instanceof RateLimited) return false;
      throw error;
    },
  );

/**
 * Password attempts and registrations are counted across all processes; the other limits, which
 * only protect a process from floods, in each.
 */
export function createRateLimits(settings: RateLimitSettings, database: DataSource): RateLimits {
  if (!settings.isEnabled) return UNLIMITED;
  const key = createSharedKey(database);
  const ofSite = (prefix: string, points: number, duration: number) =>
    createBudget(sharedLimiter(database, prefix, { points, duration }), key);
  const devices = createKnownDevices(key);
  const signIns = settings.failedSignInsPerQuarterHour;
  const requests = ofProcess(settings.requestsPerMinute, MINUTE_S);
  const writes = ofProcess(settings.writesPerMinute, MINUTE_S);
  const uploads = ofProcess(settings.uploadsPerHour, HOUR_S);
  const places = ofProcess(Math.ceil(settings.requestsPerMinute / GEOCODER_SHARE), MINUTE_S);
  const registrations = ofSite('register', settings.registrationsPerHour, HOUR_S);
  const works = ofSite('work', 1, TASK_MINUTES * MINUTE_S);
  const receivers = ofSite('receiver', settings.mailsPerHour, HOUR_S);
  const askers = ofSite('asker', settings.mailsPerHour * ADDRESS_FACTOR, HOUR_S);
  const links = ofProcess(settings.mailsPerHour * ADDRESS_FACTOR, HOUR_S);
  const accounts = ofSite('account', signIns, QUARTER_HOUR_S);
  const addresses = ofSite('address', signIns * ADDRESS_FACTOR, QUARTER_HOUR_S);
  return {
    perMinute: settings.requestsPerMinute,
    request: (address) => requests.take(addressGroup(address)),
    write: (person) => writes.take(person),
    inTurn: createLanes(CHANGES),
    upload: (userId) => uploads.take(userId),
    geocode: (address) => places.take(addressGroup(address)),
    registration: (address) => hasRoom(registrations.take(addressGroup(address))),
    work: createProofOfWork(key, (challenge) => hasRoom(works.take(challenge))),
    async mail(address, receiver) {
      await askers.take(addressGroup(address));
      await receivers.take(receiver);
    },
    link: (address) => links.take(addressGroup(address)),
    async trySignIn({ account, address, device }) {
      const from = addressGroup(address);
      await addresses.take(from);
      const knownAs = device && (await devices.isKnown(device, account)) ? device : null;
      // Attackers elsewhere cannot lock the owner out of a known browser.
      const subject = knownAs ?? account;
      await accounts.take(subject);
      return async () => {
        await Promise.all([addresses.giveBack(from), accounts.giveBack(subject)]);
        return knownAs ?? devices.make(account);
      };
    },
    async knowDevice(account, device) {
      const isKnown = device !== null && (await devices.isKnown(device, account));
      return isKnown ? device : devices.make(account);
    },
  };
}

const NAME_BYTES = 16;

type KnownDevices = {
  /** A token that proves an earlier sign-in to the account from this browser. */
  make(account: string): Promise<string>;
  isKnown(device: string, account: string): Promise<boolean>;
};

/** A random name sealed with the account: nothing is stored on the server. */
function createKnownDevices(key: () => Promise<Buffer>): KnownDevices {
  const sealName = async (name: string, account: string) =>
    createHmac('sha256', await key())
      // guard: known-to-its-own-account
      .update(`device ${name} ${account}`)
      .digest();
  return {
    async make(account) {
      const name = randomBytes(NAME_BYTES).toString('base64url');
      return `${name}.${(await sealName(name, account)).toString('base64url')}`;
    },
    async isKnown(device, account) {
      const [name = '', seal = ''] = device.split('.');
      const [given, right] = [Buffer.from(seal, 'base64url'), await sealName(name, account)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
