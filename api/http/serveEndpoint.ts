import { accessRefusal, permit, Refusal } from '#api/platform/access.rules.ts';
import type { Answer, Call } from './call.ts';
import { checked, checkedBody } from './checked.ts';
import type { ApiRequest, Handler, Handlers } from './handler.ts';
import { toIdempotentRequest } from './idempotency.ts';
import { rememberPosition, replicaFor } from './fromReplica.ts';
import { answerOf } from './answerOf.ts';
import { withDeclaredRefusals } from './declaredRefusals.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { createParseBody, readJsonBytes, type ParseBody } from './readJson.ts';
import type { Services } from './services.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import type { Operation } from '#schema/contract/endpoints.ts';

/**
 * Changes after which the shared cache need not be cleared: only the person sees them, or they are one
 * transaction that has already told the cache what became stale.
 */
const SPARING: ReadonlySet<Operation> = new Set<Operation>([
  'login',
  'logout',
  'register',
  'registerByProvider',
  'requestPasswordReset',
  'resetPassword',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'beginProviderSignIn',
  'finishProviderSignIn',
  'markNotificationsRead',
  'putUpload',
  'appendUpload',
  'followIssue',
  'savePushSubscription',
  'deletePushSubscription',
  'saveNoticeChoices',

  'reportIssue',
  'tellAffected',
  'sightIssue',
  'addIssueNote',
  'postMessage',
  'createPledge',
  'withdrawPledge',
  'createProposal',
  'withdrawProposal',
  'castVote',
  'syncOperations',
]);

export type Match = {
  operation: Operation;
  endpoint: EndpointDefinition;
  params: Record<string, string>;
};

type ServeEndpoint = (match: Match, call: Call) => Promise<Answer>;

type Admitted = { actor: ApiRequest<EndpointDefinition>['actor']; bytes: Uint8Array | null };

/** Everything that comes before the body is parsed. Throws Refusal. */
async function admit({ endpoint }: Match, call: Call, services: Services): Promise<Admitted> {
  const userId = endpoint.access === 'public' ? null : await call.session.readUserId();
  const actor = userId === null ? null : await services.people.loadActor(userId);
  const writer = call.header('X-Trybe-User');
  // A queued row or an open page names its writer: a session that changed hands meanwhile must not file it as
  // its own. Checked first: otherwise a missing role would be reported instead.
  if (actor && writer && writer !== actor.id) throw new Refusal('other_reporter');
  permit(accessRefusal(endpoint.access, actor));
  const { asksPasskey } = endpoint;
  const isAsked = asksPasskey === 'always' || actor?.accountRole !== 'user';
  if (asksPasskey && services.needsStaffPasskeys && isAsked) {
    const { id } = call.session;
    if (id === null || !(await services.sessions.isStrong(id))) {
      throw new Refusal('passkey_required');
    }
  }
  if (isChange(endpoint)) await services.limits.write(actor?.id ?? addressGroup(call.ip));
  const bytes = endpoint.body ? await readJsonBytes(call, endpoint.bodyMaxBytes) : null;
  return { actor, bytes };
}

async function readRequest(
  { endpoint, params }: Match,
  { call, services, parse }: { call: Call; services: Services; parse: ParseBody },
  { actor, bytes }: Admitted,
): Promise<ApiRequest<EndpointDefinition>> {
  const query = readQuery(call.querystring);
  const checkedParams = checked(endpoint.params, params);
  const checkedQuery = checked(endpoint.query, query);
  const sent = bytes === null ? undefined : await parse(bytes, call.ip);
  const key = call.header('Idempotency-Key') || undefined;
  const target = { method: endpoint.method, path: call.path, body: sent };
  return {
    params: checkedParams,
    query: checkedQuery,
    body: checkedBody(endpoint.body, sent, services.site),
    actor,
    idempotency: isChange(endpoint) ? toIdempotentRequest(key, target) : undefined,
    endpoint,
    origin: services.publicOrigin ?? call.origin,
    hasQuery: Object.keys(query).length > 0,
    services,
    call,
  } as ApiRequest<EndpointDefinition>;
}

const isChange = ({ method }: EndpointDefinition): boolean => method !== 'GET';

/** Files take minutes to arrive, and have their own limits. */
const takesFile = (endpoint: EndpointDefinition, call: Call) => call.hasBody && !endpoint.body;

/**
 * Runs a call by its contract: access, session, rate limits, validation, idempotency, status and response.
 * Independent of the server, so that Koa and the simulated server respond alike. Throws Refusal.
 */
export function createServeEndpoint(handlers: Handlers, services: Services): ServeEndpoint {
  const parse = createParseBody();
  const carryOut = async (match: Match, call: Call, admitted: Admitted): Promise<Answer> => {
    const { operation, endpoint } = match;
    const handler = handlers[operation] as unknown as Handler<EndpointDefinition>;
    const request = await readRequest(match, { call, services, parse }, admitted);
    const replica = replicaFor(services, call, { operation, hasQuery: request.hasQuery });
    // The primary answers anything that a lagging or lost replica cannot.
    const old = replica && (await handler({ ...request, services: replica }).catch(() => null));
    const reply = old ?? (await handler(request));
    if (isChange(endpoint)) {
      // Our own change must be in the next read, without waiting for the database's notification.
      if (!SPARING.has(operation)) services.shared.clear();
      await rememberPosition(services, call);
    }
    return answerOf(call, reply, endpoint);
  };
  const serve: ServeEndpoint = async (match, call) => {
    ensureOwnOrigin(call, services.publicOrigin);
    const admitted = await admit(match, call, services);
    const { actor } = admitted;
    const work = () => carryOut(match, call, admitted);
    const isInLine = actor !== null && isChange(match.endpoint) && !takesFile(match.endpoint, call);
    return isInLine ? services.limits.inTurn(actor.id, work) : work();
  };
  return (match, call) =>
    withDeclaredRefusals(match.endpoint, { services, call }, () => serve(match, call));
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

function isForeign(header: (name: string) => string, origins: readonly string[]): boolean {
  const site = header('Sec-Fetch-Site');
  if (site !== '' && site !== 'same-origin' && site !== 'none') return true;
  const origin = header('Origin');
  return origin !== '' && !origins.includes(origin);
}

/**
 * CSRF: refuses changes that another site's page sends with our cookie. A request with neither
 * header comes from no browser, so there is no cookie to misuse.
 */
function ensureOwnOrigin(call: Call, publicOrigin: string | null): void {
  if (SAFE_METHODS.includes(call.method)) return;
  const own = publicOrigin === null ? [call.origin] : [publicOrigin, call.origin];
  if (isForeign((name) => call.header(name), own)) throw new Refusal('foreign_origin');
}

/** A repeated parameter is refused as ambiguous. */
export function readQuery(querystring: string): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(querystring)) {
    if (query.has(name)) {
      const message = 'This parameter may be given once.';
      throw new Refusal('invalid_request', [{ path: name, message }]);
    }
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
