import type { Mail } from './mail.rules.ts';
import type { PHOTO_MIME_TYPES } from '#schema/limits.ts';
import type { Bounds } from '#schema/places/geo.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import type { Assertion, Attestation } from '#schema/people/passkeys.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import type { AreaSize } from '#schema/places/tileArea.ts';

/**
 * What the server needs from the outside world, each as the smallest type that its users work with.
 * `adapters/` implements them; the port of the payment provider is pure and stands in `platform/`.
 */

/** Time and randomness of a process; tests bring their own. */
export type Clock = { now(): Date; randomBytes(length: number): Uint8Array };

/** How far the clock is ahead of the real time, and how to move it further. */
export type TimeMachine = {
  offsetMs(): number;
  /** Resolves when all that is due by then is done. */
  advance(ms: number): Promise<void>;
};

/** Where photos and videos are kept, by keys that only the server makes: `originals/ab/ab...`. */
export type FileStore = {
  /** Resolves once the bytes would survive a power cut. Writing the same key again is harmless. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** There is nothing under the key afterwards, also where there was nothing before. */
  delete(key: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Bytes from `start` up to but not including `end`. */
  getRange(key: string, start: number, end: number): Promise<Uint8Array | null>;
};

/** The disk of the data directory, in bytes; null: it cannot be told. `backupAt` null: none was finished. */
export type DataDisk = {
  disk: { freeBytes: number; sizeBytes: number } | null;
  backupAt: Date | null;
};

export type ImageMime = (typeof PHOTO_MIME_TYPES)[number];

export type ProcessedImage = {
  mime: ImageMime;
  width: number;
  height: number;
  /** WebP without metadata, by the width that a client asks for. */
  variants: ReadonlyMap<number, Uint8Array>;
  /** 64 bits of how it looks: pictures of one thing differ in few of them, others in about 32. */
  perceptualHash: bigint;
};

/** A picture in the file store, as the database knows it. */
export type StoredPicture = Omit<ProcessedImage, 'variants'> & {
  /** Hexadecimal, of the bytes exactly as received. */
  sha256: string;
  bytes: number;
};

/** Why a picture was not taken: of another kind, or damaged, or too large to decode. */
export type RefusedImage = { refusal: 'unsupported_image' | 'unreadable_image' };

/** `person`: in whose turn; absent where nobody waits for it. */
export type ImageProcessor = (
  bytes: Uint8Array,
  person?: string,
) => Promise<ProcessedImage | RefusedImage>;

/** The middle of a picture as a WebP of `AVATAR_EDGE_PX` squared, without metadata. */
export type AvatarCropper = (
  bytes: Uint8Array,
  person: string,
) => Promise<Uint8Array | RefusedImage>;

/** What is made of a logo: a picture for the header, and square icons on a plain ground by their edge. */
export type MadeLogo = {
  picture: { bytes: Uint8Array; mime: ImageMime; width: number; height: number };
  /** The theme in which it would not be seen without a plate. */
  plate: 'dark' | 'light' | null;
  icons: ReadonlyMap<number, Uint8Array>;
};

export type LogoMaker = (bytes: Uint8Array) => Promise<MadeLogo | RefusedImage>;

/** Passwords count as the same however their characters are put together (NFKC). */
export type PasswordHasher = {
  /** One of the commonest, which are what is tried first. */
  isCommon(password: string): Promise<boolean>;
  /** `from`: the address that asks, in whose line it waits. */
  hash(password: string, from: string): Promise<string>;
  /**
   * Does the same work for an unknown account (null), in the line of the address that asks, so that
   * nobody can probe for names.
   */
  verify(hash: string | null, password: string, from: string): Promise<boolean>;
  /** False for a hash that costs less to try out than those made now. */
  isCurrent(hash: string): boolean;
  /** The hash of a password that nobody knows: for accounts that nobody signs in to again. */
  hashOfLost(): Promise<string>;
};

/**
 * Names to positions and back. Both reject when a provider cannot answer; an unknown name is an
 * empty list, an unnamed position null.
 */
export type Geocoder = {
  /** Places near `near` come before others that fit as well. */
  search(query: string, limit: number, near?: SiteArea | null): Promise<LocationSuggestion[]>;
  /** The whole display name of a position in degrees, most exact part first. */
  reverse(latitude: number, longitude: number): Promise<string | null>;
};

export type StoredFile = { bytes: Uint8Array; etag: string };
export type StoredTile = StoredFile & { encoding: 'gzip' | 'identity' };
export type TileSource = 'overview' | 'streets';

/** The built-in map: a coarse overview of the world, the streets of a sample area, place names. */
export type MapData = {
  tile(source: TileSource, z: number, x: number, y: number): Promise<StoredTile | null>;
  overviewPack(): Promise<StoredFile>;
  /** What the street tiles of an area take on a device. */
  measureStreets(area: Bounds): Promise<AreaSize>;
  gazetteer(): Promise<StoredFile>;
};

/** What a browser handed over when it subscribed. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** Another try may fare better, not before `retryAfterMs` where the other side said so. */
export type DeliveryFailure = { kind: 'failed'; reason: string; retryAfterMs: number | null };

/** `gone`: the browser is not there any more, or its keys are none; nothing more is to be sent. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' } | DeliveryFailure;

export type WebPush = {
  /** By which browsers subscribe: base64url of an uncompressed P-256 point. */
  publicKey: string;
  /** Whether an endpoint is one that this installation would ever send to. */
  mayReach(endpoint: string): boolean;
  /** Never rejects. Gives up at the signal or after a time of its own. */
  send(target: PushTarget, payload: string, signal: AbortSignal): Promise<PushOutcome>;
};

/** How mails leave: by SMTP, or not at all but into the local mailbox. */
export type Mailer = {
  kind: 'smtp' | 'local';
  /** Resolves once somebody else answers for the mail. Rejects with MailError. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

/** A mail was not taken. The message names no address and no text of it. */
export class MailError extends Error {
  /** Another try would fare no better: the address or the mail itself was refused. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailError';
    this.isFinal = isFinal;
  }
}

/** Who somebody is at the sign-in provider, by its own signed word. */
export type ProvedIdentity = {
  /** The same for this person at every sign-in, and nobody else's. */
  identity: string;
  email: string | null;
  isEmailProved: boolean;
  /** What the person is called there. */
  name: string | null;
};

export type AuthorizationRequest = { url: string; state: string; nonce: string; verifier: string };

/** An OpenID Connect provider, asked for a code by PKCE. Neither call rejects. */
export type SignInProvider = {
  /** As people know it. */
  name: string;
  begin(origin: string): Promise<AuthorizationRequest | 'unavailable'>;
  /** `query`: the parameters of the address that the browser came back to. */
  finish(
    arrival: { origin: string; query: string } & Omit<AuthorizationRequest, 'url'>,
  ): Promise<ProvedIdentity | 'refused' | 'unavailable'>;
};

/** A text message to a phone. `id` names it in the local mailbox. */
export type TextMessage = { id: string; userId: string; to: string; text: string };

/** How codes reach phones: as text messages, or not at all but into the local mailbox. */
export type TextMessenger = {
  kind: 'sms' | 'local';
  /** Never rejects. `refused`: no message can ever reach this number. */
  send(message: TextMessage): Promise<'sent' | 'refused' | 'failed'>;
};

/** The public half of a passkey. */
export type PasskeyRecord = { credentialId: string; publicKey: Uint8Array; useCount: number };

/** What a browser is asked, and what of it has to come back signed. */
export type PasskeyRequest = { challenge: string; options: Record<string, unknown> };

type Ceremony<Credential> = { origin: string; challenge: string; credential: Credential };

/** Passkeys of the site at an origin. What was not made or signed for it as asked is null. */
export type Passkeys = {
  optionsToMake(asked: {
    origin: string;
    /** As the person's device calls the site. */
    siteName: string;
    person: { id: string; username: string };
    /** Passkeys that the person has already. */
    known: readonly string[];
  }): Promise<PasskeyRequest>;
  optionsToSign(origin: string): Promise<PasskeyRequest>;
  /** `isBound`: it never leaves the device that made it. */
  readMade(made: Ceremony<Attestation>): Promise<(PasskeyRecord & { isBound: boolean }) | null>;
  readSigned(
    signed: Ceremony<Assertion> & { kept: PasskeyRecord },
  ): Promise<{ useCount: number } | null>;
};

/** Of which kind something is that takes time, and what is known of it before; nothing that names a person. */
export type SpanStart = {
  kind: 'request' | 'statement' | 'job';
  /** What began elsewhere and goes on here (W3C); '' starts again; absent: it is a part of what is going on. */
  traceparent?: string;
  attributes?: Record<string, string | number>;
};

export type Span = {
  /** What `run` begins is a part of it. */
  within<Result>(run: () => Result): Result;
  /** What is known only later, its name among it. */
  note(name: string, attributes: Record<string, string | number>): void;
  end(hasFailed?: boolean): void;
};

/** Tells somebody who follows requests across processes what took how long. */
export type Tracer = {
  begin(name: string, start: SpanStart): Span;
  /** The id of what is going on; null: nothing that is followed. */
  traceId(): string | null;
};
