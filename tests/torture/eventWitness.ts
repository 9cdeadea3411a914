import { setTimeout as sleep } from 'node:timers/promises';
import type { HeardEvent } from './pledgeLog.ts';

const EVENT = /^data: (\{.*\})$/gmu;
const AGAIN_MS = 200;

/** A page that is open on one process for the whole run and notes what it is told. */
export class EventWitness {
  readonly heard: HeardEvent[] = [];
  readonly #origin: string;
  readonly #abort = new AbortController();
  #listening: Promise<void> = Promise.resolve();

  constructor(origin: string) {
    this.#origin = origin;
  }

  start(): void {
    this.#listening = this.#listen();
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#abort;
    while (!signal.aborted) {
      try {
        const answer = await fetch(`${this.#origin}/api/events`, { signal });
        // Whoever connects reads everything.
        this.#note({ topic: 'resync', id: null });
        if (answer.body !== null) await this.#read(answer.body);
      } catch {
        // It ended with its process, or by us.
      }
      if (!signal.aborted) await sleep(AGAIN_MS);
    }
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const end = text.lastIndexOf('\n') + 1;
      for (const [, json = ''] of text.slice(0, end).matchAll(EVENT))
        this.#note(JSON.parse(json) as Omit<HeardEvent, 'atMs'>);
      text = text.slice(end);
    }
  }

  #note(event: Omit<HeardEvent, 'atMs'>): void {
    this.heard.push({ ...event, atMs: performance.now() });
  }
}
