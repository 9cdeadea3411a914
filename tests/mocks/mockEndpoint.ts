import { http, type HttpHandler } from 'msw';
import { Refusal } from '#api/domain/refusal.ts';
import type { EndpointDefinition, OutputOf, ResponseOf } from '#schema/defineEndpoint.ts';
import { runDueWork } from './dueWork.ts';
import { faultBefore, isReplyLost } from './faults.ts';
import { repliedBefore, type Replied } from './idempotency.ts';
import type { UserRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { problemResponse } from './problemResponse.ts';
import { guardOrigin, readRequest, type ReadRequest } from './readRequest.ts';

/** A validated call. `actor` is there for every endpoint that demands a session. */
export type MockCall<E extends EndpointDefinition> = {
  params: OutputOf<E, 'params'>;
  query: OutputOf<E, 'query'>;
  body: OutputOf<E, 'body'>;
  bytes: ArrayBuffer;
  hasQuery: boolean;
  actor: E['access'] extends 'session' ? UserRow : UserRow | null;
  /** The Idempotency-Key, for receipts. */
  key: string | null;
  request: Request;
  /** Headers of the answer; handlers add to them. */
  headers: Headers;
  world: MockWorld;
  /** Set by a handler that itself answered from stored replies only. */
  isRepeat: boolean;
};

/** The body the contract promises; a whole Response where it carries bytes or a stream. */
type Answer<E extends EndpointDefinition> = E extends { response: unknown }
  ? ResponseOf<E>
  : E extends { kind: 'bytes' | 'events' }
    ? Response
    : void;

export type MockHandler<E extends EndpointDefinition> = (
  call: MockCall<E>,
) => Answer<E> | Promise<Answer<E>>;

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/**
 * Answers one call of the contract from the world's state. A handler has to refuse before it
 * changes anything: nothing is rolled back.
 */
export function mockEndpoint<E extends EndpointDefinition>(
  endpoint: E,
  handler: MockHandler<E>,
  world: MockWorld,
): HttpHandler {
  const path = `*${endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
  return METHODS[endpoint.method](path, async ({ request, params }) => {
    const fault = await faultBefore(world, endpoint);
    if (fault) return fault;
    try {
      return await answer({ endpoint, handler, world, request, rawParams: params });
    } catch (error) {
      if (error instanceof Refusal) return problemResponse(error.code, error.errors);
      // Shown in the worker's console; Node has no such place and its tests see the status.
      if ('reportError' in globalThis) reportError(error);
      return problemResponse('internal');
    }
  });
}

type Job<E extends EndpointDefinition> = {
  endpoint: E;
  handler: MockHandler<E>;
  world: MockWorld;
  request: Request;
  rawParams: Record<string, unknown>;
};

async function answer<E extends EndpointDefinition>(job: Job<E>): Promise<Response> {
  const { endpoint, world, request, rawParams } = job;
  guardOrigin(request);
  const actor = actorOf(world, request);
  if (endpoint.access === 'session' && !actor) throw new Refusal('not_signed_in');
  const writer = request.headers.get('x-trybe-user');
  if (actor && writer && writer !== actor.id) throw new Refusal('other_reporter');
  const read = await readRequest(endpoint, request, rawParams);
  await catchUp(world);
  if (endpoint.method === 'GET') return (await run(job, actor, read)).response;
  const replied = await world.exclusively(() => write(job, actor, read));
  return isReplyLost(world, replied.isRepeat) ? Response.error() : replied.response;
}

/** What was due before this call happens before it. */
async function catchUp(world: MockWorld): Promise<void> {
  await world.exclusively(async () => {
    if (runDueWork(world)) await world.save();
  });
}

async function write<E extends EndpointDefinition>(
  job: Job<E>,
  actor: UserRow | null,
  read: ReadRequest,
): Promise<Replied> {
  const stored = await repliedBefore(job.world, job.request, {
    scope: actor?.id ?? 'anonymous',
    body: read.canonicalBody,
  });
  const replied = stored.reply ?? (await run(job, actor, read));
  if (!stored.reply) await stored.store(replied.response);
  // A repeat too: the first attempt may have failed just here.
  await job.world.save();
  return replied;
}

/** One operation of several that came in one request: as if it had come alone. Throws Refusals. */
export async function carryOut<E extends EndpointDefinition>(
  job: Job<E>,
  actor: UserRow,
): Promise<Replied> {
  return await write(job, actor, await readRequest(job.endpoint, job.request, job.rawParams));
}

async function run<E extends EndpointDefinition>(
  { endpoint, handler, world, request }: Job<E>,
  actor: UserRow | null,
  read: ReadRequest,
): Promise<Replied> {
  const headers = new Headers({ 'cache-control': 'private, no-cache' });
  const key = request.headers.get('idempotency-key')?.toLowerCase() ?? null;
  const call = { ...read, actor, key, request, headers, world, isRepeat: false } as MockCall<E>;
  const response = responseOf(endpoint, await handler(call), headers);
  return { response, isRepeat: call.isRepeat };
}

function responseOf({ status }: EndpointDefinition, body: unknown, headers: Headers): Response {
  if (body instanceof Response) return body;
  if (status === 204) return new Response(null, { status: 204, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers });
}

/** The person whose session the request carries. */
export function actorOf(world: MockWorld, request: Request): UserRow | null {
  const token = world.carrier.read(request);
  const userId = token === null ? undefined : world.state.sessions.get(token);
  return world.state.users.find((user) => user.id === userId) ?? null;
}
