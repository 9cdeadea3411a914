import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIES_WITH_US } from '#tests/support/servers/diesWithUs.ts';

const READY = 'Trybe is ready';
/** Within two seconds the optimising compiler only takes time from what it would make faster. */
const SHORT_LIFE = ['--no-opt'];
const RESTART_PAUSE_MS = 100;
const KEPT_OUTPUT = 4_000;

export type KillableApiOptions = {
  /** The built server. */
  main: string;
  port: number;
  environment: Record<string, string>;
  /** It is killed before it has warmed up. */
  isShortLived: boolean;
};

/** One process of the built API that is started again whenever it ends. */
export class KillableApi {
  readonly port: number;
  isUp = false;
  /** Ends of a serving process that nobody had asked for. */
  ownDeaths = 0;
  /** What it said before the last of them. */
  lastWords = '';
  kills = 0;
  output = '';
  readonly #command: readonly string[];
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;
  #isWanted = true;
  #isKilled = false;
  #running: Promise<void> = Promise.resolve();

  /** Nothing runs before `start`. */
  constructor({ main, port, environment, isShortLived }: KillableApiOptions) {
    this.port = port;
    this.#command = [process.execPath, ...(isShortLived ? SHORT_LIFE : []), main];
    this.#environment = { ...environment, PORT: String(port), HOST: '127.0.0.1' };
  }

  start(): void {
    this.#running = this.#keepRunning();
  }

  /** SIGKILL; false when it was not serving. */
  async kill(): Promise<boolean> {
    if (!this.isUp || this.#child === null) return false;
    this.#isKilled = true;
    this.kills += 1;
    await this.#end(this.#child);
    return true;
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    this.#isKilled = true;
    if (this.#child) await this.#end(this.#child);
    await this.#running;
  }

  async #end(child: ChildProcess): Promise<void> {
    this.isUp = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #keepRunning(): Promise<void> {
    while (this.#isWanted) {
      const child = this.#launch();
      await once(child, 'exit').catch(() => undefined);
      if (this.isUp && !this.#isKilled) {
        this.ownDeaths += 1;
        this.lastWords = this.output;
      }
      this.isUp = false;
      const hasFailed = !this.#isKilled;
      this.#isKilled = false;
      // It gives up when the database is away at its start.
      if (hasFailed && this.#isWanted) await sleep(RESTART_PAUSE_MS);
    }
  }

  #launch(): ChildProcess {
    const child = spawn('/bin/sh', ['-c', DIES_WITH_US, 'sh', ...this.#command], {
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl-C is ours to handle.
      detached: true,
    });
    this.#child = child;
    child.stdin.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        this.output = (this.output + text).slice(-KEPT_OUTPUT);
        if (text.includes(READY) && this.#child === child) this.isUp = true;
      });
    return child;
  }
}
