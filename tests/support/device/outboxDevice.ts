import type { EditIssueRequest } from '#schema/issues/issue.ts';
import { createOutboxDatabase, type OutboxDatabase } from '#sw/outbox/database.ts';
import { drain, type DrainDependencies, type DrainResult } from '#sw/outbox/drain.ts';
import { enqueue } from '#sw/outbox/enqueue.ts';
import { createPace, type Pace } from '#sw/outbox/pace.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { sha256 } from '#sw/outbox/sha256.ts';
import { whoIsSignedIn } from '#sw/outbox/whoIsSignedIn.ts';
import type { ModelServer } from '#tests/support/servers/modelServer.ts';

class Killed extends Error {}

let databases = 0;

/** One person's device: an outbox of its own, a clock, and a server to send to. */
export class OutboxDevice {
  readonly database: OutboxDatabase;
  now = Date.UTC(2026, 0, 1);
  /** Its clock stands still while it sends: the line is fast. */
  readonly pace: Pace = { ...createPace(), pieceBytes: 1_000_000 };
  private readonly server: ModelServer;
  private ids = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(server: ModelServer, name = `outbox-test-${(databases += 1)}`) {
    this.server = server;
    this.database = createOutboxDatabase(name);
  }

  newId(prefix = 'id'): string {
    return `${prefix}-${(this.ids += 1)}`;
  }

  async report(userId: string, title = 'A hole in the road', photoCount = 0): Promise<OutboxRow> {
    const parts = [];
    for (let index = 0; index < photoCount; index += 1) {
      const bytes = new TextEncoder().encode(`photo ${this.ids} ${index}`).buffer;
      const hash = await sha256(bytes);
      parts.push({ id: this.newId('photo'), sha256: hash, mime: 'image/webp', bytes });
    }
    const entityId = this.newId('issue');
    const photos = parts.map(({ id, sha256: hash }) => ({ id, sha256: hash }));
    return await enqueue(this.database, {
      id: this.newId('key'),
      userId,
      operation: 'reportIssue',
      params: {},
      body: {
        id: entityId,
        title,
        description: 'It is deep and it grows.',
        location: 'Wells Street, Chicago',
        latitude: '41.88',
        longitude: '-87.63',
        solutionCriteria: 'The hole is filled and stays so.',
        photos,
      },
      entityId,
      parts,
      createdAt: this.now,
    });
  }

  async message(userId: string, issueId: string, message = 'Hello'): Promise<OutboxRow> {
    const entityId = this.newId('message');
    return await enqueue(this.database, {
      id: this.newId('key'),
      userId,
      operation: 'postMessage',
      params: { id: issueId },
      body: { id: entityId, message },
      entityId,
      createdAt: this.now,
    });
  }

  async edit(userId: string, issueId: string, body: EditIssueRequest): Promise<OutboxRow> {
    return await enqueue(this.database, {
      id: this.newId('key'),
      userId,
      operation: 'editIssue',
      params: { id: issueId },
      body,
      entityId: issueId,
      createdAt: this.now,
    });
  }

  rows(): Promise<OutboxRow[]> {
    return this.database.run((connection) => connection.getAllFromIndex('operations', 'sequence'));
  }

  async row(id: string): Promise<OutboxRow | undefined> {
    return await this.database.run((connection) => connection.get('operations', id));
  }

  dependencies(): DrainDependencies {
    const { fetch } = this.server;
    const now = () => this.now;
    return {
      database: this.database,
      pace: this.pace,
      fetch,
      now,
      random: () => 1,
      whoIsSignedIn: (signal) => whoIsSignedIn({ fetch, now }, signal),
      lock: (run) => this.exclusively(() => run(new AbortController().signal)),
    };
  }

  drain(): Promise<DrainResult> {
    return drain(this.dependencies());
  }

  /** Drains until only rows are left that a person has to look at, letting the clock run on. */
  async drainAll(): Promise<void> {
    for (let round = 0; round < 60; round += 1) {
      const { outcome } = await this.drain();
      if (outcome === 'idle') return;
      this.now += 5 * 60_000;
    }
    throw new Error('The outbox did not drain');
  }

  /** Drains until the device dies, `steps` uses of disk or network later. */
  async drainAndDie(steps: number): Promise<void> {
    await this.tolerate(drain(this.dying(steps)));
  }

  /** A sender loses its lock in the middle and a second one takes over while it still runs. */
  async drainStolen(steps: number): Promise<void> {
    const stolen = new AbortController();
    const isStolen = new Promise((resolve) => {
      stolen.signal.addEventListener('abort', resolve, { once: true });
    });
    const lock: DrainDependencies['lock'] = (run) =>
      run(stolen.signal).finally(() => stolen.abort());
    const first = drain({ ...this.dying(steps, () => stolen.abort()), lock });
    await isStolen;
    await Promise.all([first, this.drain()]);
  }

  private dying(steps: number, onDeath?: () => void): DrainDependencies {
    const deps = this.dependencies();
    let left = steps;
    const step = async <T>(use: () => Promise<T>): Promise<T> => {
      left -= 1;
      if (onDeath) {
        if (left === 0) onDeath();
        return await use();
      }
      if (left > 0) return await use();
      // Every second death comes after the effect: the disk or the server has it, the device not.
      if (left === 0 && steps % 2 === 0) await use();
      throw new Killed();
    };
    const database: OutboxDatabase = {
      run: (use) => step(() => deps.database.run(use)),
      close: () => deps.database.close(),
    };
    const fetch: DrainDependencies['fetch'] = (url, init) => step(() => deps.fetch(url, init));
    const { now } = deps;
    const who = (signal: AbortSignal) => whoIsSignedIn({ fetch, now }, signal);
    return { ...deps, database, fetch, whoIsSignedIn: who };
  }

  private async tolerate(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }

  private exclusively<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(run);
    this.queue = turn.catch(() => undefined);
    return turn;
  }
}
