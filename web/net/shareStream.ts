import type { LiveEvent } from '#schema/event.ts';
import { createEventStream, type EventStream, type StreamListener } from './eventStream.ts';

const NAME = 'trybe-events';
const ASK_EVERY_MS = 4_000;
/** A leader that stays silent for this long is frozen. */
const PATIENCE_MS = 1_500;
/** What a page that opens may have missed since its request. */
const RECENT_MS = 60_000;
const MAX_RECENT = 200;

type Recent = { at: number; data: string };

type Said =
  | { type: 'data'; data: string }
  | { type: 'open' }
  | { type: 'ask' }
  | { type: 'here'; recent: Recent[] }
  | { type: 'reconnect' };

export type FollowedStream = { reconnect: () => void; stop: () => void };

/**
 * One stream per device, however many tabs: HTTP/1.1 allows six connections per server in all. The tab that
 * holds the Web Lock is the leader: it has the stream and relays it to the others. A closed or killed
 * leader is replaced at once, a frozen one within seconds by a visible tab.
 */
class SharedStream implements FollowedStream {
  readonly #told: StreamListener;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #stream: EventStream;
  readonly #asking: ReturnType<typeof setInterval>;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #waiting = new AbortController();
  #recent: Recent[] = [];
  #heardAt: number;
  #isLeading = false;
  #isStopped = false;

  constructor(told: StreamListener, missedMs: number) {
    this.#told = told;
    this.#heardAt = Date.now() - missedMs;
    this.#stream = createEventStream({
      onOpen: () => {
        this.#say({ type: 'open' });
        told.onOpen();
      },
      onData: (data) => this.#pass(data),
    });
    this.#channel.addEventListener('message', this.#onSaid);
    this.#asking = setInterval(this.#ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', this.#ask);
    this.#stand({ signal: this.#waiting.signal });
    this.#ask();
  }

  readonly reconnect = (): void => {
    if (this.#isLeading) this.#stream.reconnect();
    else this.#say({ type: 'reconnect' });
  };

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#isLeading = false;
    this.#waiting.abort();
    this.#stream.close();
    clearInterval(this.#asking);
    clearTimeout(this.#patience);
    document.removeEventListener('visibilitychange', this.#ask);
    this.#channel.close();
  };

  #say(said: Said): void {
    this.#channel.postMessage(said);
  }

  #pass(data: string): void {
    const now = Date.now();
    const recent = this.#recent.filter(({ at }) => at > now - RECENT_MS);
    this.#recent = [...recent, { at: now, data }].slice(-MAX_RECENT);
    this.#say({ type: 'data', data });
    this.#told.onData(data);
  }

  /** Queues to lead, or with `steal` replaces a frozen leader. */
  #stand(options: LockOptions): void {
    const { signal } = this.#waiting;
    const held = navigator.locks.request(NAME, options, (): Promise<void> => {
      this.#isLeading = true;
      this.#stream.connect(Date.now() - this.#heardAt);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    });
    // The lock was stolen, or this tab left the queue to steal it.
    held.catch(() => this.#step(signal));
  }

  #step(signal: AbortSignal): void {
    // The request for a place in the queue, aborted to steal the lock, may reject only afterwards.
    if (!this.#isLeading || signal.aborted) return;
    this.#isLeading = false;
    this.#stream.close();
    this.#heardAt = Date.now();
    // This tab was frozen: nobody knows what it has missed.
    this.#told.onData(JSON.stringify({ topic: 'resync', id: null } satisfies LiveEvent));
    this.#stand({ signal });
  }

  readonly #ask = (): void => {
    if (this.#isLeading || document.visibilityState !== 'visible') return;
    this.#say({ type: 'ask' });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#takeOver(), PATIENCE_MS);
  };

  #takeOver(): void {
    if (this.#isLeading || this.#isStopped) return;
    this.#waiting.abort();
    this.#waiting = new AbortController();
    this.#stand({ steal: true });
  }

  readonly #onSaid = ({ data: said }: MessageEvent<Said>): void => {
    if (this.#isLeading) {
      if (said.type === 'ask') this.#say({ type: 'here', recent: this.#recent });
      if (said.type === 'reconnect') this.#stream.reconnect();
      return;
    }
    if (said.type === 'ask' || said.type === 'reconnect') return;
    clearTimeout(this.#patience);
    if (said.type === 'data') this.#told.onData(said.data);
    if (said.type === 'open') this.#told.onOpen();
    if (said.type === 'here')
      for (const { at, data } of said.recent) if (at > this.#heardAt) this.#told.onData(data);
    this.#heardAt = Date.now();
  };
}

export const shareStream = (told: StreamListener, missedMs: number): FollowedStream =>
  new SharedStream(told, missedMs);
