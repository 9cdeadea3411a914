import type { CachedJson } from '#api/http/events/sharedCache.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** A request as handlers and their checks see it, whichever server carried it here. */
export type Call = {
  method: string;
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
  cookie: SessionCookie;
  /** Where a browser is known by that somebody signed in with it; absent where tries are not counted. */
  deviceCookie?: SessionCookie;
  /** Tells the operator of an error that the caller hears of in other words. */
  report(error: unknown): void;
};

/** Where the id of the session travels; null: there is none, or it is taken away. */
export type SessionCookie = { read(): string | null; write(id: string | null): void };

/** So many bytes, read from where they are kept as the client takes them. */
export type FileParts = { length: number; parts(): AsyncIterable<Uint8Array> };

/** What goes back: text, bytes or the parts of a file, or the stream of a person's events (null: of a visitor). */
export type Answer =
  | {
      status: number;
      headers: Record<string, string>;
      body: string | Uint8Array | FileParts | null;
      /** Where everybody gets this text: under what its compressed form may be kept. */
      shared?: CachedJson;
    }
  | { eventsOf: string | null };
