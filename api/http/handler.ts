import type { IdempotentRequest } from '#api/database/idempotency.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import type { Call, EventsAnswer, FileParts } from './call.ts';
import type { Services } from './services.ts';
import type { CachedJson } from '#api/http/events/sharedCache.ts';
import type {
  EndpointDefinition,
  OutputOf,
  ResponseOf,
  SignedInAccess,
} from '#schema/defineEndpoint.ts';
import type { ENDPOINTS, Operation } from '#schema/endpoints.ts';

/** A validated call. `actor` is there for every endpoint that demands a session. */
export type ApiRequest<E extends EndpointDefinition> = {
  params: OutputOf<E, 'params'>;
  query: OutputOf<E, 'query'>;
  body: OutputOf<E, 'body'>;
  actor: E['access'] extends SignedInAccess ? Actor : Actor | null;
  idempotency: IdempotentRequest | undefined;
  endpoint: E;
  /** Absolute links of the answer begin with it. */
  origin: string;
  /** Whether the address carried any parameter. */
  hasQuery: boolean;
  services: Services;
  /** For the session, raw bytes, budgets and headers that no schema describes. */
  call: Call;
};

/** JSON text that is ready; `of` is never there, it carries the type of what the text says. */
export type JsonText<Body> = { json: string; of?: Body };

/** JSON to be written, JSON text that is ready, text that everybody shares, bytes, or a person's events. */
export type Reply<E extends EndpointDefinition> =
  | { body: ResponseOf<E>; headers?: Record<string, string> }
  | JsonText<ResponseOf<E>>
  | { cached: CachedJson }
  | { bytes: Uint8Array | FileParts; headers: Record<string, string>; status?: number }
  | EventsAnswer;

export type Handler<E extends EndpointDefinition> = (request: ApiRequest<E>) => Promise<Reply<E>>;

/** One handler per call of the contract: a missing or an extra one does not compile. */
export type Handlers = { [O in Operation]: Handler<(typeof ENDPOINTS)[O]> };
