import type { ReadNews } from './remoteNews.rules.ts';
import type { Position } from '#schema/places/geo.ts';

export type OutboundRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Of the answer; 0: its body is not read. */
  maxBytes: number;
};

/** `bytes` null: not read, or longer than allowed. `reason`: a system's error code. */
export type OutboundAnswer =
  | { kind: 'answered'; status: number; retryAfterMs: number | null; bytes: Uint8Array | null }
  | { kind: 'failed'; reason: string };

/** Calls of addresses that somebody else named: never into the own network, never redirected. */
export type Outbound = {
  mayReach(url: string): boolean;
  /** Never rejects. Gives up at the signal or after its own timeout. */
  send(request: OutboundRequest, signal?: AbortSignal): Promise<OutboundAnswer>;
};

export type Open311Endpoint = {
  /** The folder of `requests.json`; its query goes with every request. */
  address: string;
  /** Empty: none. */
  apiKey: string;
};

export type Open311Report = Position & {
  serviceCode: string;
  location: string;
  /** With what it can be found by again. */
  description: string;
};

type Found = { remoteId: string | null };

/** Another system's GeoReport v2 endpoint. All throw Open311Trouble alone. */
export type Open311Client = {
  /** Updates of requests since then, in its order; null: it knows no updates. */
  updates(
    endpoint: Open311Endpoint,
    asked: { remoteIds: readonly string[]; since: Date },
  ): Promise<ReadNews | null>;
  /** How the requests stand now. */
  states(endpoint: Open311Endpoint, remoteIds: readonly string[]): Promise<ReadNews>;
  /** A request since then whose description has the reference in it; null: there is none. */
  find(asked: { endpoint: Open311Endpoint; reference: string; since: Date }): Promise<Found | null>;
  post(endpoint: Open311Endpoint, report: Open311Report): Promise<Found>;
};

export class Open311Trouble extends Error {
  override readonly name = 'Open311Trouble';
  /** Whether the request may have arrived all the same. */
  readonly mayHaveArrived: boolean;
  readonly retryAfterMs: number | null;

  constructor(message: string, mayHaveArrived: boolean, retryAfterMs: number | null = null) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
    this.retryAfterMs = retryAfterMs;
  }
}
