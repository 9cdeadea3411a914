import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  drawLie,
  lieDelayMs,
  slowMs,
  strangersAnswer,
  Waits,
  type Lie,
  type Mood,
} from './lineMoods.ts';
import type { RandomSource } from './randomSource.ts';
import { RequestReader, type ReadRequest } from './requestReader.ts';

/**
 * What the line does to one request. refuse: the connection is reset before anything is read.
 * drop_before, cut_request: nothing, or a part of it, reaches the server. drop_after: the server has
 * answered, so it has committed, and nothing comes back; cut_answer: half of it does. duplicate,
 * echo: the same bytes reach the other process too, at once or up to two seconds later. portal: a
 * stranger answers.
 */
export const USUAL_ODDS = {
  refuse: 0.015,
  drop_before: 0.02,
  cut_request: 0.02,
  drop_after: 0.05,
  cut_answer: 0.025,
  delay: 0.05,
  duplicate: 0.04,
  echo: 0.02,
  portal: 0.02,
} as const;
export type Fault = keyof typeof USUAL_ODDS;
export type Odds = Partial<Record<Fault, number>>;
type Fate = Fault | 'pass';
export type Counted = Fault | Lie | 'slow' | 'nobody_there';

export type LossyProxyOptions = {
  /** Ports of the processes that are up. */
  targets: () => readonly number[];
  random: RandomSource;
  /** How often what happens to a request, 0 to 1 each. */
  odds: Odds;
};

const DELAY_MS = [50, 300] as const;
const ECHO_MS = [200, 2_000] as const;
const ECHO_PATIENCE_MS = 3_000;
const PORTALS = [
  'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 16\r\n\r\n<h1>Hotspot</h1>',
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n{"ok":true}',
  'HTTP/1.1 302 Found\r\nlocation: http://login.example/\r\ncontent-length: 0\r\n\r\n',
];
const NOBODY_THERE =
  'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 20\r\n\r\n<h1>Bad Gateway</h1>';

/** What carries the bytes between devices and servers, and breaks them. */
export class LossyLine {
  isBad = false;
  #mood: Mood = 'usual';
  readonly #waits = new Waits();
  readonly faults = new Map<Counted, number>();
  readonly echoes = new Set<Promise<void>>();
  readonly #sockets = new Set<Socket>();
  /** Connections whose client has gone on to its next request. */
  readonly #past = new WeakSet<Socket>();
  readonly #open = new Map<Socket, { what: string; sinceMs: number }>();
  readonly #options: LossyProxyOptions;

  constructor(options: LossyProxyOptions) {
    this.#options = options;
  }

  /** What was slow arrives at once when the line no longer is. */
  change(isBad: boolean, mood = this.#mood): void {
    this.isBad = isBad;
    this.#mood = mood;
    if (!this.#isSlow) this.#waits.endAll();
  }

  get #isSlow(): boolean {
    return this.isBad && this.#mood === 'slow';
  }

  get #isLying(): boolean {
    return this.isBad && this.#mood === 'lying';
  }

  destroyAll(): void {
    this.#waits.endAll();
    for (const socket of this.#sockets) socket.destroy();
  }

  unanswered(forMs: number): string[] {
    return [...this.#open.values()].flatMap(({ what, sinceMs }) => {
      const openMs = Math.round(performance.now() - sinceMs);
      return openMs > forMs ? [`${what}, ${openMs} ms`] : [];
    });
  }

  take(client: Socket): void {
    this.#keep(client);
    if (this.isBad && this.#options.random.chance(this.#options.odds.refuse ?? 0)) {
      this.#count('refuse');
      client.resetAndDestroy();
      return;
    }
    const reader = new RequestReader();
    let server: Socket | null = null;
    client.on('close', () => server?.destroy());
    client.on('data', (chunk) => {
      for (const request of reader.push(chunk)) {
        // Clients wait for each answer: whatever the last connection still carries is over.
        if (server) this.#past.add(server);
        server?.destroy();
        server = this.#carry(client, request);
      }
    });
  }

  /** Lets a request meet its fate; the connection to the server, if there is one. */
  #carry(client: Socket, request: ReadRequest): Socket | null {
    const fate = this.#fateOf(request);
    if (fate === 'drop_before') {
      client.resetAndDestroy();
      return null;
    }
    if (fate === 'portal') {
      client.end(this.#options.random.pick(PORTALS));
      return null;
    }
    const server = this.#connect();
    if (server === null) return this.#answerAlone(client);
    if (fate === 'duplicate') this.#echo(request, 0);
    if (fate === 'echo') this.#echo(request, this.#options.random.between(...ECHO_MS));
    const what = `${request.method} ${request.path} (${fate})`;
    this.#open.set(server, { what, sinceMs: performance.now() });
    const [up, down] = [this.#waits.newWay(), this.#waits.newWay()];
    server.on('close', () => {
      this.#open.delete(server);
      down(0, () => this.#past.has(server) || client.destroy());
    });
    if (fate === 'cut_request') {
      const part = Math.ceil(request.bytes.length * this.#options.random.next() * 0.95);
      server.write(request.bytes.subarray(0, part), () => {
        server.destroy();
        client.resetAndDestroy();
      });
      return server;
    }
    const lateMs = fate === 'delay' ? this.#options.random.between(...DELAY_MS) : 0;
    if (this.#isSlow) this.#count('slow');
    up(lateMs + this.#slowMs(request.bytes, true), () => {
      if (!server.destroyed) server.write(request.bytes);
    });
    let isFirst = true;
    let lie: Lie | null = null;
    server.on('data', (bytes) => {
      this.#open.delete(server);
      if (isFirst && fate === 'pass') lie = this.#lieFor(request);
      const becomes = lie ?? fate;
      const lieMs =
        isFirst && becomes === 'lie_delayed' ? lieDelayMs(request, this.#options.random) : 0;
      down(lieMs + this.#slowMs(bytes, isFirst), () => this.#bring(client, bytes, becomes));
      isFirst = false;
    });
    return server;
  }

  #slowMs(bytes: Buffer, isFirst: boolean): number {
    return this.#isSlow ? slowMs(bytes.length, isFirst) : 0;
  }

  #bring(client: Socket, bytes: Buffer, fate: Fate | Lie): void {
    if (client.destroyed || client.writableEnded) return;
    if (fate === 'drop_after') client.resetAndDestroy();
    else if (fate === 'cut_answer' || fate === 'lie_cut')
      client.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => client.destroy());
    else if (fate === 'lie_replaced') client.end(strangersAnswer(this.#options.random));
    else client.write(bytes);
  }

  /** What a load balancer without servers does: an error page, or nothing. A line that lies does so. */
  #answerAlone(client: Socket): null {
    this.#count('nobody_there');
    if (this.#isLying) client.end(strangersAnswer(this.#options.random));
    else if (this.#options.random.chance(0.5)) client.end(NOBODY_THERE);
    else client.resetAndDestroy();
    return null;
  }

  #fateOf({ method }: ReadRequest): Fate {
    if (!this.isBad || this.#isLying) return 'pass';
    let draw = this.#options.random.next();
    for (const [name, odds] of Object.entries(this.#options.odds) as [Fault, number][]) {
      if (name === 'refuse') continue;
      draw -= odds;
      if (draw >= 0) continue;
      // A second reading would be no fault.
      if (method === 'GET' && (name === 'duplicate' || name === 'echo')) return 'pass';
      this.#count(name);
      return name;
    }
    return 'pass';
  }

  /** Null: the line does not lie. */
  #lieFor(request: ReadRequest): Lie | null {
    if (!this.#isLying) return null;
    const lie = drawLie(request, this.#options.random);
    this.#count(lie);
    return lie;
  }

  /** The same request once more by another way; nobody hears the answer. */
  #echo({ bytes }: ReadRequest, lateMs: number): void {
    const send = async () => {
      await sleep(lateMs);
      const server = this.#connect();
      if (server === null) return;
      server.setTimeout(ECHO_PATIENCE_MS, () => server.destroy());
      server.on('data', () => server.destroy());
      server.write(bytes);
      // A server that dies meanwhile has not heard it; that is all.
      await once(server, 'close').catch(() => undefined);
    };
    const echo = send().finally(() => this.echoes.delete(echo));
    this.echoes.add(echo);
  }

  #connect(): Socket | null {
    const ports = this.#options.targets();
    if (ports.length === 0) return null;
    const socket = connect(this.#options.random.pick(ports), '127.0.0.1');
    this.#keep(socket);
    return socket;
  }

  #keep(socket: Socket): void {
    socket.setNoDelay(true);
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #count(fault: Counted): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }
}
