import type { DataSource } from 'typeorm';
import type { PaymentProvider } from '#api/domain/money/paymentProvider.ts';
import type { SessionStore } from '#api/database/sessionStore.ts';
import type { Bounds } from '#schema/places/geo.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import type { Settings } from '#schema/settings.ts';
import type { AreaSize } from '#schema/places/tileArea.ts';
import type { EventHub } from '#api/http/events/eventHub.ts';
import type { RateLimits } from '#api/http/rateLimits.ts';
import type { SharedCache } from '#api/http/events/sharedCache.ts';

/** Time and randomness of a process; a test hands in its own. */
export type Clock = { now(): Date; randomBytes(length: number): Uint8Array };

/** How far the clock is ahead of the real time, and how to move it further. */
export type TimeMachine = {
  offsetMs(): number;
  /** Resolves when all that is due by then is done. */
  advance(ms: number): Promise<void>;
};

/** Where the received pictures and their variants are kept. Keys are made by the server only. */
export type FileStore = {
  /** Resolves once the bytes would survive a power cut. Writing the same key again is harmless. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** Bytes from `start` up to but not including `end`. */
  getRange(key: string, start: number, end: number): Promise<Uint8Array | null>;
};

export type ProcessedImage = {
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  /** WebP without metadata, by the width that a client asks for. */
  variants: ReadonlyMap<number, Uint8Array>;
  /** 64 bits of how it looks. */
  perceptualHash: bigint;
};

export type RefusedImage = { refusal: 'unsupported_image' | 'unreadable_image' };

export type ImageProcessor = (bytes: Uint8Array) => Promise<ProcessedImage | RefusedImage>;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown account (null), so that nobody can probe for names. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Of a password that nobody knows. */
  hashOfLost(): Promise<string>;
};

export type Geocoder = {
  search(query: string, limit: number): Promise<LocationSuggestion[]>;
  reverse(latitude: number, longitude: number): Promise<string | null>;
};

export type StoredTile = { bytes: Uint8Array; encoding: 'gzip' | 'identity'; etag: string };
export type StoredFile = { bytes: Uint8Array; etag: string };

/** What a browser has to know of our pushes, and which browsers we would send to. */
export type PushService = { publicKey: string; mayReach(endpoint: string): boolean };

/** The built-in map and place names. */
export type MapData = {
  tile(source: 'overview' | 'streets', z: number, x: number, y: number): Promise<StoredTile | null>;
  overviewPack(): Promise<StoredFile>;
  /** What the street tiles of an area take on a device. */
  measureStreets(area: Bounds): Promise<AreaSize>;
  gazetteer(): Promise<StoredFile>;
};

/** Everything that handlers work with; `main.ts` and the tests put it together. */
export type Services = {
  database: DataSource;
  sessions: SessionStore;
  clock: Clock;
  files: FileStore;
  processImage: ImageProcessor;
  passwords: PasswordHasher;
  payments: PaymentProvider;
  geocoder: Geocoder;
  push: PushService;
  /** How mails leave: by SMTP, not at all but into the local mailbox, or there are none. */
  mail: 'smtp' | 'local' | 'none';
  mapData: MapData;
  /** The same for the life of the process; the time machine's position is added to it. */
  settings: Omit<Settings, 'testClock'>;
  /** Moves the time of a test installation; null everywhere else. */
  timeMachine: TimeMachine | null;
  /** The origin that links are built from; null: the one of the request (development). */
  publicOrigin: string | null;
  events: EventHub;
  shared: SharedCache;
  limits: RateLimits;
};
