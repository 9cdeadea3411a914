import { repliedOnce, type IdempotentRequest } from './idempotency.ts';
import { Refusal, type Actor } from '#api/platform/access.rules.ts';
import type { Call, EventsAnswer, FileParts } from './call.ts';
import type { Services } from './services.ts';
import type { CachedJson } from './events/sharedCache.ts';
import {
  needsSession,
  type EndpointDefinition,
  type OutputOf,
  type ResponseOf,
  type SignedInAccess,
} from '#schema/defineEndpoint.ts';
import type { ENDPOINTS, Operation } from '#schema/contract/endpoints.ts';
import { transact, type Transaction, type TransactionContext } from '#api/database/transaction.ts';
import { toNetwork } from './limits/addressGroup.ts';
import type { Receipt } from '#schema/receipt.ts';

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
  /** For the session, raw bytes, rate limits and undeclared headers. */
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

export type CommandRequest = {
  endpoint: EndpointDefinition;
  actor: Actor | null;
  idempotency: IdempotentRequest | undefined;
  services: Services;
  call: Pick<Call, 'requestId' | 'ip'>;
};

type Work<Body> = (tx: Transaction) => Promise<Body>;

/** Registration runs without an actor, even if someone is signed in. */
const commandActor = ({ endpoint, actor }: CommandRequest): Actor | null =>
  needsSession(endpoint.access) ? actor : null;

const toContext = (request: CommandRequest): TransactionContext => ({
  actor: commandActor(request),
  clock: request.services.clock,
  pledgeExpiryDays: request.services.settings.pledgeExpiryDays,
  accountTraceDays: request.services.settings.retention?.accountTraceDays,
  requestId: request.call.requestId,
});

/** Presents the result of a write; `made`: what the write returned, or its short form after 30 days. */
type Present<Made, Body> = (tx: Transaction, made: Made) => Promise<Body>;

const asText = (body: unknown) => (body === undefined ? '' : JSON.stringify(body));

/**
 * Runs the write in one transaction with its idempotency key, and returns the JSON text to send: for a
 * repeat, the text of the first run. With `present`, a repeat after the text was shortened gets the current
 * state of the thing, or if it is gone the short form: its id and receipt.
 */
export async function runCommand<Made, Body = Made>(
  request: CommandRequest,
  work: Work<Made>,
  present?: Present<Made, Body>,
): Promise<JsonText<Body>> {
  const { services, endpoint, idempotency, call } = request;
  const { isAuditExempt = false, isDecision = false, status } = endpoint;
  const actor = commandActor(request);
  const scope = actor?.id ?? 'anonymous';
  const kept = { scope, isLasting: isLasting(endpoint), now: services.clock.now() };
  const reply = await transact(
    services.database,
    { ...toContext(request), isAuditExempt },
    async (tx) => {
      const made = await work(tx);
      const body = present ? await present(tx, made) : made;
      // guard: appearing-together-is-noted
      if (isDecision && actor)
        await services.people.noteAppearance(tx, actor.id, toNetwork(call.ip));
      return { status, text: asText(body), isShort: false };
    },
    idempotency && repliedOnce(idempotency, kept),
  );
  if (reply.isShort !== true || !present) return { json: reply.text };
  return { json: await presentLater(request, reply.text, present) };
}

/** Anything that is recorded, was paid for or may wait on a device for months must never run twice. */
const isLasting = (endpoint: EndpointDefinition): boolean =>
  endpoint.isLasting === true || endpoint.isQueueable === true || endpoint.isAuditExempt !== true;

function presentLater<Made, Body>(
  request: CommandRequest,
  shortForm: string,
  present: Present<Made, Body>,
): Promise<string> {
  return runStep(request, async (tx) =>
    asText(await present(tx, JSON.parse(shortForm) as Made)),
  ).catch((error: unknown) => {
    if (error instanceof Refusal || error instanceof RangeError) return shortForm;
    throw error;
  });
}

/** A write without replay or audit: for endpoints that declare none, or beside another command. */
export const runStep = <Result>(request: CommandRequest, work: Work<Result>): Promise<Result> =>
  transact(request.services.database, { ...toContext(request), isAuditExempt: true }, work);

/**
 * Includes the uploaded bytes in the idempotency check: the same key with other bytes is another
 * request.
 */
export function withBytes<Given extends CommandRequest>(request: Given, sha256: string): Given {
  const { idempotency } = request;
  if (!idempotency) return request;
  return {
    ...request,
    idempotency: { ...idempotency, request: `${idempotency.request}\n${sha256}` },
  };
}

/** Confirms to the device that the operation is stored, with the hash of every part. */
export function makeReceipt(
  request: Pick<CommandRequest, 'idempotency'>,
  parts: readonly { id: string; sha256: string }[],
): Receipt {
  return {
    key: request.idempotency?.key ?? null,
    parts: parts.map(({ id, sha256 }) => ({ id, sha256 })),
  };
}
