import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#schema/errors.ts';
import { makeProblem } from '#schema/problem.ts';
import { classifyOperation, classifyUpload } from './classify.ts';
import type { Answer } from './exchange.ts';
import type { OutboxPart, OutboxRow } from './outboxRow.ts';

const part: OutboxPart = {
  id: 'p1',
  sha256: 'aa',
  mime: 'image/webp',
  sizeBytes: 3,
  isUploaded: true,
};
const row = { id: 'key', entityId: 'issue', parts: [part] } as OutboxRow;

const refused = (code: ErrorCode, retryAfterMs: number | null = null): Answer => {
  const problem = makeProblem(code);
  return { kind: 'problem', status: problem.status, problem, retryAfterMs };
};
const answered = (body: unknown): Answer => ({ kind: 'json', status: 201, body });
const foreign = (status: number): Answer => ({ kind: 'foreign', status, retryAfterMs: null });

describe('an answer to a queued operation', () => {
  it('is a receipt when it echoes the key and the hash of every part', () => {
    const receipt = { key: 'key', parts: [{ id: 'p1', sha256: 'aa' }] };
    const outcome = classifyOperation(row, answered({ id: 'issue', receipt }));
    expect(outcome.kind).toBe('received');
  });

  it('need not name a video, whose hash was confirmed when it arrived', () => {
    const video = { ...part, id: 'v1', sha256: 'cc', mime: 'video/webm' };
    const proof = { ...row, parts: [part, video] };
    const parts = [{ id: 'p1', sha256: 'aa' }];
    const receipt = { key: 'key', parts };
    expect(classifyOperation(proof, answered({ id: 'issue', receipt })).kind).toBe('received');
    const without = { key: 'key', parts: [] };
    expect(classifyOperation(proof, answered({ id: 'issue', receipt: without })).kind).toBe(
      'retry',
    );
  });

  it.each([
    ['no receipt', { id: 'issue' }],
    ['another key', { id: 'issue', receipt: { key: 'x', parts: [{ id: 'p1', sha256: 'aa' }] } }],
    ['no key', { id: 'issue', receipt: { key: null, parts: [{ id: 'p1', sha256: 'aa' }] } }],
    ['another id', { id: 'other', receipt: { key: 'key', parts: [{ id: 'p1', sha256: 'aa' }] } }],
    ['a part missing', { id: 'issue', receipt: { key: 'key', parts: [] } }],
    [
      'a part changed',
      { id: 'issue', receipt: { key: 'key', parts: [{ id: 'p1', sha256: 'b' }] } },
    ],
    ['parts that are no list', { id: 'issue', receipt: { key: 'key' } }],
  ])('is no receipt with %s: the row stays and is tried again', (_, body) => {
    const outcome = classifyOperation(row, answered(body));
    expect(outcome).toMatchObject({ kind: 'retry', scope: 'row', isRefused: false });
  });

  it.each<[string, Answer, object]>([
    ['no answer', { kind: 'none', detail: 'cut' }, { kind: 'retry', scope: 'run' }],
    ['a portal page', foreign(200), { kind: 'retry', scope: 'run' }],
    ['a redirect', foreign(0), { kind: 'retry', scope: 'run' }],
    ['an empty success', foreign(204), { kind: 'retry', scope: 'run' }],
    ['a page that says 404', foreign(404), { kind: 'retry', scope: 'run' }],
    ['a page that says 401', foreign(401), { kind: 'retry', scope: 'run' }],
    ['503', refused('unavailable'), { kind: 'retry', scope: 'run', isRefused: false }],
    ['429', refused('rate_limited', 9), { kind: 'retry', scope: 'run', retryAfterMs: 9 }],
    ['500', refused('internal'), { kind: 'retry', scope: 'row', isRefused: false }],
    ['409 busy', refused('busy', 1_000), { kind: 'retry', scope: 'row', retryAfterMs: 1_000 }],
    ['a session of somebody else', refused('other_reporter'), { kind: 'retry', scope: 'run' }],
    ['401', refused('not_signed_in'), { kind: 'signed_out' }],
    ['a photo not there', refused('photo_missing'), { kind: 'reupload' }],
    ['400', refused('invalid_request'), { kind: 'attention' }],
    ['403', refused('account_frozen'), { kind: 'attention' }],
    ['404', refused('issue_not_found'), { kind: 'attention' }],
    ['another 409', refused('version_conflict'), { kind: 'attention' }],
    ['413', refused('body_too_large'), { kind: 'attention' }],
    ['another 422', refused('photo_differs'), { kind: 'attention' }],
  ])('that is %s is judged as the outbox promises', (_, answer, outcome) => {
    expect(classifyOperation(row, answer)).toMatchObject(outcome);
  });

  it('carries the sentences for the fields to the person', () => {
    const errors = [{ path: 'title', message: 'Title must be at least 5 characters.' }];
    const problem = makeProblem('invalid_request', errors);
    const answer: Answer = { kind: 'problem', status: 400, problem, retryAfterMs: null };
    expect(classifyOperation(row, answer)).toMatchObject({ problem: { errors } });
  });
});

describe('an answer to an upload', () => {
  it('counts only with the id and the hash of the part', () => {
    expect(classifyUpload(part, answered({ id: 'p1', sha256: 'aa' })).kind).toBe('uploaded');
    expect(classifyUpload(part, answered({ id: 'p2', sha256: 'aa' })).kind).toBe('retry');
    expect(classifyUpload(part, answered({})).kind).toBe('retry');
  });

  it('asks for the person when the server holds other bytes', () => {
    const outcome = classifyUpload(part, answered({ id: 'p1', sha256: 'bb' }));
    expect(outcome).toMatchObject({ kind: 'attention', problem: { code: 'photo_differs' } });
    expect(classifyUpload(part, refused('upload_differs')).kind).toBe('attention');
  });
});
