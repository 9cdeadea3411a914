import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MISSED_MS_MAX, type LiveEvent } from '#schema/event.ts';
import { startEvents } from './events.ts';
import { queryKeys } from './queryKeys.ts';

/** A stream of this page. Its cookie, and so its recipient, is that of the moment of opening. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  static cookie: string | null = null;
  readonly for = Stream.cookie;
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  /** For how long the page heard nothing, as it tells the server. */
  get missedMs(): number {
    return Number(new URL(this.url, 'http://site.example').searchParams.get('missedMs'));
  }
  /** As the server does: after too long a gap everything has to be refetched. */
  answer(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    if (this.missedMs === MISSED_MS_MAX) this.say({ topic: 'resync', id: null });
  }
  say(event: LiveEvent): void {
    this.dispatchEvent(new MessageEvent(event.topic, { data: JSON.stringify(event) }));
  }
}

const USER = queryKeys.user();
let client = new QueryClient();
let page = new EventTarget();
let stop = () => {};

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  Stream.opened = [];
  Stream.cookie = null;
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('navigator', { onLine: true });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  stop();
  client.clear();
  vi.unstubAllGlobals();
});

/** The recipients of the streams that are still open. */
const listeners = () =>
  Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED).map((one) => one.for);

function signIn(id: string | null): void {
  Stream.cookie = id;
  client.setQueryData(USER, id === null ? null : { id });
}

describe('the stream of live changes', () => {
  it('is opened anew for who signs in, and once more for nobody', () => {
    client.setQueryData(USER, null);
    stop = startEvents(client);
    expect(listeners()).toEqual([null]);
    signIn('rosa');
    expect(listeners()).toEqual(['rosa']);
    signIn('dan');
    expect(listeners()).toEqual(['dan']);
    signIn(null);
    expect(listeners()).toEqual([null]);
  });

  it('is that of who signs in before the server has said who was there', () => {
    stop = startEvents(client);
    signIn('rosa');
    expect(listeners()).toEqual(['rosa']);
  });

  it('stays when the server says who it was opened for, or the same again', async () => {
    Stream.cookie = 'rosa';
    stop = startEvents(client);
    const ask = () => client.fetchQuery({ queryKey: USER, queryFn: () => ({ id: 'rosa' }) });
    await ask();
    await client.invalidateQueries();
    await ask();
    client.setQueryData(['settings'], {});
    expect(Stream.opened).toHaveLength(1);
    expect(listeners()).toEqual(['rosa']);
  });

  it('is opened for nobody once the session turns out to have ended', async () => {
    client.setQueryData(USER, { id: 'rosa' });
    await client.invalidateQueries();
    stop = startEvents(client);
    await client.fetchQuery({ queryKey: USER, queryFn: () => null });
    expect(Stream.opened).toHaveLength(2);
  });

  it('makes what is on screen be read again, since something may have happened in between', async () => {
    client.setQueryData(USER, null);
    let answer = 'before';
    const queryFn = () => answer;
    const observer = new QueryObserver(client, { queryKey: queryKeys.notifications(), queryFn });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('before'));
    stop = startEvents(client);
    signIn('rosa');
    answer = 'meanwhile';
    Stream.opened.at(-1)?.answer();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('meanwhile'));
    leave();
  });

  it('asks for the changes since the page was asked for, which its data may lack', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_234.5);
    stop = startEvents(client);
    expect(Stream.opened.map(({ missedMs }) => missedMs)).toEqual([1_235]);
  });

  it.each([
    { broken: 'ended on its way', readyState: 0, afterMs: 3_000 },
    { broken: 'refused', readyState: Stream.CLOSED, afterMs: 2_000 },
  ])('is opened anew once it was $broken, for everything', ({ readyState, afterMs }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    stop = startEvents(client);
    const [first] = Stream.opened;
    Object.assign(first ?? {}, { readyState });
    first?.dispatchEvent(new Event('error'));
    expect(listeners()).toEqual([]);
    vi.advanceTimersByTime(afterMs);
    expect(Stream.opened.slice(1).map(({ missedMs }) => missedMs)).toEqual([MISSED_MS_MAX]);
  });

  it('ends with the page that is left, and is opened anew when somebody comes back to it as it was', async () => {
    let answer = 'before';
    const queryFn = () => answer;
    const observer = new QueryObserver(client, { queryKey: queryKeys.notifications(), queryFn });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('before'));
    stop = startEvents(client);
    page.dispatchEvent(new Event('pagehide'));
    expect(listeners()).toEqual([]);
    answer = 'meanwhile';
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listeners()).toHaveLength(1);
    Stream.opened.at(-1)?.answer();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('meanwhile'));
    leave();
  });

  it('is not opened twice for a page that is shown for the first time', () => {
    stop = startEvents(client);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(Stream.opened).toHaveLength(1);
  });

  it('ends, and follows nobody any more', () => {
    startEvents(client)();
    signIn('rosa');
    expect(listeners()).toEqual([]);
  });
});
