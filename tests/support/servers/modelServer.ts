import { concatBytes } from '#api/platform/bytes.rules.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { makeProblem } from '#schema/problem.ts';
import { fillPath } from '#schema/defineEndpoint.ts';
import { OPERATIONS, SYNC_PATH, type QueueableOperation } from '#sw/outbox/operations.ts';
import { sha256 } from '#sw/outbox/sha256.ts';

/** What goes wrong with one request. `lost_*` reach the network, not the device. */
export const FAULTS = [
  'none',
  'lost_before',
  'lost_after',
  'unavailable',
  'overloaded',
  'maintenance',
  'internal_before',
  'internal_after',
  'busy',
  'limited',
  'portal_page',
  'portal_redirect',
  'gateway',
  'empty_success',
  'no_receipt',
  'session_expired',
  'photo_forgotten',
  'lost_midway',
  'no_groups',
  'items_broken',
  'items_limited',
  'results_missing',
] as const;
export type Fault = (typeof FAULTS)[number];

export type StoredEntity = { id: string; userId: string; kind: string; body: unknown };

type Reply = { status: number; body: unknown; retryAfterSeconds?: number };
type Item = { key: string; operation: QueueableOperation; params: object; body: { id?: string } };

/**
 * The API as far as the outbox can see it: one reply per key for good, uploads by id, and a fault
 * for every request when asked. A text that contains `refuse me` is refused by a rule; a request with
 * `cut the line` in it never gets through.
 */
export class ModelServer {
  /** Who is signed in. */
  userId: string | null;
  faults: Fault[] = [];
  requests: { method: string; path: string; userId: string | null }[] = [];
  entities: StoredEntity[] = [];
  uploads = new Map<string, string>();
  /** False: of a release that takes files only whole. */
  takesPieces = true;
  /** What has arrived of files that come in pieces. */
  pieces = new Map<string, Uint8Array>();
  /** What GET of an issue answers, by id; an edit from an older version is a conflict. */
  issues = new Map<string, { id: string; version: number; title: string }>();
  private replies = new Map<string, Reply & { request: string }>();

  constructor(userId: string | null = null) {
    this.userId = userId;
  }

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const fault = this.faults.shift() ?? 'none';
    this.requests.push({ method: init.method ?? 'GET', path, userId: this.userId });
    const isCutting = typeof init.body === 'string' && init.body.includes('cut the line');
    if (fault === 'lost_before' || isCutting) throw new TypeError('Failed to fetch');
    if (fault === 'portal_page') return html('<h1>Log in to the café</h1>');
    if (fault === 'gateway')
      return new Response('<h1>Later</h1>', { status: 503, headers: { 'retry-after': '3600' } });
    if (fault === 'portal_redirect') return new Response(null, { status: 302 });
    if (fault === 'empty_success') return new Response(null, { status: 204 });
    if (fault === 'unavailable') return problem('unavailable');
    if (fault === 'overloaded') return problem('unavailable', { 'retry-after': '30' });
    if (fault === 'maintenance') return problem('internal', { 'retry-after': '30' });
    if (fault === 'limited') return problem('rate_limited', { 'retry-after': '2' });
    if (fault === 'session_expired') this.userId = null;
    if (fault === 'photo_forgotten') this.forgetUnusedPhotos();
    if (this.userId === null) return problem('not_signed_in');
    if (path === '/api/user') return json(200, { id: this.userId });
    const shown = init.method === 'GET' ? this.issues.get(path.split('/')[3] ?? '') : undefined;
    if (shown) return json(200, shown);
    // Stricter than the real server: what a device queued always says whose it is.
    const writer = new Headers(init.headers).get('x-trybe-user');
    if (writer !== this.userId) return problem('other_reporter');
    if (fault === 'internal_before') return problem('internal');
    if (fault === 'busy') return problem('busy', { 'retry-after': '1' });
    const reply =
      path === SYNC_PATH
        ? this.handleGroup(init.body as string, this.userId, fault)
        : await this.handle(path, init, this.userId);
    if (fault === 'lost_after' || fault === 'lost_midway') throw new TypeError('Failed to fetch');
    if (fault === 'internal_after') return problem('internal');
    if (fault === 'no_receipt') return json(reply.status, { id: 'something else' });
    return json(reply.status, reply.body);
  };

  private forgetUnusedPhotos(): void {
    const stored = JSON.stringify(this.entities);
    for (const id of this.uploads.keys()) if (!stored.includes(`"${id}"`)) this.uploads.delete(id);
  }

  /** Several operations, in order, with the rules by which the real server stops. */
  private handleGroup(text: string, userId: string, fault: Fault): Reply {
    if (fault === 'no_groups') return refusal('method_not_allowed');
    const { items } = JSON.parse(text) as { items: Item[] };
    const half = Math.ceil(items.length / 2);
    const brokenIssues = new Set<string>();
    const results: object[] = [];
    let stop: Reply | null = null;
    for (const [at, item] of items.entries()) {
      // The process died in the middle: what was carried out by then is stored.
      if (fault === 'lost_midway' && at === half) break;
      const isHit = at === half - 1;
      if (fault === 'items_limited' && isHit) {
        stop = { ...refusal('rate_limited'), retryAfterSeconds: 2 };
      }
      let reply = stop;
      if (reply === null && fault === 'items_broken' && isHit) reply = refusal('internal');
      reply ??= this.handleItem(item, userId, brokenIssues);
      if (reply.status >= 500) stop = refusal('earlier_failed');
      if (reply.status >= 400 && item.operation === 'reportIssue') {
        brokenIssues.add(item.body.id ?? '');
      }
      if (fault !== 'results_missing' || !isHit) results.push({ key: item.key, ...reply });
    }
    return { status: 200, body: { results } };
  }

  private handleItem(item: Item, userId: string, brokenIssues: Set<string>): Reply {
    const { id = '' } = item.params as { id?: string };
    if (brokenIssues.has(id)) return refusal('earlier_failed');
    const { method, path } = OPERATIONS[item.operation];
    const target = { method, path: fillPath(path, { id }) };
    return this.once(target, item.key, JSON.stringify(item.body), userId);
  }

  private async handle(path: string, init: RequestInit, userId: string): Promise<Reply> {
    if (path.startsWith('/api/partial-uploads/')) return this.handlePiece(path, init);
    if (path.startsWith('/api/uploads/')) {
      const id = path.slice('/api/uploads/'.length);
      const hash = await sha256(init.body as ArrayBuffer);
      if ((this.uploads.get(id) ?? hash) !== hash) return refusal('upload_differs');
      this.uploads.set(id, hash);
      return { status: 201, body: { id, sha256: hash } };
    }
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const target = { method: init.method ?? 'GET', path };
    return this.once(target, key, init.body as string, userId);
  }

  private async handlePiece(path: string, init: RequestInit): Promise<Reply> {
    const [, id = ''] = /^\/api\/partial-uploads\/([^?]+)/u.exec(path) ?? [];
    if (!this.takesPieces) return refusal('not_found');
    const known = this.pieces.get(id) ?? new Uint8Array();
    const hash = this.uploads.get(id);
    const isComplete = hash !== undefined;
    const answer = { id, offset: known.byteLength, isComplete, sha256: hash ?? null };
    if (init.method === 'GET' || isComplete) return { status: 200, body: answer };
    const headers = new Headers(init.headers);
    if (Number(headers.get('upload-offset')) !== known.byteLength) return refusal('upload_offset');
    const grown = concatBytes(known, new Uint8Array(init.body as ArrayBuffer));
    this.pieces.set(id, grown);
    const offset = grown.byteLength;
    if (headers.get('upload-complete') !== '?1')
      return { status: 200, body: { ...answer, offset } };
    const sha = await sha256(grown.buffer as ArrayBuffer);
    this.uploads.set(id, sha);
    this.pieces.delete(id);
    return { status: 200, body: { id, offset, isComplete: true, sha256: sha } };
  }

  /** Carries a request out unless its key has an answer already. */
  private once(
    { method, path }: { method: string; path: string },
    key: string,
    text: string,
    userId: string,
  ): Reply {
    const request = `${method} ${path} ${text}`;
    const known = this.replies.get(key);
    if (known) {
      const { request: before, ...reply } = known;
      return before === request ? reply : refusal('idempotency_key_reused');
    }
    const reply = this.carryOut(path, JSON.parse(text), { userId, key });
    if (reply.status < 300) this.replies.set(key, { ...reply, request });
    return reply;
  }

  private carryOut(
    path: string,
    body: { id?: string; version?: number; photos?: { id: string; sha256: string }[] },
    { userId, key }: { userId: string; key: string },
  ): Reply {
    if (JSON.stringify(body).includes('refuse me')) return refusal('invalid_request');
    const photos = body.photos ?? [];
    if (photos.some((photo) => !this.uploads.has(photo.id))) return refusal('photo_missing');
    if (photos.some((photo) => this.uploads.get(photo.id) !== photo.sha256)) {
      return refusal('photo_differs');
    }
    const issue = this.issues.get(path.split('/')[3] ?? '');
    if (issue && body.version !== undefined && body.version < issue.version) {
      return refusal('version_conflict');
    }
    const issueId = /^\/api\/issues\/([^/]+)\/chats$/u.exec(path)?.[1];
    const hasIssue = this.entities.some((entity) => entity.id === issueId);
    if (issueId && !issueId.startsWith('old-') && !hasIssue) return refusal('issue_not_found');
    const entityId = body.id ?? path.split('/')[3] ?? '';
    this.entities.push({ id: entityId, userId, kind: issueId ?? 'report', body });
    const parts = photos.map(({ id, sha256: hash }) => ({ id, sha256: hash }));
    return { status: 201, body: { id: entityId, receipt: { key, parts } } };
  }
}

function refusal(code: ErrorCode): Reply {
  const body = makeProblem(code);
  return { status: body.status, body };
}

function problem(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, body } = refusal(code);
  return json(status, body, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, [MARK_HEADER]: MARK, ...headers },
  });
}

function html(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/html' } });
}
