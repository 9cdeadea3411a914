import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { fetchList, isWholeList, warmList } from './currentList.ts';

const ORIGIN = 'https://trybe.example';
const LIST = `${ORIGIN}/api/issues`;

let kept = new Map<string, Response>();
let answers: Record<string, () => Response> = {};
let asked: string[] = [];

beforeEach(() => {
  kept = new Map();
  answers = {};
  asked = [];
  const cache = {
    match: async (request: Request) => kept.get(request.url)?.clone(),
    put: async (request: Request, response: Response) => void kept.set(request.url, response),
    keys: async () => [],
    delete: async (request: Request) => kept.delete(request.url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string) {
        super(new URL(path, ORIGIN));
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      ORIGIN,
    );
    asked.push(pathname + search);
    const answer = answers[pathname + search];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const issue = (id: string, title = 'As it was') => ({
  id,
  title,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
});
const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', [MARK_HEADER]: MARK, ...headers },
  });
const changes = (upTo: number, more: object = {}) =>
  json({ changed: [], removed: [], upTo, history: 'a1', hasMore: false, ...more });

function storeList(number: string | null = '7'): void {
  const list = json([issue('3'), issue('2'), issue('1')]);
  if (number !== null) list.headers.set('x-change-number', number);
  list.headers.set('x-change-history', 'a1');
  kept.set(LIST, list);
}

const idsOf = async (answer: Response) =>
  ((await answer.json()) as { id: string }[]).map(({ id }) => id);

describe('the whole list', () => {
  it('is fetched where nothing is stored, or what is stored has no number', async () => {
    answers['/api/issues'] = () => json([issue('1')], { 'x-change-number': '4' });
    expect(await idsOf(await fetchList(new Request(LIST)))).toEqual(['1']);
    storeList(null);
    expect(await idsOf(await fetchList(new Request(LIST)))).toEqual(['1']);
    expect(asked).toEqual(['/api/issues', '/api/issues']);
  });

  it('is the stored one with what changed since, page by page', async () => {
    storeList();
    const more = { changed: [issue('4'), issue('2', 'Now')], hasMore: true };
    answers['/api/issues/changes?after=7'] = () => changes(9, more);
    answers['/api/issues/changes?after=9'] = () => changes(11, { removed: ['3'] });
    const answer = await fetchList(new Request(LIST));
    expect(answer.headers.get('x-change-number')).toBe('11');
    expect(answer.headers.get('x-change-history')).toBe('a1');
    expect(await answer.json()).toEqual([issue('4'), issue('2', 'Now'), issue('1')]);
    expect(asked).not.toContain('/api/issues');
  });

  it.each([
    ['the server counts anew', () => changes(3)],
    ['another database answers', () => changes(9, { history: 'b2', removed: ['1'] })],
    [
      'something else answers',
      () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['the server is too old to know', () => new Response('{}', { status: 404 })],
    ['too much has changed', () => changes(7, { hasMore: true })],
  ])('is fetched when %s', async (_, answer) => {
    storeList();
    answers['/api/issues/changes?after=7'] = answer;
    answers['/api/issues'] = () => json([issue('9')]);
    expect(await idsOf(await fetchList(new Request(LIST)))).toEqual(['9']);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  it('is fetched where what is stored cannot be read', async () => {
    storeList();
    const { headers } = kept.get(LIST) ?? {};
    kept.set(LIST, new Response('[{"id":"3",', { headers }));
    answers['/api/issues'] = () => json([issue('9')]);
    expect(await idsOf(await fetchList(new Request(LIST)))).toEqual(['9']);
  });

  it('is nobody’s without network, and what is stored stays', async () => {
    storeList();
    await expect(fetchList(new Request(LIST))).rejects.toThrow('Failed to fetch');
    expect(kept.get(LIST)?.headers.get('x-change-number')).toBe('7');
  });

  it('is told from a page of it', () => {
    expect(isWholeList(LIST)).toBe(true);
    expect(isWholeList(`${LIST}?page=2`)).toBe(false);
    expect(isWholeList(`${ORIGIN}/api/leaderboard`)).toBe(false);
  });

  it('is kept warm with its number', async () => {
    storeList();
    answers['/api/issues/changes?after=7'] = () => changes(8, { removed: ['1'] });
    await warmList();
    const stored = kept.get(LIST);
    expect(stored?.headers.get('x-change-number')).toBe('8');
    expect(stored && (await idsOf(stored))).toEqual(['3', '2']);
  });
});
