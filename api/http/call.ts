import type { CachedJson } from '#api/http/events/sharedCache.ts';
import type { ErrorCode } from '#schema/errors.ts';

export type Call = {
  method: string;
  /** Request id in the log; absent: nothing is logged. */
  requestId?: string;
  /** Without the query. */
  path: string;
  querystring: string;
  ip: string;
  origin: string;
  hasBody: boolean;
  /** '' if absent. */
  header(name: string): string;
  /** At most `maxBytes`. Throws a Refusal with `tooLarge`. */
  readBytes(maxBytes: number, tooLarge: ErrorCode): Promise<Uint8Array>;
  /** The same as it arrives; throws where the connection breaks. */
  readChunks(maxBytes: number, tooLarge: ErrorCode): AsyncIterable<Uint8Array>;
  /** Discards the rest of the body: the response closes the connection. */
  dropBody(): void;
  session: CallSession;
  /** Marks a browser from which somebody signed in; absent if attempts are not counted. */
  deviceCookie?: TextCookie;
  /** Position of the browser's own changes; absent without replicas. */
  positionCookie?: TextCookie;
  /** For errors that are shown to the caller in other words. */
  report(error: unknown): void;
};

/** Storage and transport are up to each server. */
export type CallSession = {
  /** As claimed by the call, valid or not. */
  id: string | null;
  /** Null for a visitor. Counts as a use of the session, which may renew it. */
  readUserId(): Promise<string | null>;
  /**
   * Uses a fresh id, which makes a planted id worthless. `device`: shown to the person; `isStrong`:
   * with a passkey.
   */
  signIn(userId: string, how: { device: string; isStrong: boolean }): Promise<void>;
  /** On every process. */
  signOut(): Promise<void>;
};

export type TextCookie = { read(): string | null; write(text: string): void };

/** Read from storage at the client's pace; `length` null: unknown. */
export type FileParts = { length: number | null; parts(): AsyncIterable<Uint8Array> };

/** `session`: hex hash of the session that ends the stream. */
export type Listener = { userId: string; session: string };

/**
 * The person's event stream (null: a visitor's), beginning with the events of the last `missedMs`.
 */
export type EventsAnswer = { eventsOf: Listener | null; missedMs?: number | undefined };

export type Answer =
  | {
      status: number;
      headers: Record<string, string>;
      body: string | Uint8Array | FileParts | null;
      /** Key for caching the compressed form of a text that everybody gets. */
      shared?: CachedJson;
    }
  | EventsAnswer;
