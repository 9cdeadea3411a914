import { join, resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { readDataDisk } from '#api/adapters/files/dataDisk.ts';
import { createLocalFileStore } from '#api/adapters/files/files.ts';
import { createLocalMailbox } from '#api/adapters/outreach/localMailbox.ts';
import { createLocalTexts } from '#api/adapters/outreach/localTexts.ts';
import { createTwilioTexts } from '#api/adapters/outreach/twilioTexts.ts';
import { createGazetteerGeocoder } from '#api/adapters/places/geocoder.ts';
import {
  createNominatimGeocoder,
  createPhotonGeocoder,
} from '#api/adapters/places/httpGeocoder.ts';
import { createOpenIdProvider } from '#api/adapters/openIdProvider.ts';
import { passkeys } from '#api/adapters/passkeys.ts';
import { createPasswordHasher } from '#api/adapters/passwords.ts';
import { openS3FileStore } from '#api/adapters/files/s3Files.ts';
import type { Config } from '#api/config/config.ts';
import { createGeocoderTurn } from '#api/database/geocoderTurn.ts';
import { createPeopleService } from './createPeopleService.ts';
import { createSessionStore } from '#api/database/sessionStore.ts';
import { createEventHub } from '#api/http/events/eventHub.ts';
import { createRateLimits } from '#api/http/limits/rateLimits.ts';
import type { ReplicaService, Services, SiteStore } from '#api/http/services.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { Cleanup } from './openDatabase.ts';
import { openSite } from './openSite.ts';
import type { Language } from '#schema/languages/languages.ts';
import { toPublicSettings } from './publicSettings.ts';
import type { Outreach } from './startOutreach.ts';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import type {
  Clock,
  FileStore,
  Geocoder,
  SignInProvider,
  TextMessenger,
  TimeMachine,
} from '#api/platform/ports.ts';
import { readFile } from 'node:fs/promises';
import { openTileFile } from '#api/adapters/places/openTileFile.ts';
import { createTiles, type Tiles } from '#api/adapters/places/tiles.ts';
import { openTownMaps } from '#api/adapters/places/townMapFiles.ts';
import { addPlaces, withOwnPlaces } from '#schema/places/withOwnPlaces.ts';
import type { Weakness } from '#api/platform/ports.ts';

const GEOCODER_TIMEOUT_MS = 4_000;
const TEXT_TIMEOUT_MS = 8_000;
const PROVIDER_TIMEOUT_SECONDS = 5;

export type ServiceInputs = {
  config: Config;
  clock: Clock;
  /** Real time: testers who move the clock by months must not sign everybody out. */
  sessionClock: Clock;
  timeMachine: TimeMachine | null;
  payments: PaymentProvider;
  database: DataSource;
  replicas: ReplicaService | null;
  outreach: Outreach;
  root: string;
  isBuilt: (language: Language) => boolean;
  warn: (message: string) => void;
  weaknesses: readonly Weakness[];
};

/** Headers can only hold Latin letters: other names are omitted, and the origin suffices. */
const inLatin = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^ -~]/gu, '')
    .trim();

function createGeocoder(
  { config, database, warn }: ServiceInputs,
  gazetteer: string,
  site: SiteStore,
): Geocoder {
  const { geocoder, geocoderUrl: baseUrl, publicOrigin } = config;
  if (geocoder === 'gazetteer' || baseUrl === null) return createGazetteerGeocoder(gazetteer);
  const options = {
    baseUrl,
    userAgent: () => `${inLatin(site.current().name)} (${publicOrigin ?? 'development'})`.trim(),
    timeoutMs: GEOCODER_TIMEOUT_MS,
    takeTurn: createGeocoderTurn(database, config.geocoderRequestsPerMinute),
    onOddRows: (count: number) =>
      warn(`The geocoder answered ${count} places that are not as documented; they were left out.`),
  };
  return geocoder === 'photon' ? createPhotonGeocoder(options) : createNominatimGeocoder(options);
}

function createProvider(
  { sessionClock, warn }: ServiceInputs,
  openId: NonNullable<Config['openId']>,
): SignInProvider {
  const timeoutSeconds = PROVIDER_TIMEOUT_SECONDS;
  return createOpenIdProvider({ ...openId, timeoutSeconds, warn, now: () => sessionClock.now() });
}

function createTexts({ config, database, clock }: ServiceInputs): TextMessenger | null {
  const { phoneCodes } = config;
  if (phoneCodes === null) return null;
  if (phoneCodes.kind === 'twilio') {
    return createTwilioTexts({ ...phoneCodes, timeoutMs: TEXT_TIMEOUT_MS });
  }
  return createLocalTexts(createLocalMailbox(database, () => clock.now()));
}

async function openFiles({ s3, dataDir }: Config): Promise<FileStore> {
  return s3 === null ? createLocalFileStore(join(resolve(dataDir), 'files')) : openS3FileStore(s3);
}

/** The caller closes the map files. */
export async function createServices(
  inputs: ServiceInputs,
): Promise<{ services: Services; closeFiles: Cleanup }> {
  const { config, clock, database, root } = inputs;
  const { mapData, gazetteer, hasOwnStreets, closeMap } = await openMap(config, root);
  // External raster tiles would cover the installation's street map.
  const tileUrl = hasOwnStreets && !config.hasChosenTiles ? null : config.tileUrl;
  const mail = inputs.outreach.mailer?.kind ?? 'none';
  const site = await openSite(database, {
    isProduction: config.isProduction,
    isBuilt: inputs.isBuilt,
  });
  const services: Services = {
    database,
    replicas: inputs.replicas,
    sessions: createSessionStore(
      database,
      () => inputs.sessionClock.now(),
      config.retention.sessionMaxDays,
    ),
    people: createPeopleService(database, clock, config),
    clock,
    files: await openFiles(config),
    readDisk: () => readDataDisk(resolve(config.dataDir)),
    // Loading takes a fifth of a start, and is not needed before the first photo.
    processImage: async (picture, person) => {
      const { processImage } = await import('#api/adapters/files/images.ts');
      return processImage(picture, person);
    },
    cropAvatar: async (picture, person) => {
      const { cropAvatar } = await import('#api/adapters/files/images.ts');
      return cropAvatar(picture, person);
    },
    makeSharePicture: async (svg, photo) => {
      const { makeSharePicture } = await import('#api/adapters/files/sharePicture.ts');
      return makeSharePicture(svg, photo);
    },
    makeLogo: async (picture) => {
      const { makeLogo } = await import('#api/adapters/files/logos.ts');
      return makeLogo(picture);
    },
    passwords: createPasswordHasher(config.passwordCost),
    passkeys,
    failsOnUndeclaredRefusals: config.environment === 'test',
    needsStaffPasskeys: config.needsStaffPasskeys,
    asksContactLevels: config.asksContactLevels,
    phoneCountry: config.phoneCountry,
    weaknesses: inputs.weaknesses,
    signInProvider: config.openId && createProvider(inputs, config.openId),
    texts: createTexts(inputs),
    payments: inputs.payments,
    geocoder: createGeocoder(inputs, gazetteer, site),
    outbound: inputs.outreach.outbound,
    push: inputs.outreach.push,
    mail,
    mapData,
    settings: await toPublicSettings({ ...config, tileUrl, mail, hasOwnStreets }, mapData),
    site,
    timeMachine: inputs.timeMachine,
    publicOrigin: config.publicOrigin,
    events: createEventHub(),
    shared: createSharedCache(),
    limits: createRateLimits(config.rateLimits, database),
  };
  return { services, closeFiles: closeMap };
}

type OpenedMap = {
  mapData: Tiles;
  gazetteer: string;
  hasOwnStreets: boolean;
  closeMap: Cleanup;
};

/** The world overview with the streets in `DATA_DIR/map`, or the built-in sample. */
async function openMap({ dataDir }: Pick<Config, 'dataDir'>, root: string): Promise<OpenedMap> {
  const builtIn = (name: string) => join(root, 'api', 'data', name);
  const overview = await openTileFile(builtIn('overview.pmtiles'));
  const own = await openTownMaps(resolve(dataDir, 'map'));
  const hasOwnStreets = own.streets.length > 0;
  const sample = hasOwnStreets ? null : await openTileFile(builtIn('chicago.pmtiles'));
  const streets = sample ? [sample.source] : own.streets;
  const names = await readFile(builtIn('gazetteer.txt'), 'utf8');
  const gazetteer = hasOwnStreets ? withOwnPlaces(names, own.gazetteers) : names;
  // Nearly as much data again, which devices do not have to store.
  const europe = await readFile(builtIn('europe.txt'), 'utf8');
  const sources = { overview: overview.source, streets };
  return {
    mapData: await createTiles(sources, Buffer.from(gazetteer)),
    gazetteer: addPlaces(gazetteer, [europe]),
    hasOwnStreets,
    closeMap: async () => {
      await Promise.all([overview.close(), own.close(), sample?.close()]);
    },
  };
}
