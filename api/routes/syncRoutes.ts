import { Refusal } from '#api/domain/refusal.ts';
import { checked } from '#api/http/checked.ts';
import { problemOfError } from '#api/http/errors.ts';
import type { ApiRequest, Handler, HandlersOf } from '#api/http/handler.ts';
import { idempotencyOf } from '#api/http/idempotency.ts';
import { RateLimited } from '#api/http/rateLimits.ts';
import { discussionRoutes } from '#api/routes/discussionRoutes.ts';
import { issueRoutes } from '#api/routes/issueRoutes.ts';
import { fillPath, type EndpointDefinition, type OutputOf } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/endpoints.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';
import type { syncOperations, SyncOperation } from '#schema/sync.ts';

/** Items that are not begun by then are left for the next round: an answer in time is worth more. */
const TIME_LIMIT_MS = 15_000;

type Batch = ApiRequest<typeof syncOperations>;
type Item = OutputOf<typeof syncOperations, 'body'>['items'][number];
type Outcome = { status: number; json: string; retryAfterSeconds?: number };

/** The handlers of the single calls: there is one definition of what each operation does. */
const HANDLERS = {
  reportIssue: issueRoutes.reportIssue,
  editIssue: issueRoutes.editIssue,
  postMessage: discussionRoutes.postMessage,
} as unknown as Record<SyncOperation, Handler<EndpointDefinition>>;

/** What an item is about: on one issue nothing may overtake what failed before it. */
function issueOf({ operation, params, body }: Item): string | undefined {
  const id = operation === 'reportIssue' ? (body as { id?: unknown } | null)?.id : params.id;
  return typeof id === 'string' ? id.toLowerCase() : undefined;
}

/** The item as the request that its own endpoint would have got. */
function requestOf(batch: Batch, item: Item): ApiRequest<EndpointDefinition> {
  const endpoint: EndpointDefinition = ENDPOINTS[item.operation];
  if (Buffer.byteLength(JSON.stringify(item.body ?? null)) > JSON_BODY_MAX_BYTES) {
    throw new Refusal('body_too_large');
  }
  const params = checked(endpoint.params, item.params);
  const path = fillPath(endpoint.path, item.params);
  return {
    ...batch,
    params,
    status: endpoint.status,
    body: checked(endpoint.body, item.body),
    // Method, path and body of the single call: a key that went out alone before is recognised here.
    idempotency: idempotencyOf(item.key, { method: endpoint.method, path, body: item.body }),
  } as unknown as ApiRequest<EndpointDefinition>;
}

function refused(batch: Batch, error: unknown): Outcome {
  const problem = problemOfError(error);
  if (problem.status === 500) batch.context.app.emit('error', error, batch.context);
  const outcome = { status: problem.status, json: JSON.stringify(problem) };
  if (error instanceof RateLimited) return { ...outcome, retryAfterSeconds: error.retryAfterS };
  return problem.code === 'busy' ? { ...outcome, retryAfterSeconds: 1 } : outcome;
}

async function carryOut(batch: Batch, item: Item): Promise<Outcome> {
  try {
    const reply = await HANDLERS[item.operation](requestOf(batch, item));
    if (!('json' in reply)) throw new Error(`${item.operation} answered without JSON text`);
    return { status: ENDPOINTS[item.operation].status, json: reply.json };
  } catch (error) {
    return refused(batch, error);
  }
}

/** Failed for now: the same item may succeed later, unlike one that a rule refused. */
function isPassing({ status, retryAfterSeconds }: Outcome): boolean {
  return status >= 500 || status === 429 || retryAfterSeconds !== undefined;
}

/** Why an item is not tried at all after what happened to the ones before it. */
type Hold = { stop: unknown; brokenIssues: Set<string | undefined>; startedMs: number };

async function holdOf(batch: Batch, item: Item, at: number, hold: Hold): Promise<unknown> {
  if (hold.stop !== null) return hold.stop;
  if (performance.now() - hold.startedMs > TIME_LIMIT_MS) return new RateLimited(1);
  if (hold.brokenIssues.has(issueOf(item))) return new Refusal('earlier_failed');
  try {
    // The request itself has paid for the first one.
    if (at > 0) await batch.services.limits.write(batch.actor.id);
    return null;
  } catch (error) {
    return error;
  }
}

export const syncRoutes: HandlersOf<'syncOperations'> = {
  /**
   * Each item commits by itself, so a reply that is cut off loses nothing: sent again, every item
   * answers what it answered. After a failure that will pass, and after the budget is used up,
   * nothing more is tried, so that nothing overtakes what was written before it.
   */
  async syncOperations(batch) {
    const hold: Hold = { stop: null, brokenIssues: new Set(), startedMs: performance.now() };
    const results: string[] = [];
    for (const [at, item] of batch.body.items.entries()) {
      const reason = await holdOf(batch, item, at, hold);
      const outcome = reason === null ? await carryOut(batch, item) : refused(batch, reason);
      if (reason instanceof RateLimited) hold.stop = reason;
      else if (isPassing(outcome)) hold.stop = new Refusal('earlier_failed');
      if (item.operation === 'reportIssue' && outcome.status >= 400) {
        hold.brokenIssues.add(issueOf(item) ?? item.key);
      }
      const { status, json, retryAfterSeconds } = outcome;
      const head = JSON.stringify({ key: item.key, status, retryAfterSeconds }).slice(0, -1);
      results.push(`${head},"body":${json}}`);
    }
    return { json: `{"results":[${results.join(',')}]}` };
  },
};
