import { beforeEach, expect, test, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import type { GazetteerAnswer, GazetteerQuestion } from './gazetteerClient.ts';

const WHOLE = 'Trybe gazetteer 1\n@places 1000\n=SN|Saxony, Germany\nFreital|51000,13650|c\n';
const ours = (text: string, status = 200) =>
  new Response(text, { status, headers: { [MARK_HEADER]: MARK } });

/** The network's answers in order; the last one repeats. */
let answers: (() => Response)[];
let asked: (RequestCache | undefined)[];
let tell: (event: { data: GazetteerQuestion }) => void;
const replies: GazetteerAnswer[] = [];

beforeEach(async () => {
  vi.resetModules();
  replies.length = 0;
  asked = [];
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => (tell = listener));
  vi.stubGlobal('postMessage', (reply: GazetteerAnswer) => replies.push(reply));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init.cache);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  await import('./gazetteer.worker.ts');
});

async function search(query: string): Promise<string[] | 'failed'> {
  const id = replies.length;
  tell({ data: { id, kind: 'search', query } });
  await vi.waitUntil(() => replies.length > id);
  const reply = replies[id];
  const value = reply?.hasFailed ? null : reply?.value;
  return Array.isArray(value) ? value.map(({ display_name }) => display_name) : 'failed';
}

test.each([
  ['cut within a line', () => ours(WHOLE.slice(0, -9))],
  ['empty', () => ours('')],
  ['not a list of places', () => ours('{}\n')],
  ['a stranger’s', () => new Response(WHOLE)],
  ['a refusal', () => ours(WHOLE, 503)],
])(
  'after an answer that is %s the names are asked for again, past what is kept',
  async (_, broken) => {
    answers = [broken, () => ours(WHOLE)];
    expect(await search('freital')).toEqual(['Freital, Saxony, Germany']);
    expect(await search('frei')).toEqual(['Freital, Saxony, Germany']);
    expect(asked).toEqual(['default', 'reload']);
  },
);

test('what cannot be had is asked for again with the next question', async () => {
  answers = [() => new Response('<html>'), () => new Response('<html>'), () => ours(WHOLE)];
  expect(await search('freital')).toBe('failed');
  expect(await search('freital')).toEqual(['Freital, Saxony, Germany']);
  expect(asked).toEqual(['default', 'reload', 'default']);
});
