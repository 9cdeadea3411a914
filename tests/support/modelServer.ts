import { problemOf, type ErrorCode } from '#schema/errors.ts';
import { sha256 } from '#sw/outbox/sha256.ts';

/** What goes wrong with one request. `lost_*` reach the network, not the device. */
export const FAULTS = [
  'none',
  'lost_before',
  'lost_after',
  'unavailable',
  'internal_before',
  'internal_after',
  'busy',
  'limited',
  'portal_page',
  'portal_redirect',
  'empty_success',
  'no_receipt',
  'session_expired',
  'photo_forgotten',
] as const;
export type Fault = (typeof FAULTS)[number];

export type StoredEntity = { id: string; userId: string; kind: string; body: unknown };

type Reply = { status: number; body: unknown };

/**
 * The API as far as the outbox can see it: one reply per key for good, uploads by id, and a fault
 * for every request when asked. A text that contains `refuse me` is refused by a rule.
 */
export class ModelServer {
  userId: string | null = null;
  faults: Fault[] = [];
  requests: { method: string; path: string; userId: string | null }[] = [];
  entities: StoredEntity[] = [];
  uploads = new Map<string, string>();
  private replies = new Map<string, Reply & { request: string }>();

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const fault = this.faults.shift() ?? 'none';
    this.requests.push({ method: init.method ?? 'GET', path, userId: this.userId });
    if (fault === 'lost_before') throw new TypeError('Failed to fetch');
    if (fault === 'portal_page') return html('<h1>Log in to the café</h1>');
    if (fault === 'portal_redirect') return new Response(null, { status: 302 });
    if (fault === 'empty_success') return new Response(null, { status: 204 });
    if (fault === 'unavailable') return problem('unavailable');
    if (fault === 'limited') return problem('rate_limited', { 'retry-after': '2' });
    if (fault === 'session_expired') this.userId = null;
    if (fault === 'photo_forgotten') this.forgetUnusedPhotos();
    if (this.userId === null) return problem('not_signed_in');
    if (path === '/api/user') return json(200, { id: this.userId });
    if (fault === 'internal_before') return problem('internal');
    if (fault === 'busy') return problem('busy', { 'retry-after': '1' });
    const reply = await this.handle(path, init, this.userId);
    if (fault === 'lost_after') throw new TypeError('Failed to fetch');
    if (fault === 'internal_after') return problem('internal');
    if (fault === 'no_receipt') return json(reply.status, { id: 'something else' });
    return json(reply.status, reply.body);
  };

  private forgetUnusedPhotos(): void {
    const stored = JSON.stringify(this.entities);
    for (const id of this.uploads.keys()) if (!stored.includes(`"${id}"`)) this.uploads.delete(id);
  }

  private async handle(path: string, init: RequestInit, userId: string): Promise<Reply> {
    if (path.startsWith('/api/uploads/')) {
      const id = path.slice('/api/uploads/'.length);
      const hash = await sha256(init.body as ArrayBuffer);
      if ((this.uploads.get(id) ?? hash) !== hash) return refusal('upload_differs');
      this.uploads.set(id, hash);
      return { status: 201, body: { id, sha256: hash } };
    }
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const text = init.body as string;
    const request = `${init.method} ${path} ${text}`;
    const known = this.replies.get(key);
    if (known) return known.request === request ? known : refusal('idempotency_key_reused');
    const reply = this.carryOut(path, JSON.parse(text), { userId, key });
    if (reply.status < 300) this.replies.set(key, { ...reply, request });
    return reply;
  }

  private carryOut(
    path: string,
    body: { id: string; photos?: { id: string; sha256: string }[] },
    { userId, key }: { userId: string; key: string },
  ): Reply {
    if (JSON.stringify(body).includes('refuse me')) return refusal('invalid_request');
    const photos = body.photos ?? [];
    if (photos.some((photo) => !this.uploads.has(photo.id))) return refusal('photo_missing');
    if (photos.some((photo) => this.uploads.get(photo.id) !== photo.sha256)) {
      return refusal('photo_differs');
    }
    const issueId = /^\/api\/issues\/([^/]+)\/chats$/u.exec(path)?.[1];
    const hasIssue = this.entities.some((entity) => entity.id === issueId);
    if (issueId && !issueId.startsWith('old-') && !hasIssue) return refusal('issue_not_found');
    this.entities.push({ id: body.id, userId, kind: issueId ?? 'report', body });
    const parts = photos.map(({ id, sha256: hash }) => ({ id, sha256: hash }));
    return { status: 201, body: { id: body.id, receipt: { key, parts } } };
  }
}

function refusal(code: ErrorCode): Reply {
  const body = problemOf(code);
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
    headers: { 'content-type': `${type}; charset=utf-8`, ...headers },
  });
}

function html(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/html' } });
}
