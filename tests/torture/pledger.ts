import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from '#tests/scenarios/client.ts';
import type { PledgeAct } from './pledgeLog.ts';

export type PledgerOptions = {
  userId: string;
  /** As their browser, through one process and the other: it keeps its cookies. */
  write: Send;
  read: Send;
  /** Where they pledge, one after the other. */
  issues: readonly string[];
  /** The first amount; each next one is `step` more. */
  firstCents: number;
  step: number;
};

type Answer = { status: number; text: string };

const PAUSE_MS = 150;
const AGAIN_MS = 100;
const PATIENCE_MS = 8_000;

/**
 * Somebody who pledges through one process of the server, under the same key until it is acknowledged,
 * and each time looks through the other one whether it is there, at once and a moment later.
 */
export class Pledger {
  readonly acts: PledgeAct[] = [];
  readonly improper: string[] = [];
  readonly #options: PledgerOptions;
  readonly #calming = new AbortController();
  readonly #over = new AbortController();
  #living: Promise<void> = Promise.resolve();

  constructor(options: PledgerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#living = this.#live();
  }

  /** Nothing is pledged any more; resolves when the last one is acknowledged. */
  async calm(): Promise<void> {
    this.#calming.abort();
    await this.#living;
  }

  stop(): void {
    this.#calming.abort();
    this.#over.abort();
  }

  async #live(): Promise<void> {
    const { issues, firstCents, step } = this.#options;
    for (let turn = 0; !this.#calming.signal.aborted; turn += 1) {
      const issueId = issues[turn % issues.length] ?? '';
      const act = await this.#pledge(issueId, firstCents + turn * step);
      await this.#look(act);
      await sleep(PAUSE_MS);
      await this.#look(act);
    }
  }

  async #pledge(issueId: string, cents: number): Promise<PledgeAct> {
    const { userId, write } = this.#options;
    const sentMs = performance.now();
    const act: PledgeAct = {
      userId,
      issueId,
      cents,
      sentMs,
      acknowledgedMs: null,
      sent: 0,
      seen: [],
    };
    this.acts.push(act);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ issueId, amount: (cents / 100).toFixed(2) }),
    };
    while (act.acknowledgedMs === null && !this.#over.signal.aborted) {
      act.sent += 1;
      const answer = await this.#ask(write, '/api/pledges', init);
      if (answer?.status === 201) act.acknowledgedMs = performance.now();
      else await sleep(AGAIN_MS);
    }
    return act;
  }

  /** Whoever gets an answer sees what they did. */
  async #look({ userId, issueId, cents, acknowledgedMs, seen }: PledgeAct): Promise<void> {
    if (acknowledgedMs === null) return;
    const answer = await this.#ask(
      this.#options.read,
      `/api/issues/${issueId}/pledges?userId=${userId}`,
    );
    if (answer?.status !== 200) return;
    const amounts = (JSON.parse(answer.text) as { amount: string }[]).map(({ amount }) => amount);
    seen.push(amounts.includes((cents / 100).toFixed(2)));
  }

  /** Null: there was no answer. */
  async #ask(send: Send, path: string, init: RequestInit = {}): Promise<Answer | null> {
    try {
      const response = await send(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const { status, ok, headers } = response;
      const isNotNow = [409, 503].includes(status) && headers.has('retry-after');
      const text = await response.text();
      if (!ok && !isNotNow) this.improper.push(`${status} ${path} ${text}`);
      return { status, text };
    } catch {
      return null;
    }
  }
}
