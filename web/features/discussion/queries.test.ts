import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { MESSAGES_PAGE_SIZE } from '#schema/limits.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { messagesQuery } from './queries.ts';
import { refresh } from '#web/net/refresh.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The n-th message of the discussion, a second after the one before. */
const message = (number: number) => ({
  id: `message-${number}`,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString(),
});

it('keeps every message of a discussion when one comes after earlier ones were loaded', async () => {
  const all = Array.from({ length: MESSAGES_PAGE_SIZE * 2 }, (_, at) => message(at));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    const before = new URL(url, 'https://trybe.example').searchParams.get('before');
    const older = all.filter(({ createdAt }) => before === null || createdAt < before);
    const headers = { [MARK_HEADER]: MARK };
    return Response.json(older.slice(-MESSAGES_PAGE_SIZE), { headers });
  });
  const discussion = new InfiniteQueryObserver(queryClient, messagesQuery('issue-1'));
  const stop = discussion.subscribe(() => undefined);
  await discussion.refetch();
  await discussion.fetchNextPage();
  all.push(message(all.length));
  await refresh(queryClient, [{ topic: 'chat', id: 'issue-1' }]);
  const seen = discussion.getCurrentResult().data?.map(({ id }) => id);
  const known = all.map(({ id }) => id);
  // Two pages from the newest back, with nothing missing in the middle.
  expect(seen).toEqual(known.slice(-MESSAGES_PAGE_SIZE * 2));
  stop();
});
