import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { createLocalFileStore } from '#api/adapters/files/files.ts';
import { createGazetteerGeocoder } from '#api/adapters/places/geocoder.ts';
import {
  createNominatimGeocoder,
  createPhotonGeocoder,
} from '#api/adapters/places/httpGeocoder.ts';
import { createPasswordHasher } from '#api/adapters/passwords.ts';
import { openS3FileStore } from '#api/adapters/files/s3Files.ts';
import { createTiles, type Tiles } from '#api/adapters/places/tiles.ts';
import type { Config } from '#api/config/config.ts';
import { createGeocoderTurn } from '#api/database/geocoderTurn.ts';
import { createSessionStore } from '#api/database/sessionStore.ts';
import { createEventHub } from '#api/http/events/eventHub.ts';
import { createRateLimits } from '#api/http/rateLimits.ts';
import type { Services } from '#api/http/services.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import { DAY_MS } from '#schema/durations.ts';
import type { Outreach } from './startOutreach.ts';
import type { PaymentProvider } from '#api/domain/money/paymentProvider.ts';
import type { Clock, FileStore, Geocoder, TimeMachine } from '#api/ports.ts';
import type { Settings } from '#schema/settings.ts';

const SHARED_ENTRIES_MAX = 500;
const SHARED_AGE_MS = 5_000;
const GEOCODER_TIMEOUT_MS = 4_000;
const DEMO_PASSWORD = 'trybe-demo-2026';
const DEMO_ACCOUNTS = [
  { username: 'rosa', role: 'Reporter' },
  { username: 'dan', role: 'Donor' },
  { username: 'sam', role: 'Solver' },
];

export type ServiceInputs = {
  config: Config;
  clock: Clock;
  /** The real time: a clock that testers move by months must not sign everybody out. */
  sessionClock: Clock;
  timeMachine: TimeMachine | null;
  payments: PaymentProvider;
  database: DataSource;
  outreach: Outreach;
  root: string;
};

function createGeocoder({ config, database }: ServiceInputs, gazetteer: string): Geocoder {
  const { geocoder, geocoderUrl: baseUrl, publicOrigin } = config;
  if (geocoder === 'gazetteer' || baseUrl === null) return createGazetteerGeocoder(gazetteer);
  const options = {
    baseUrl,
    userAgent: `Trybe (${publicOrigin ?? 'development'})`,
    timeoutMs: GEOCODER_TIMEOUT_MS,
    takeTurn: createGeocoderTurn(database, config.geocoderRequestsPerMinute),
  };
  return geocoder === 'photon' ? createPhotonGeocoder(options) : createNominatimGeocoder(options);
}

async function openFiles({ s3, dataDir }: Config): Promise<FileStore> {
  return s3 === null ? createLocalFileStore(join(resolve(dataDir), 'files')) : openS3FileStore(s3);
}

async function settingsOf(config: Config, tiles: Tiles): Promise<Omit<Settings, 'testClock'>> {
  const [overview, streets] = await Promise.all([
    tiles.metadata('overview'),
    tiles.metadata('streets'),
  ]);
  const { tileUrl, tileAttribution } = config;
  return {
    rasterTiles: tileUrl === null ? null : { url: tileUrl, attribution: tileAttribution },
    basemap: {
      overviewMaxZoom: overview.maxZoom,
      streetsMinZoom: streets.minZoom,
      streetsMaxZoom: streets.maxZoom,
      streetsBounds: streets.bounds,
      attribution: [...new Set([overview.attribution, streets.attribution])].join(' · '),
    },
    payments: config.stripe === null ? 'sandbox' : 'stripe',
    pledgeExpiryDays: config.pledgeExpiryDays,
    demo: config.hasDemoData ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : null,
  };
}

/** Puts together what the handlers work with; `tiles` has to be closed at the end. */
export async function createServices(
  inputs: ServiceInputs,
): Promise<{ services: Services; tiles: Tiles }> {
  const { config, clock, database, root } = inputs;
  const data = (name: string) => join(root, 'api', 'data', name);
  const bytes = await readFile(data('gazetteer.txt'));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const tiles = await createTiles({
    overview: data('overview.pmtiles'),
    streets: data('chicago.pmtiles'),
  });
  const services: Services = {
    database,
    sessions: createSessionStore(database, {
      now: () => inputs.sessionClock.now(),
      lifetimeMs: config.sessionDays * DAY_MS,
    }),
    clock,
    files: await openFiles(config),
    // A fifth of what a start takes, and not needed before the first photo.
    processImage: async (picture) => {
      const { processImage } = await import('#api/adapters/files/images.ts');
      return processImage(picture);
    },
    passwords: createPasswordHasher(),
    payments: inputs.payments,
    geocoder: createGeocoder(inputs, bytes.toString('utf8')),
    push: inputs.outreach.push,
    mail: inputs.outreach.mailer?.kind ?? 'none',
    mapData: {
      tile: (source, z, x, y) => tiles.tile(source, z, x, y),
      overviewPack: () => tiles.overviewPack(),
      measureStreets: (area) => tiles.measureStreets(area),
      gazetteer: async () => ({ bytes, etag }),
    },
    settings: await settingsOf(config, tiles),
    timeMachine: inputs.timeMachine,
    publicOrigin: config.publicOrigin,
    events: createEventHub(),
    shared: createSharedCache({
      maxEntries: SHARED_ENTRIES_MAX,
      maxAgeMs: SHARED_AGE_MS,
      now: () => performance.now(),
    }),
    limits: createRateLimits(config.rateLimits, database),
  };
  return { services, tiles };
}
