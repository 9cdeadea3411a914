import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { makeProblem } from '#schema/problem.ts';
import { forgetPreparation, prepareProof } from './preparation.ts';

const place = { userId: 'u1', issueId: '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11' };
const now = new Date('2026-05-01T10:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString();

/** A server that knows one issue; null: nobody answers. */
type Answers = { maySubmit: boolean; expiresAt: string } | null;

let nonces = 0;

function answerWith(answers: Answers) {
  vi.stubGlobal('navigator', { onLine: true });
  const init = { headers: { [MARK_HEADER]: MARK } };
  vi.stubGlobal('fetch', async (url: string) => {
    if (answers === null) throw new TypeError('Failed to fetch');
    if (url.endsWith('/proof-nonce')) {
      nonces += 1;
      const body = { nonce: `n${nonces}`, issuedAt: '', expiresAt: answers.expiresAt };
      return Response.json(body, { ...init, status: 201 });
    }
    if (url.endsWith('/case')) {
      return Response.json({ viewer: { abilities: { submitProof: answers.maySubmit } } }, init);
    }
    if (url.includes('/api/images/')) return new Response('picture', init);
    const issue = { title: 'Pothole', latitude: 1, longitude: 2, solutionCriteria: 'Level.' };
    return Response.json({ ...issue, photos: [{ url: '/api/images/1' }], imageUrl: null }, init);
  });
}

const prepare = (isRenewed = false) => prepareProof(place, { now, isRenewed });

beforeEach(() => {
  nonces = 0;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetPreparation(place);
});

describe('getting ready to take a proof', () => {
  it('keeps all that is needed without network', async () => {
    answerWith({ maySubmit: true, expiresAt: inDays(14) });
    const first = await prepare();
    expect(first).toMatchObject({ kind: 'ready', preparation: { nonce: 'n1' } });
    answerWith(null);
    const offline = await prepare();
    expect(offline).toMatchObject({
      kind: 'ready',
      preparation: { nonce: 'n1', issue: { title: 'Pothole' } },
    });
    expect(offline.kind === 'ready' && (await offline.preparation.ghost?.text())).toBe('picture');
  });

  it('says so when nobody fetched a nonce in time', async () => {
    answerWith(null);
    expect(await prepare()).toEqual({ kind: 'unprepared' });
  });

  it('asks for another nonce only when the kept one ends soon or was refused', async () => {
    answerWith({ maySubmit: true, expiresAt: inDays(2) });
    await prepare();
    await prepare();
    expect(nonces).toBe(1);
    expect(await prepare(true)).toMatchObject({ preparation: { nonce: 'n2' } });
    answerWith({ maySubmit: true, expiresAt: inDays(0.5) });
    await prepare(true);
    await prepare();
    expect(nonces).toBe(4);
  });

  it('has nothing to prepare for somebody who may not submit proof', async () => {
    answerWith({ maySubmit: false, expiresAt: inDays(14) });
    expect(await prepare()).toEqual({ kind: 'closed' });
    expect(nonces).toBe(0);
  });

  it('passes on that the issue does not exist', async () => {
    const problem = makeProblem('issue_not_found');
    vi.stubGlobal('fetch', async () =>
      Response.json(problem, { status: 404, headers: { [MARK_HEADER]: MARK } }),
    );
    await expect(prepare()).rejects.toMatchObject({ code: 'issue_not_found' });
  });
});
