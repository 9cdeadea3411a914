import type { CachedJson } from '#api/http/events/sharedCache.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** A request as handlers and their checks see it, whichever server carried it here. */
export type Call = {
  method: string;
  /** Under which the log has it; absent where nothing is logged. */
  requestId?: string;
  /** Without the parameters after the question mark. */
  path: string;
  querystring: string;
  /** Whose budget it counts against. */
  ip: string;
  /** The origin that it was sent to. */
  origin: string;
  hasBody: boolean;
  /** The value of a request header; empty where there is none. */
  header(name: string): string;
  /** The raw body of at most `maxBytes`. Throws a Refusal with `tooLarge`. */
  readBytes(maxBytes: number, tooLarge: ErrorCode): Promise<Uint8Array>;
  session: CallSession;
  /** Where a browser is known by that somebody signed in with it; absent where tries are not counted. */
  deviceCookie?: TextCookie;
  /** Where a browser carries how far its own changes reach; absent where there are no replicas to fall behind. */
  positionCookie?: TextCookie;
  /** Tells the operator of an error that the caller hears of in other words. */
  report(error: unknown): void;
};

/** The session that a call came in; how it is kept and carried is the matter of each server. */
export type CallSession = {
  /** What the call says, whether it is worth anything or not; null for none. */
  id: string | null;
  /** Null for a visitor. Counts as a use of the session, which may renew it. */
  readUserId(): Promise<string | null>;
  /**
   * Signs a person in under a fresh id, so that an id planted before is worth nothing. `device`: in
   * what words the person knows it by; `isStrong`: with a passkey.
   */
  signIn(userId: string, how: { device: string; isStrong: boolean }): Promise<void>;
  /** Ends the session on every process. */
  signOut(): Promise<void>;
};

/** A cookie that scripts cannot read. */
export type TextCookie = { read(): string | null; write(text: string): void };

/** This many bytes, read from where they are kept as the client takes them; null: nobody knows how many. */
export type FileParts = { length: number | null; parts(): AsyncIterable<Uint8Array> };

/** Who hears the events of a stream, and the hex of the session that it ends with. */
export type Listener = { userId: string; session: string };

/** The stream of a person's events (null: of a visitor), with those of the last `missedMs` first. */
export type EventsAnswer = { eventsOf: Listener | null; missedMs?: number | undefined };

/** What goes back: text, bytes or the parts of a file, or a stream of events. */
export type Answer =
  | {
      status: number;
      headers: Record<string, string>;
      body: string | Uint8Array | FileParts | null;
      /** Where everybody gets this text: under what its compressed form may be kept. */
      shared?: CachedJson;
    }
  | EventsAnswer;
