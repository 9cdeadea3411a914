import type { DataSource } from 'typeorm';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import type { ReadReplicas } from '#api/database/replicas/readReplicas.ts';
import type { SessionStore } from '#api/database/sessionStore.ts';
import type { Settings } from '#schema/site/settings.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import type { EventHub } from '#api/http/events/eventHub.ts';
import type { RateLimits } from '#api/http/limits/unlimited.ts';
import type { SharedCache } from '#api/http/events/sharedCache.ts';
import type {
  Clock,
  DataDisk,
  FileStore,
  Geocoder,
  AvatarCropper,
  ImageProcessor,
  LogoMaker,
  MapData,
  Passkeys,
  PasswordHasher,
  TextMessenger,
  SignInProvider,
  TimeMachine,
  WebPush,
} from '#api/platform/ports.ts';

/** Copies of the database, and what was read there and is kept for everybody. */
export type ReplicaService = { reads: ReadReplicas; shared: SharedCache };

/** What operators said about the installation, as this process last read it. */
export type SiteStore = {
  current(): SiteSettings;
  /** For what leaves and cannot be called back: as they are stored now, or as known when they cannot be read. */
  latest(): Promise<SiteSettings>;
  /** Of its languages those that the app is there in; English where it is there in none of them. */
  spoken(): readonly Language[];
  /** How often it was changed; 0: never. */
  version(): number;
  /** Its currency and limits, to reckon with. */
  money(): MoneyRules;
  /** Reads it again; rejects, with what was before left in force, when it cannot be read. */
  reload(): Promise<void>;
};

/** Everything that handlers work with; `main.ts` and the tests put it together. */
export type Services = {
  database: DataSource;
  /** Copies for what may be a moment old; null: there are none. */
  replicas: ReplicaService | null;
  sessions: SessionStore;
  clock: Clock;
  files: FileStore;
  readDisk: () => Promise<DataDisk>;
  processImage: ImageProcessor;
  cropAvatar: AvatarCropper;
  makeLogo: LogoMaker;
  passwords: PasswordHasher;
  passkeys: Passkeys;
  /** Whether a refusal that the contract does not declare fails the call (tests) or is only logged. */
  failsOnUndeclaredRefusals: boolean;
  /** Whether rulings, freezes and roles need a session that has shown a passkey. */
  needsStaffPasskeys: boolean;
  /** Whether votes, objections, verdicts and rulings wait for their contact level. */
  asksContactLevels: boolean;
  /** A sign-in service beside passwords and passkeys; null: none. */
  signInProvider: SignInProvider | null;
  /** How codes reach phones; null: not at all. */
  texts: TextMessenger | null;
  payments: PaymentProvider;
  geocoder: Geocoder;
  push: Pick<WebPush, 'publicKey' | 'mayReach'>;
  /** How mails leave: by SMTP, not at all but into the local mailbox, or there are none. */
  mail: 'smtp' | 'local' | 'none';
  mapData: MapData;
  /** The same for the life of the process; what operators said and the time machine's position are added to it. */
  settings: Omit<Settings, 'site' | 'testClock'>;
  site: SiteStore;
  /** Moves the time of a test installation; null everywhere else. */
  timeMachine: TimeMachine | null;
  /** The origin that links are built from; null: the one of the request (development). */
  publicOrigin: string | null;
  events: EventHub;
  shared: SharedCache;
  /** Where deep pages of lists begin, whatever changes meanwhile. */
  outlines: SharedCache;
  limits: RateLimits;
};
