import { Refusal } from '#api/domain/refusal.ts';
import { fillPath, type EndpointDefinition, type OutputOf } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/endpoints.ts';
import { problemOf } from '#schema/errors.ts';
import type { syncOperations, SyncOperation, SyncResult } from '#schema/sync.ts';
import { carryOut, type MockCall, type MockHandler } from '../mockEndpoint.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { Replied } from '../idempotency.ts';
import { discussionHandlers } from './discussionHandlers.ts';
import { issueHandlers } from './issueHandlers.ts';
import { proofHandlers } from './proofHandlers.ts';

type Item = OutputOf<typeof syncOperations, 'body'>['items'][number];

const HANDLERS = {
  reportIssue: issueHandlers.reportIssue,
  editIssue: issueHandlers.editIssue,
  postMessage: discussionHandlers.postMessage,
  submitProof: proofHandlers.submitProof,
} as unknown as Record<SyncOperation, MockHandler<EndpointDefinition>>;

function issueOf({ operation, params, body }: Item): string | undefined {
  const id = operation === 'reportIssue' ? (body as { id?: unknown } | null)?.id : params.id;
  return typeof id === 'string' ? id.toLowerCase() : undefined;
}

/** The item as the single request that it stands for. */
async function answerItem(call: MockCall<typeof syncOperations>, item: Item): Promise<Replied> {
  const endpoint: EndpointDefinition = ENDPOINTS[item.operation];
  const isAddressed = endpoint.params === undefined || item.params.id !== undefined;
  const path = isAddressed ? fillPath(endpoint.path, item.params) : endpoint.path;
  const request = new Request(new URL(path, call.request.url), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': item.key },
    body: JSON.stringify(item.body ?? null),
  });
  const handler = HANDLERS[item.operation];
  const job = { endpoint, handler, world: call.world, request, rawParams: item.params };
  return await carryOut(job, call.actor);
}

/** Several operations in one round trip, by the handlers of the single calls. */
export const syncHandlers: MockHandlersOf<'syncOperations'> = {
  async syncOperations(call) {
    const brokenIssues = new Set<string | undefined>();
    const results: SyncResult[] = [];
    let hasNew = false;
    for (const item of call.body.items) {
      try {
        if (brokenIssues.has(issueOf(item))) throw new Refusal('earlier_failed');
        const { response, isRepeat } = await answerItem(call, item);
        hasNew ||= !isRepeat;
        results.push({ key: item.key, status: response.status, body: await response.json() });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const problem = problemOf(error.code, error.errors);
        if (item.operation === 'reportIssue') brokenIssues.add(issueOf(item) ?? item.key);
        results.push({ key: item.key, status: problem.status, body: problem });
      }
    }
    call.isRepeat = !hasNew;
    return { results };
  },
};
