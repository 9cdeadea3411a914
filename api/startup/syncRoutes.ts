import { createGate } from '#api/platform/gates.ts';
import { RateLimited, Refusal } from '#api/platform/access.rules.ts';
import { checked, checkedBody } from '#api/http/checked.ts';
import { withDeclaredRefusals } from '#api/http/declaredRefusals.ts';
import { problemOfError, findRetryAfter } from '#api/http/errors.ts';
import type { ApiRequest, Handler, Handlers } from '#api/http/handler.ts';
import { toIdempotentRequest } from '#api/http/idempotency.ts';
import { translateProblem } from '#schema/languages/translateProblem.ts';
import type { RateLimits } from '#api/http/limits/unlimited.ts';
import { followRoutes } from '#api/issues/follow.routes.ts';
import { discussionRoutes } from '#api/issues/discussion.routes.ts';
import { amendmentRoutes } from '#api/case/funding/amendments.routes.ts';
import { issueRoutes } from '#api/issues/issues.routes.ts';
import { proofRoutes } from '#api/case/case.routes.ts';
import { fillPath, type EndpointDefinition, type OutputOf } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';
import type { syncOperations, SyncOperation } from '#schema/sync.ts';

/** Later items wait for the next round: a timely response matters more. */
const TIME_LIMIT_MS = 15_000;
/** Each needs a database connection; one person must not take them all. */
const ISSUES_AT_ONCE = 4;

type Batch = ApiRequest<typeof syncOperations>;
type Item = OutputOf<typeof syncOperations, 'body'>['items'][number];
type Outcome = { status: number; json: string; retryAfterSeconds?: number };

/** The handlers of the single calls, so that each operation is defined once. */
const HANDLERS = {
  ...issueRoutes,
  ...amendmentRoutes,
  ...discussionRoutes,
  ...proofRoutes,
  ...followRoutes,
} as unknown as Record<SyncOperation, Handler<EndpointDefinition>>;

/** The issue of an item, on which nothing may overtake a failure. */
function findIssueId({ operation, params, body }: Item): string | undefined {
  const id = operation === 'reportIssue' ? (body as { id?: unknown } | null)?.id : params.id;
  return typeof id === 'string' ? id.toLowerCase() : undefined;
}

function toRequest(batch: Batch, item: Item): ApiRequest<EndpointDefinition> {
  const endpoint: EndpointDefinition = ENDPOINTS[item.operation];
  if (new TextEncoder().encode(JSON.stringify(item.body ?? null)).length > JSON_BODY_MAX_BYTES) {
    throw new Refusal('body_too_large');
  }
  const params = checked(endpoint.params, item.params);
  const path = fillPath(endpoint.path, item.params);
  return {
    ...batch,
    params,
    endpoint,
    body: checkedBody(endpoint.body, item.body, batch.services.site),
    // As for the single call, so that a key that was sent alone before is recognized.
    idempotency: toIdempotentRequest(item.key, { method: endpoint.method, path, body: item.body }),
  } as unknown as ApiRequest<EndpointDefinition>;
}

function refused(batch: Batch, error: unknown): Outcome {
  const problem = translateProblem(batch.call.header('X-Trybe-Language'), problemOfError(error));
  if (problem.status === 500) batch.call.report(error);
  const { status } = problem;
  return { status, json: JSON.stringify(problem), retryAfterSeconds: findRetryAfter(error) };
}

async function carryOut(batch: Batch, item: Item): Promise<Outcome> {
  try {
    const endpoint = ENDPOINTS[item.operation];
    const reply = await withDeclaredRefusals(endpoint, batch, () =>
      HANDLERS[item.operation](toRequest(batch, item)),
    );
    if (!('json' in reply)) throw new Error(`${item.operation} answered without JSON text`);
    return { status: endpoint.status, json: reply.json };
  } catch (error) {
    return refused(batch, error);
  }
}

/** After a temporary failure, or a refused report, later items of the issue must wait. */
function holdsBackOthers({ operation }: Item, { status, retryAfterSeconds }: Outcome): boolean {
  // A used-up rate limit refuses the others itself, each with its waiting time.
  const isBusy = status !== 429 && retryAfterSeconds !== undefined;
  return status >= 500 || isBusy || (operation === 'reportIssue' && status >= 400);
}

/** Throws from then on, once the person's rate limit or the round's time is used up. */
type TakeTurn = () => Promise<void>;

function createTurns(limits: RateLimits, person: string): TakeTurn {
  const startedMs = performance.now();
  let stop: unknown = null;
  // The request itself has counted the first one.
  let isPaid = true;
  return async () => {
    if (performance.now() - startedMs > TIME_LIMIT_MS) stop ??= new RateLimited(1);
    if (stop !== null) throw stop;
    const pays = !isPaid;
    isPaid = false;
    if (!pays) return;
    try {
      await limits.write(person);
    } catch (error) {
      stop = error;
      throw error;
    }
  };
}

/** Keeps the order within a lane; lanes are ordered by their first item. */
export function intoLanes<Job>(jobs: readonly Job[], laneOf: (job: Job) => unknown): Job[][] {
  const lanes = new Map<unknown, Job[]>();
  for (const job of jobs) lanes.set(laneOf(job), [...(lanes.get(laneOf(job)) ?? []), job]);
  return [...lanes.values()];
}

async function runItem(batch: Batch, item: Item, takeTurn: TakeTurn): Promise<Outcome> {
  try {
    await takeTurn();
    return await carryOut(batch, item);
  } catch (error) {
    return refused(batch, error);
  }
}

function resultText(item: Item, { status, json, retryAfterSeconds }: Outcome): string {
  const head = JSON.stringify({ key: item.key, status, retryAfterSeconds }).slice(0, -1);
  return `${head},"body":${json}}`;
}

export const syncRoutes = {
  /**
   * Each item commits by itself, so an interrupted reply loses nothing: a repeat returns the same
   * results. Items of one issue run in order and never overtake a failure; issues run in parallel.
   * If the database fails, the rest is skipped.
   */
  async syncOperations(batch) {
    const { items } = batch.body;
    const takeTurn = createTurns(batch.services.limits, batch.actor.id);
    const texts = new Map<Item, string>();
    const inTurn = createGate({ atOnce: ISSUES_AT_ONCE });
    const heldBack = refused(batch, new Refusal('earlier_failed'));
    // Further items would wait for the same failure.
    let isAway = false;
    const carryOutLane = async (lane: readonly Item[]) => {
      let isBroken = false;
      for (const item of lane) {
        const outcome = isBroken || isAway ? heldBack : await runItem(batch, item, takeTurn);
        isBroken ||= holdsBackOthers(item, outcome);
        isAway ||= outcome.status === 503;
        texts.set(item, resultText(item, outcome));
      }
    };
    const lanes = intoLanes(items, (item) => findIssueId(item) ?? item);
    await Promise.all(lanes.map((lane, at) => inTurn(String(at), () => carryOutLane(lane))));
    return { json: `{"results":[${items.map((item) => texts.get(item)).join(',')}]}` };
  },
} satisfies Partial<Handlers>;
