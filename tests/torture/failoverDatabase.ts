import { setTimeout as sleep } from 'node:timers/promises';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { openDatabaseLine, type DatabaseLine } from '#tests/support/database/databaseLine.ts';
import { startPostgresPair, type PostgresPair } from '#tests/support/database/postgresPair.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { startDatabaseProxy, type DatabaseProxy } from '#tests/support/servers/haProxy.ts';
import { isInstalled } from '#tests/support/servers/program.ts';

/**
 * kill: the primary's machine is gone. isolate: nobody reaches it, the other one takes its place, and
 * then it is back and does not know. change: both change places, as before an upgrade.
 */
const ROTATION = ['kill', 'isolate', 'change', 'isolate'] as const;

/** What is committed in this time before a primary is lost takes effect, and nobody hears of it. */
const UNHEARD_MS = 150;
const ISOLATED_MS = 2_000;
/** How long a lost primary that is back takes itself for one. */
const MISTAKEN_MS = 2_500;

/** A primary with a synchronous standby behind HAProxy, with the settings for operators. */
export class FailoverDatabase {
  kills = 0;
  /** Leads to the primary. */
  readonly url: string;
  /** Leads to a standby as long as it is one. */
  readonly replicaUrl: string;
  readonly #pair: PostgresPair;
  readonly #proxy: DatabaseProxy;
  readonly #line: DatabaseLine;

  private constructor(pair: PostgresPair, proxy: DatabaseProxy, line: DatabaseLine) {
    this.#pair = pair;
    this.#proxy = proxy;
    this.#line = line;
    this.url = line.url;
    this.replicaUrl = pair.nodes[1].url;
  }

  /** Throws an Error that says what the machine lacks. */
  static async make(): Promise<FailoverDatabase> {
    const bin = await findPrograms();
    if (bin === null || !isInstalled('haproxy'))
      throw new Error('Failovers need PostgreSQL and HAProxy on this machine.');
    const pair = await startPostgresPair(bin);
    try {
      const proxy = await startDatabaseProxy(pair.nodes);
      return new FailoverDatabase(pair, proxy, await openDatabaseLine(proxy.url));
    } catch (error) {
      await pair.stop();
      throw error;
    }
  }

  /** Loses the primary in the next of the ways; resolves when both are there again and keep step. */
  async failOver(): Promise<void> {
    const way = ROTATION[this.kills % ROTATION.length];
    this.kills += 1;
    this.#line.hushAfter('COMMIT');
    await sleep(UNHEARD_MS);
    const thaw = way === 'isolate' ? this.#pair.freezePrimary() : null;
    if (way === 'kill') await this.#pair.killPrimary();
    if (way === 'change') await this.#pair.shutPrimaryDown();
    await this.#pair.promote();
    this.#line.hushAfter(null);
    if (thaw) {
      await sleep(ISOLATED_MS);
      thaw();
      await sleep(MISTAKEN_MS);
    }
    await this.#pair.rejoin();
  }

  query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return execute<Row>(this.#proxy.url, sql, values);
  }

  async stop(): Promise<void> {
    await this.#line.close();
    await this.#proxy.stop();
    await this.#pair.stop();
  }
}
