import type { ReadNews } from './remoteNews.rules.ts';
import type { Position } from '#schema/places/geo.ts';

export type OutboundRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Limit for the response body; 0: it is not read. */
  maxBytes: number;
};

/** `bytes` null: not read, or longer than allowed. `reason`: a system's error code. */
export type OutboundAnswer =
  | { kind: 'answered'; status: number; retryAfterMs: number | null; bytes: Uint8Array | null }
  | { kind: 'failed'; reason: string };

/** Calls to URLs that a third party supplied: never into our own network, and redirects are not followed. */
export type Outbound = {
  mayReach(url: string): boolean;
  /** Never rejects. Gives up at the signal or after its own timeout. */
  send(request: OutboundRequest, signal?: AbortSignal): Promise<OutboundAnswer>;
};

export type Open311Endpoint = {
  /** The directory of `requests.json`; its query string is sent with every request. */
  address: string;
  /** Empty: none. */
  apiKey: string;
};

export type Open311Report = Position & {
  serviceCode: string;
  location: string;
  /** Contains a reference by which `find` recognizes the request. */
  description: string;
};

type Found = { remoteId: string | null };

/** Another system's GeoReport v2 endpoint. Every call throws only Open311Trouble. */
export type Open311Client = {
  /** Updates of the requests since `since`, in the endpoint's order; null: it does not support updates. */
  updates(
    endpoint: Open311Endpoint,
    asked: { remoteIds: readonly string[]; since: Date },
  ): Promise<ReadNews | null>;
  /** The current state of the requests. */
  states(endpoint: Open311Endpoint, remoteIds: readonly string[]): Promise<ReadNews>;
  /** A request made since `since` whose description contains the reference; null: none. */
  find(asked: { endpoint: Open311Endpoint; reference: string; since: Date }): Promise<Found | null>;
  post(endpoint: Open311Endpoint, report: Open311Report): Promise<Found>;
};

export class Open311Trouble extends Error {
  override readonly name = 'Open311Trouble';
  /** Whether the request may have arrived despite the error. */
  readonly mayHaveArrived: boolean;
  readonly retryAfterMs: number | null;

  constructor(message: string, mayHaveArrived: boolean, retryAfterMs: number | null = null) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
    this.retryAfterMs = retryAfterMs;
  }
}
