import type { PGlite } from '@electric-sql/pglite';
import type { Outbound } from '#api/platform/outboundPorts.ts';
import { sandboxPayments } from '#api/adapters/payments/sandboxPayments.ts';
import { createLocalMailbox } from '#api/adapters/outreach/localMailbox.ts';
import { createLocalTexts } from '#api/adapters/outreach/localTexts.ts';
import { passkeys } from '#api/adapters/passkeys.ts';
import { createGazetteerGeocoder } from '#api/adapters/places/geocoder.ts';
import { createTiles } from '#api/adapters/places/tiles.ts';
import { createPeopleService } from '#api/startup/createPeopleService.ts';
import { createSessionStore } from '#api/database/sessionStore.ts';
import { createEventHub } from '#api/http/events/eventHub.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import { pictureKeeper } from '#api/http/media/pictureStore.ts';
import { UNLIMITED } from '#api/http/limits/unlimited.ts';
import type { Services } from '#api/http/services.ts';
import { startDeliveries } from '#api/jobs/startDeliveries.ts';
import type {
  Clock,
  AvatarCropper,
  FileStore,
  ImageProcessor,
  LogoMaker,
  WebPush,
} from '#api/platform/ports.ts';
import { followEvents } from '#api/startup/followEvents.ts';
import { openSite } from '#api/startup/openSite.ts';
import { toPublicSettings } from '#api/startup/publicSettings.ts';
import { startDueWork } from '#api/startup/startDueWork.ts';
import { memorySource } from './adapters/memorySource.ts';
import { mockPasswords } from './adapters/mockPasswords.ts';
import { listenToMock, openMockDatabase } from './database/openMockDatabase.ts';
import { USUAL_RETENTION } from '#schema/site/retention.ts';

/** A page must not call addresses that users enter. */
const outbound: Outbound = {
  mayReach: () => false,
  send: async () => ({ kind: 'failed', reason: 'EADDRNOTPUBLIC' }),
};

export type MockParts = {
  pglite: PGlite;
  files: FileStore;
  processImage: ImageProcessor;
  cropAvatar: AvatarCropper;
  makeLogo: LogoMaker;
  push: WebPush['send'];
  readData(name: string): Promise<Uint8Array>;
  warn: (message: string) => void;
  failsOnUndeclaredRefusals?: boolean;
};

export type MockServices = { services: Services; stop(): Promise<void> };

const ROUND_MS = 5_000;
/** An uncompressed point, as browsers require; nothing is signed with it. */
const PUSH_KEY = `B${'A'.repeat(86)}`;
const CONFIG = {
  hasTimeMachine: true,
  pledgeExpiryDays: 180,
  retention: USUAL_RETENTION,
  tileUrl: null,
  tileAttribution: '',
  stripe: null,
  openId: null,
  mail: 'local',
  hasDemoData: true,
  hasOwnStreets: false,
} as const;

const now = () => new Date();
const realClock: Clock = {
  now,
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
};

async function openMap(parts: MockParts) {
  const [overview, streets, gazetteer] = await Promise.all(
    ['overview.pmtiles', 'chicago.pmtiles', 'gazetteer.txt'].map((name) => parts.readData(name)),
  );
  if (!overview || !streets || !gazetteer) throw new RangeError('No map data');
  const sources = {
    overview: memorySource('overview', overview),
    streets: [memorySource('streets', streets)],
  };
  return {
    mapData: await createTiles(sources, gazetteer),
    geocoder: createGazetteerGeocoder(new TextDecoder().decode(gazetteer)),
  };
}

/** The services of the server's handlers and its scheduled work, over a PGlite. */
export async function createMockServices(parts: MockParts): Promise<MockServices> {
  const { pglite, files, processImage, cropAvatar, makeLogo, warn } = parts;
  const payments = sandboxPayments;
  const { database, close } = await openMockDatabase(pglite);
  const feed = await listenToMock(pglite);
  const inputs = { config: CONFIG, database, clock: realClock, feed, payments, warn };
  const dueWork = await startDueWork(inputs);
  const { mapData, geocoder } = await openMap(parts);
  const push = {
    publicKey: PUSH_KEY,
    mayReach: (endpoint: string) => endpoint.startsWith('https://'),
    send: parts.push,
  };
  const mailer = createLocalMailbox(database, now);
  const services: Services = {
    database,
    weaknesses: [],
    sessions: createSessionStore(database, now),
    people: createPeopleService(database, dueWork.clock, { asksContactLevels: false }),
    clock: dueWork.clock,
    files,
    readDisk: async () => ({ disk: null, backupAt: null }),
    processImage,
    cropAvatar,
    makeLogo,
    // Nobody shares a link of the simulation.
    makeSharePicture: async () => null,
    passwords: mockPasswords,
    passkeys,
    failsOnUndeclaredRefusals: parts.failsOnUndeclaredRefusals ?? false,
    needsStaffPasskeys: false,
    asksContactLevels: false,
    phoneCountry: null,
    signInProvider: null,
    texts: createLocalTexts(mailer),
    payments,
    geocoder,
    push,
    mail: 'local',
    mapData,
    settings: await toPublicSettings(CONFIG, mapData),
    site: await openSite(database, { isProduction: false }),
    timeMachine: dueWork.timeMachine,
    publicOrigin: null,
    events: createEventHub(),
    replicas: null,
    shared: createSharedCache(),
    limits: UNLIMITED,
    outbound,
  };
  followEvents(feed, services, { warn });
  const origin = 'https://simulation.example';
  const outgoing = {
    database,
    warn,
    mailer,
    push,
    outbound,
    // Bodies are notified by mail only.
    open311: null,
    pictures: pictureKeeper(services),
    origin,
    site: () => services.site.latest(),
    everyMs: ROUND_MS,
    clock: realClock,
    siteClock: dueWork.clock,
  };
  const deliveries = startDeliveries(outgoing);
  feed.subscribe(({ topic }) => {
    if (topic === 'notification' || topic === 'mail') deliveries.wake();
  });
  return {
    services,
    async stop() {
      services.events.close();
      await dueWork.stop();
      await deliveries.stop();
      await feed.stop();
      await close();
    },
  };
}
