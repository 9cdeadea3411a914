import { chownSync } from 'node:fs';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { execute } from './copiedDatabase.ts';
import { nodeUrl, PostgresNode, type DatabaseNode } from './postgresNode.ts';
import { unprivilegedAccount } from './systemPostgres.ts';

const WAIT_MS = 30_000;

export type PostgresPair = {
  /** In the order of `haproxy-database.cfg`; the first one begins as the primary. */
  nodes: readonly [DatabaseNode, DatabaseNode];
  /** SIGKILL to the primary: its machine is gone. */
  killPrimary(): Promise<void>;
  /** The primary ends as for an upgrade. */
  shutPrimaryDown(): Promise<void>;
  /** The primary neither answers nor closes anything until the returned call. */
  freezePrimary(): () => void;
  /** The standby takes its place; resolves when it takes writes. */
  promote(): Promise<void>;
  /** Has what was the primary follow its successor; resolves when it keeps step. */
  rejoin(): Promise<void>;
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
};

type PairOptions = {
  isSynchronous?: boolean;
  /** Where a standby finds a primary that listens on `port`; absent: there. */
  reach?: (port: number) => Promise<number>;
};

/**
 * Two PostgreSQL servers of this machine: what the primary has acknowledged the standby has, too, by
 * synchronous streaming, unless told otherwise. `bin` is where its programs are.
 */
export async function startPostgresPair(
  bin: string,
  { isSynchronous = true, reach }: PairOptions = {},
): Promise<PostgresPair> {
  const folder = makeTemporaryFolder();
  const account = await unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const nodeOf = async (name: string) =>
    new PostgresNode(name, { bin, account, folder, port: await freePort() });
  const [one, two] = [await nodeOf('one'), await nodeOf('two')];
  let primary = one;
  const standby = () => (primary === one ? two : one);

  async function join(): Promise<void> {
    const [leader, follower] = [primary, standby()];
    await follower.follow({ port: (await reach?.(leader.port)) ?? leader.port });
    await follower.start();
    if (isSynchronous) {
      const names = `alter system set synchronous_standby_names = '${follower.name}'`;
      await execute(leader.url, names);
      await execute(leader.url, 'select pg_reload_conf()');
    }
    const state = isSynchronous ? 'sync' : 'async';
    const looking = `select 1 from pg_stat_replication where sync_state = '${state}'`;
    const isInStep = async () => (await execute(leader.url, looking)).length > 0;
    if (!(await eventually(isInStep, WAIT_MS))) throw new Error('The standby does not keep step.');
    // Committed only when the standby has it, and with it all that was acknowledged before.
    await execute(leader.url, `select pg_logical_emit_message(true, 'in step', '')`);
  }

  const init = ['-D', one.data, '-U', 'trybe', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await one.program('initdb', [...init, '--no-sync']);
  await one.start();
  await execute(nodeUrl(one.port, 'postgres'), 'create database trybe');
  await join();
  await Promise.all([one.tell(), two.tell()]);
  return {
    nodes: [one, two],
    killPrimary: () => primary.kill(),
    shutPrimaryDown: () => primary.shutDown(),
    freezePrimary() {
      const frozen = primary;
      frozen.signal('SIGSTOP');
      return () => frozen.signal('SIGCONT');
    },
    async promote() {
      await standby().promote();
      primary.isDeposed = true;
      primary = standby();
    },
    async rejoin() {
      await standby().kill();
      await join();
    },
    killStandby: () => standby().kill(),
    startStandby: () => standby().start(),
    async stop() {
      await Promise.all([one.stop(), two.stop()]);
      removeFolder(folder);
    },
  };
}
