import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCacheOwner, startPersisting, watchCacheOwner } from './persister.ts';
import { queryKeys } from './queryKeys.ts';

/** The page may be left a moment later. */
const WRITTEN_WITHIN_MS = 1;

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    text: () => [...entries.values()].join('\n'),
  };
}

let storage = memoryStorage();

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One visit: a fresh query cache on the same device. */
async function visit(): Promise<QueryClient> {
  const client = new QueryClient();
  await startPersisting(client);
  return client;
}

function signInAs(client: QueryClient, id: string): void {
  setCacheOwner(id);
  client.setQueryData(queryKeys.user(), { id, username: id });
  vi.advanceTimersByTime(WRITTEN_WITHIN_MS);
}

describe('what is kept of a visit', () => {
  it('shows the person at the next start, and asks the server all the same', async () => {
    signInAs(await visit(), 'rosa');
    const next = await visit();
    expect(next.getQueryData(queryKeys.user())).toEqual({ id: 'rosa', username: 'rosa' });
    expect(next.getQueryState(queryKeys.user())?.isInvalidated).toBe(true);
  });

  it('is small: lists and discussions never reach local storage', async () => {
    const client = await visit();
    client.setQueryData(queryKeys.issues({}), ['a long list']);
    client.setQueryData(queryKeys.messages('1'), ['a secret']);
    client.setQueryData(queryKeys.notifications(), ['a notification']);
    signInAs(client, 'rosa');
    expect(storage.text()).not.toMatch(/a long list|a secret|a notification/u);
  });

  it('is dropped when somebody else signs in', async () => {
    signInAs(await visit(), 'rosa');
    setCacheOwner('dan');
    expect(storage.text()).not.toContain('"username":"rosa"');
    expect((await visit()).getQueryData(queryKeys.user())).toBeUndefined();
  });

  it('does without storage where the browser refuses it', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const client = await visit();
    expect(() => signInAs(client, 'rosa')).not.toThrow();
  });

  it('is ignored when it is damaged', async () => {
    storage.setItem('trybe-cache:anonymous', '{"version":2,"queries":');
    expect((await visit()).getQueryData(queryKeys.user())).toBeUndefined();
  });
});

describe('a change of person in another tab', () => {
  it('is told, and other changes of the storage are not', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    let changes = 0;
    const stop = watchCacheOwner(() => (changes += 1));
    const change = (key: string) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    change('theme');
    change('trybe-cache-owner');
    stop();
    change('trybe-cache-owner');
    expect(changes).toBe(1);
  });
});
