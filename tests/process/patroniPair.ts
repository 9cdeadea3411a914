import { chownSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startProgram, type RunningProgram } from '#tests/support/servers/program.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { signalTree } from '#tests/support/database/embeddedServer.ts';
import type { DatabaseNode } from '#tests/support/database/postgresNode.ts';
import { unprivilegedAccount } from '#tests/support/database/systemPostgres.ts';

const PASSWORD = 'secret';
/** Patroni gives a lost leader 20 s. */
const SUCCESSOR_WITHIN_MS = 60_000;
const WHOLE_WITHIN_MS = 60_000;
/** Of Patroni's words, in an error. */
const LINES_SHOWN = 30;

type Surroundings = {
  bin: string;
  folder: string;
  etcdPort: number;
  account: { uid: number; gid: number } | undefined;
};

/** A status of 200 says that the node is what the path asks. */
const isSo = (statusPort: number, question: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${statusPort}/${question}`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function startEtcd({ folder, etcdPort, account }: Surroundings): Promise<RunningProgram> {
  const [client, peer] = [etcdPort, await freePort()].map((port) => `http://127.0.0.1:${port}`);
  const settings = {
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return startProgram('etcd', [...args, '--unsafe-no-fsync'], {
    account,
    isReady: () => isSo(etcdPort, 'health'),
  });
}

/** A PostgreSQL under Patroni; both can be killed and frozen together, as a machine is. */
class PatroniNode implements DatabaseNode {
  readonly name: string;
  readonly port: number;
  readonly statusPort: number;
  readonly url: string;
  readonly #around: Surroundings;
  readonly #data: string;
  #patroni: RunningProgram | null = null;

  constructor(name: string, [port, statusPort]: readonly [number, number], around: Surroundings) {
    this.name = name;
    this.port = port;
    this.statusPort = statusPort;
    this.url = `postgresql://trybe:${PASSWORD}@127.0.0.1:${port}/trybe`;
    this.#around = around;
    this.#data = path.join(around.folder, name);
  }

  async start(): Promise<void> {
    const { account, bin, etcdPort, folder } = this.#around;
    const [own, rest] = [this.port, this.statusPort].map((port) => `127.0.0.1:${port}`);
    const environment = {
      HOME: folder,
      PATRONI_NAME: this.name,
      PATRONI_ETCD3_HOSTS: `'127.0.0.1:${etcdPort}'`,
      PATRONI_RESTAPI_LISTEN: rest ?? '',
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest ?? '',
      PATRONI_POSTGRESQL_LISTEN: own ?? '',
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: own ?? '',
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${this.name}.pgpass`),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      // Its sockets would be under /var/run, which not every machine has.
      PGHOST: '127.0.0.1',
    };
    const file = path.join(projectRoot, 'api/ops/patroni.yml');
    this.#patroni = await startProgram('patroni', [file], {
      account,
      environment,
      isReady: () => isSo(this.statusPort, 'liveness'),
    });
  }

  /** What Patroni said last. */
  output(): string {
    return this.#patroni?.output().split('\n').slice(-LINES_SHOWN).join('\n') ?? '';
  }

  isLeader(): Promise<boolean> {
    return isSo(this.statusPort, 'primary');
  }

  /** Whether what the leader acknowledges is here, too. */
  isInStep(): Promise<boolean> {
    return isSo(this.statusPort, 'synchronous');
  }

  /** To Patroni and to the PostgreSQL that it has started, which is no child of it. */
  signal(signal: NodeJS.Signals): void {
    if (this.#patroni) signalTree(this.#patroni.pid, signal);
    try {
      const [pid] = readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
      signalTree(Number(pid), signal);
    } catch (error) {
      // It has not begun, or has ended.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

export type PatroniPair = {
  nodes: readonly [DatabaseNode, DatabaseNode];
  /** SIGKILL to the leader's whole machine; resolves when the other one leads. */
  killLeader(): Promise<void>;
  /** Both change places, as an operator has them do before an upgrade. */
  switchOver(): Promise<void>;
  /** The leader's machine stands still, without a word to anybody; resolves when the other one leads. */
  freezeLeader(): Promise<void>;
  /** Brings back whatever was killed or frozen; resolves when both keep step again. */
  mend(): Promise<void>;
  stop(): Promise<void>;
};

/** Two PostgreSQL under Patroni and etcd, with the settings for operators. `bin`: its programs. */
export async function startPatroniPair(bin: string): Promise<PatroniPair> {
  const folder = makeTemporaryFolder();
  const account = await unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const around = { bin, folder, account, etcdPort: await freePort() };
  const etcd = await startEtcd(around);
  const nodeOf = async (name: string) =>
    new PatroniNode(name, [await freePort(), await freePort()], around);
  const nodes = [await nodeOf('one'), await nodeOf('two')] as const;
  const [one, two] = nodes;
  const otherOf = (node: PatroniNode) => (node === one ? two : one);
  let broken: { node: PatroniNode; mend: () => Promise<void> } | null = null;

  async function findLeader(): Promise<PatroniNode> {
    return (await one.isLeader()) ? one : two;
  }
  async function untilItLeads(node: PatroniNode): Promise<void> {
    if (!(await eventually(() => node.isLeader(), SUCCESSOR_WITHIN_MS)))
      throw new Error(`${node.name} did not take over.\n${node.output()}`);
  }
  async function untilWhole(): Promise<void> {
    const isWhole = async () => otherOf(await findLeader()).isInStep();
    if (!(await eventually(isWhole, WHOLE_WITHIN_MS)))
      throw new Error(`They do not keep step.\n${nodes.map((node) => node.output()).join('\n')}`);
  }

  async function stop(): Promise<void> {
    for (const node of nodes) node.signal('SIGKILL');
    await etcd.stop();
    removeFolder(folder);
  }
  async function start(): Promise<void> {
    await one.start();
    await untilItLeads(one);
    const asOwner = `postgresql://postgres:${PASSWORD}@127.0.0.1:${one.port}/postgres`;
    await execute(asOwner, `create role trybe login password '${PASSWORD}'`);
    await execute(asOwner, 'create database trybe owner trybe');
    await two.start();
    await untilWhole();
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    nodes,
    async killLeader() {
      const leader = await findLeader();
      leader.signal('SIGKILL');
      broken = { node: leader, mend: () => leader.start() };
      await untilItLeads(otherOf(leader));
    },
    async switchOver() {
      const leader = await findLeader();
      const body = JSON.stringify({ leader: leader.name, candidate: otherOf(leader).name });
      await fetch(`http://127.0.0.1:${leader.statusPort}/switchover`, { method: 'POST', body });
      await untilItLeads(otherOf(leader));
    },
    async freezeLeader() {
      const leader = await findLeader();
      leader.signal('SIGSTOP');
      broken = { node: leader, mend: async () => leader.signal('SIGCONT') };
      await untilItLeads(otherOf(leader));
    },
    async mend() {
      await broken?.mend();
      broken = null;
      await untilWhole();
    },
    stop,
  };
}
