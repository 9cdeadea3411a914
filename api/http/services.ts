import type { DataSource } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import type { Outbound } from '#api/platform/outboundPorts.ts';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import type { ReadReplicas } from '#api/database/replicas/readReplicas.ts';
import type { SessionStore } from '#api/database/sessionStore.ts';
import type { Settings } from '#schema/site/settings.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { OwnText } from '#schema/site/ownTexts.ts';
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
  SharePictureMaker,
  MapData,
  Passkeys,
  PasswordHasher,
  TextMessenger,
  SignInProvider,
  TimeMachine,
  Weakness,
  WebPush,
} from '#api/platform/ports.ts';

export type ReplicaService = { reads: ReadReplicas; shared: SharedCache };

export type SiteStore = {
  current(): SiteSettings;
  /** For irreversible uses: read fresh, or as last known if that fails. */
  latest(): Promise<SiteSettings>;
  /** Offered languages that the build has; English if there are none. */
  spoken(): readonly Language[];
  /** Number of changes; 0: none. */
  version(): number;
  money(): MoneyRules;
  ownTexts(): readonly OwnText[];
  /** Rejects, keeping the previous settings, if they cannot be read. */
  reload(): Promise<void>;
};

/** What every call needs from the room `people`. */
export type PeopleService = {
  /** Null: the person no longer exists. */
  loadActor(userId: string): Promise<Actor | null>;
  /** Records the network from which somebody decided; null: unknown. */
  noteAppearance(tx: Transaction, userId: string, network: string | null): Promise<void>;
};

export type Services = {
  database: DataSource;
  /** For operators: things that work but should be changed. */
  weaknesses: readonly Weakness[];
  /** For reads that may be slightly stale; null: none. */
  replicas: ReplicaService | null;
  sessions: SessionStore;
  people: PeopleService;
  clock: Clock;
  files: FileStore;
  readDisk: () => Promise<DataDisk>;
  processImage: ImageProcessor;
  cropAvatar: AvatarCropper;
  makeLogo: LogoMaker;
  makeSharePicture: SharePictureMaker;
  passwords: PasswordHasher;
  passkeys: Passkeys;
  /** True in tests: undeclared refusals fail the call instead of being logged. */
  failsOnUndeclaredRefusals: boolean;
  /** Rulings, freezes and roles require a session with a passkey. */
  needsStaffPasskeys: boolean;
  /** Votes, objections, verdicts and rulings require their contact level. */
  asksContactLevels: boolean;
  /** ISO 3166; null: numbers need their country's code. */
  phoneCountry: string | null;
  signInProvider: SignInProvider | null;
  texts: TextMessenger | null;
  payments: PaymentProvider;
  geocoder: Geocoder;
  outbound: Outbound;
  push: Pick<WebPush, 'publicKey' | 'mayReach'>;
  /** `local`: into the local mailbox only. */
  mail: 'smtp' | 'local' | 'none';
  mapData: MapData;
  /** Fixed for the life of the process; site settings and clock offset are added. */
  settings: Omit<Settings, 'site' | 'testClock'>;
  site: SiteStore;
  /** For test installations; null everywhere else. */
  timeMachine: TimeMachine | null;
  /** For links; null: the request's own origin (development). */
  publicOrigin: string | null;
  events: EventHub;
  shared: SharedCache;
  limits: RateLimits;
};
