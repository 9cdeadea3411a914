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
import type { ENDPOINTS, Operation } from '#schema/contract/endpoints.ts';

/** `actor` is set for every endpoint that requires a session. */
export type ApiRequest<E extends EndpointDefinition> = {
  params: OutputOf<E, 'params'>;
  query: OutputOf<E, 'query'>;
  body: OutputOf<E, 'body'>;
  actor: E['access'] extends SignedInAccess ? Actor : Actor | null;
  idempotency: IdempotentRequest | undefined;
  endpoint: E;
  origin: string;
  hasQuery: boolean;
  services: Services;
  /** For the session, raw bytes, budgets and undeclared headers. */
  call: Call;
};

/** JSON ready to send; `of` is never set and only carries the type. */
export type JsonText<Body> = { json: string; of?: Body };

export type Reply<E extends EndpointDefinition> =
  | { body: ResponseOf<E>; headers?: Record<string, string> }
  | JsonText<ResponseOf<E>>
  | { cached: CachedJson }
  | { bytes: Uint8Array | FileParts; headers: Record<string, string>; status?: number }
  | EventsAnswer;

export type Handler<E extends EndpointDefinition> = (request: ApiRequest<E>) => Promise<Reply<E>>;

/** One handler per call of the contract: a missing or extra one does not compile. */
export type Handlers = { [O in Operation]: Handler<(typeof ENDPOINTS)[O]> };
