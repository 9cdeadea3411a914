import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLocks } from '#tests/support/device/fakeLocks.ts';
import { shareStream, type FollowedStream } from './shareStream.ts';

const LOCK = 'trybe-events';

/** A tab's end of the channel; a frozen tab hears nothing until it resumes. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  isFrozen = false;
  readonly #missed: unknown[] = [];
  constructor() {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) setTimeout(() => other.#hear(data));
  }
  close(): void {
    Channel.open = Channel.open.filter((other) => other !== this);
  }
  /** Locks whose answers do not reach a frozen tab either. */
  readonly locks = {
    request: (...asked: Parameters<FakeLocks['request']>) =>
      locks.request(...asked).catch(async (error: unknown) => {
        if (this.isFrozen) await new Promise((resolve) => this.addEventListener('resume', resolve));
        throw error;
      }),
  };
  resume(): void {
    this.isFrozen = false;
    this.dispatchEvent(new Event('resume'));
    for (const data of this.#missed.splice(0)) this.#hear(data);
  }
  #hear(data: unknown): void {
    if (this.isFrozen) this.#missed.push(data);
    else this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  readonly missedMs: number;
  constructor(url: string) {
    super();
    this.missedMs = Number(new URL(url, 'http://site.example').searchParams.get('missedMs'));
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('issues', { data }));
  }
}

const openStreams = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);

let locks = new FakeLocks();
let page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let tabs: FollowedStream[] = [];

function openTab(): { heard: string[]; channel: Channel; stop: () => void } {
  const heard: string[] = [];
  const stream = shareStream({ onOpen: () => {}, onData: (data) => heard.push(data) }, 0);
  tabs.push(stream);
  const channel = Channel.open.at(-1);
  if (!channel) throw new Error('A tab has a channel');
  return { heard, channel, stop: stream.stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  Channel.open = [];
  Stream.opened = [];
  locks = new FakeLocks();
  tabs = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    get locks() {
      return Channel.open.at(-1)?.locks;
    },
  });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('EventSource', Stream);
});

afterEach(() => {
  for (const { stop } of tabs) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tab that has the stream of live changes', () => {
  it('is one of all, which tells the others', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(openStreams()).toHaveLength(1);
    openStreams()[0]?.say('a');
    await vi.advanceTimersByTimeAsync(1);
    expect([first, second, third].map(({ heard }) => heard)).toEqual([['a'], ['a'], ['a']]);
  });

  it('is replaced at once when it was killed', async () => {
    const killed = openTab();
    const other = openTab();
    await vi.advanceTimersByTimeAsync(3_000);
    // A killed tab runs nothing any more: it neither says goodbye nor closes its stream itself.
    killed.channel.close();
    openStreams()[0]?.close();
    locks.forget(LOCK);
    await vi.advanceTimersByTimeAsync(0);
    expect(openStreams()).toHaveLength(1);
    openStreams()[0]?.say('b');
    expect(other.heard).toEqual(['b']);
  });

  it('is replaced within seconds when it is frozen, with what was missed meanwhile', async () => {
    const frozen = openTab();
    const other = openTab();
    await vi.advanceTimersByTimeAsync(8_100);
    frozen.channel.isFrozen = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(Stream.opened).toHaveLength(2);
    // Counted from when the frozen tab was last heard, at most these seconds and one interval ago.
    expect(Stream.opened[1]?.missedMs).toBeGreaterThan(1_500);
    expect(Stream.opened[1]?.missedMs).toBeLessThan(10_000);
    Stream.opened[1]?.say('c');
    await vi.advanceTimersByTimeAsync(1);
    expect(other.heard).toEqual(['c']);

    frozen.channel.resume();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(openStreams()).toEqual([Stream.opened[1]]);
    // Nobody knows what it missed.
    expect(frozen.heard).toContain('{"topic":"resync","id":null}');
  });

  it('stays while it answers, and while nobody looks at another tab', async () => {
    const leader = openTab();
    openTab();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(Stream.opened).toHaveLength(1);
    page.visibilityState = 'hidden';
    leader.channel.isFrozen = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Stream.opened).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(Stream.opened).toHaveLength(2);
  });
});
