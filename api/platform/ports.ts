import type { WeaknessCode } from '#schema/console/health.ts';
import type { Mail } from './mail.rules.ts';
import type { PHOTO_MIME_TYPES } from '#schema/limits.ts';
import type { Bounds } from '#schema/places/geo.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import type { Assertion, Attestation } from '#schema/people/passkeys.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import type { AreaSize } from '#schema/places/tileArea.ts';

/**
 * What the server needs from outside, each as the smallest type its users need. Implemented by
 * `adapters/`; the pure port of the payment provider is in `platform/`.
 */

export type Clock = { now(): Date; randomBytes(length: number): Uint8Array };

/** The clock's offset from real time. */
export type TimeMachine = {
  offsetMs(): number;
  /** Resolves when everything due by then is done. */
  advance(ms: number): Promise<void>;
};

/** Keys are made by the server: `originals/ab/ab...`. */
export type FileStore = {
  /** Resolves once the bytes would survive a power cut. Writing the same key again is harmless. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Succeeds even if the key was unused. */
  delete(key: string): Promise<void>;
  /** Null: the key is unused. */
  get(key: string): Promise<Uint8Array | null>;
  /** From `start` up to, but not including, `end`. */
  getRange(key: string, start: number, end: number): Promise<Uint8Array | null>;
};

/**
 * The disk of the data directory, in bytes; null: unknown. `backupAt` null: no backup was finished.
 */
export type DataDisk = {
  disk: { freeBytes: number; sizeBytes: number } | null;
  backupAt: Date | null;
};

export type ImageMime = (typeof PHOTO_MIME_TYPES)[number];

export type ProcessedImage = {
  mime: ImageMime;
  width: number;
  height: number;
  /** WebP without metadata, by width in pixels. */
  variants: ReadonlyMap<number, Uint8Array>;
  /** 64 bits. Pictures of the same thing differ in a few of them, unrelated ones in about 32. */
  perceptualHash: bigint;
};

export type StoredPicture = Omit<ProcessedImage, 'variants'> & {
  /** Hexadecimal, of the bytes as received. */
  sha256: string;
  bytes: number;
};

/** `unreadable_image`: damaged, or too large to decode. */
export type RefusedImage = { refusal: 'unsupported_image' | 'unreadable_image' };

/** `person`: the queue to wait in; absent for background work. */
export type ImageProcessor = (
  bytes: Uint8Array,
  person?: string,
) => Promise<ProcessedImage | RefusedImage>;

/** The centre of a picture as a WebP of `AVATAR_EDGE_PX` squared, without metadata. */
export type AvatarCropper = (
  bytes: Uint8Array,
  person: string,
) => Promise<Uint8Array | RefusedImage>;

/** A picture for the header, and square icons on a plain background by edge length. */
export type MadeLogo = {
  picture: { bytes: Uint8Array; mime: ImageMime; width: number; height: number };
  /** The theme that needs a plate for the logo to be visible; null: none. */
  plate: 'dark' | 'light' | null;
  icons: ReadonlyMap<number, Uint8Array>;
};

/** Renders a drawing as JPEG, over a photo that fills the top `photoHeight`; null: no font to write with. */
export type SharePictureMaker = (
  svg: string,
  photo: { bytes: Uint8Array; height: number } | null,
) => Promise<Uint8Array | null>;

export type LogoMaker = (bytes: Uint8Array) => Promise<MadeLogo | RefusedImage>;

/** Passwords are compared after Unicode normalization (NFKC). */
export type PasswordHasher = {
  isCommon(password: string): Promise<boolean>;
  /** `from`: the requesting address, which has its own queue. */
  hash(password: string, from: string): Promise<string>;
  /**
   * Takes as long for an unknown account (null), so that names cannot be probed. Queued by the
   * requesting address.
   */
  verify(hash: string | null, password: string, from: string): Promise<boolean>;
  /** False: cheaper to crack than a hash made now. */
  isCurrent(hash: string): boolean;
  /** The hash of a random password that is thrown away: the account can never sign in again. */
  hashOfLost(): Promise<string>;
};

/**
 * Both reject when a provider cannot answer; an unknown name gives an empty list, an unnamed
 * position null.
 */
export type Geocoder = {
  /** Places near `near` come first. */
  search(query: string, limit: number, near?: SiteArea | null): Promise<LocationSuggestion[]>;
  /** Full display name, most specific part first. Position in degrees. */
  reverse(latitude: number, longitude: number): Promise<string | null>;
};

export type StoredFile = { bytes: Uint8Array; etag: string };
export type StoredTile = StoredFile & { encoding: 'gzip' | 'identity' };
export type TileSource = 'overview' | 'streets';

/** A coarse overview of the world, the streets of a sample area, place names. */
export type MapData = {
  tile(source: TileSource, z: number, x: number, y: number): Promise<StoredTile | null>;
  overviewPack(): Promise<StoredFile>;
  measureStreets(area: Bounds): Promise<AreaSize>;
  gazetteer(): Promise<StoredFile>;
};

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** May succeed later, not before `retryAfterMs` if the receiver gave one. */
export type DeliveryFailure = { kind: 'failed'; reason: string; retryAfterMs: number | null };

/** `gone`: the subscription has expired or its keys are invalid; nothing more may be sent. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' } | DeliveryFailure;

export type WebPush = {
  /** Base64url of an uncompressed P-256 point. */
  publicKey: string;
  mayReach(endpoint: string): boolean;
  /** Never rejects. Gives up at the signal or after its own timeout. */
  send(target: PushTarget, payload: string, signal: AbortSignal): Promise<PushOutcome>;
};

export type Mailer = {
  kind: 'smtp' | 'local';
  /** Resolves once another server has accepted the mail. Rejects with MailError. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

/** The message contains no address and no text of the mail. */
export class MailError extends Error {
  /** Retrying is pointless: the address or the mail itself was refused. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailError';
    this.isFinal = isFinal;
  }
}

export type ProvedIdentity = {
  /** Stable across sign-ins and unique at the provider. */
  identity: string;
  email: string | null;
  isEmailProved: boolean;
  name: string | null;
  /** By their groups there; null: they are not asked for. */
  isOperator: boolean | null;
};

export type AuthorizationRequest = { url: string; state: string; nonce: string; verifier: string };

/** OpenID Connect with PKCE. Neither call rejects. */
export type SignInProvider = {
  name: string;
  begin(origin: string): Promise<AuthorizationRequest | 'unavailable'>;
  /** `query`: the parameters of the callback address. */
  finish(
    arrival: { origin: string; query: string } & Omit<AuthorizationRequest, 'url'>,
  ): Promise<ProvedIdentity | 'refused' | 'unavailable'>;
};

export type TextMessage = { id: string; userId: string; to: string; text: string };

export type TextMessenger = {
  kind: 'sms' | 'local';
  /** Never rejects. `refused`: the number can never receive messages. */
  send(message: TextMessage): Promise<'sent' | 'refused' | 'failed'>;
};

export type PasskeyRecord = { credentialId: string; publicKey: Uint8Array; useCount: number };

/** `challenge`: has to come back signed. */
export type PasskeyRequest = { challenge: string; options: Record<string, unknown> };

type Ceremony<Credential> = { origin: string; challenge: string; credential: Credential };

/** Null: not made or not signed for this origin as requested. */
export type Passkeys = {
  optionsToMake(asked: {
    origin: string;
    siteName: string;
    person: { id: string; username: string };
    known: readonly string[];
  }): Promise<PasskeyRequest>;
  optionsToSign(origin: string): Promise<PasskeyRequest>;
  readMade(made: Ceremony<Attestation>): Promise<PasskeyRecord | null>;
  readSigned(
    signed: Ceremony<Assertion> & { kept: PasskeyRecord },
  ): Promise<{ useCount: number } | null>;
};

/** The kind of work and what is known beforehand; no personal data. */
export type SpanStart = {
  kind: 'request' | 'statement' | 'job';
  /**
   * Continues a trace from another process (W3C); '' starts a new one; absent: child of the current
   * span.
   */
  traceparent?: string;
  attributes?: Record<string, string | number>;
};

export type Span = {
  /** Spans started by `run` become children. */
  within<Result>(run: () => Result): Result;
  note(name: string, attributes: Record<string, string | number>): void;
  end(hasFailed?: boolean): void;
};

export type Tracer = {
  begin(name: string, start: SpanStart): Span;
  /** Null: the current work is not traced. */
  traceId(): string | null;
};

/** Something an operator should fix although the server works. */
export type Weakness = { code: WeaknessCode; message: string };
