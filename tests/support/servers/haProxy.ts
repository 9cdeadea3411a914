import path from 'node:path';
import { findPackageRoot } from '#api/startup/packageRoot.ts';
import { isPrimary, type DatabaseNode } from '#tests/support/database/postgresNode.ts';
import { startProgram } from './program.ts';
import { freePort } from './freePort.ts';

export type HaProxy = {
  origin: string;
  /** Whether it regards both servers as ready. */
  isWhole(): Promise<boolean>;
  stop(): Promise<void>;
};

const settingsFile = (name: string) => path.join(findPackageRoot(), 'api/ops', name);

/** Puts HAProxy, with the settings for operators, before two servers of these ports. */
export async function startHaProxy(ports: readonly [number, number]): Promise<HaProxy> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const isWhole = () =>
    fetch(`${origin}/all-ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const environment = {
    WEB_BIND: `127.0.0.1:${port}`,
    TRYBE_ONE: `127.0.0.1:${ports[0]}`,
    TRYBE_TWO: `127.0.0.1:${ports[1]}`,
  };
  const program = await startProgram('haproxy', ['-db', '-f', settingsFile('haproxy.cfg')], {
    environment,
    isReady: isWhole,
  });
  return { origin, isWhole, stop: program.stop };
}

export type DatabaseProxy = {
  /** Leads to whichever server is the primary. */
  url: string;
  /** Leads to whichever follows it. */
  replicaUrl: string;
  stop(): Promise<void>;
};

/** Puts HAProxy, with the settings for operators, before two PostgreSQL servers. */
export async function startDatabaseProxy([one, two]: readonly [
  DatabaseNode,
  DatabaseNode,
]): Promise<DatabaseProxy> {
  const [bind, replicaBind] = [await freePort(), await freePort()].map(
    (port) => `127.0.0.1:${port}`,
  );
  const urlAt = (address = '') => one.url.replace(/@[^/]*/u, `@${address}`);
  const url = urlAt(bind);
  const environment = {
    DATABASE_BIND: bind ?? '',
    REPLICA_BIND: replicaBind ?? '',
    DATABASE_ONE: `127.0.0.1:${one.port}`,
    DATABASE_TWO: `127.0.0.1:${two.port}`,
    PATRONI_ONE: String(one.statusPort),
    PATRONI_TWO: String(two.statusPort),
  };
  // Before its first health check it sends every second connection to the standby.
  const isReady = async () =>
    (await Promise.all([isPrimary(url), isPrimary(url)])).every((isOne) => isOne);
  const program = await startProgram(
    'haproxy',
    ['-db', '-f', settingsFile('haproxy-database.cfg')],
    {
      environment,
      isReady,
    },
  );
  return { url, replicaUrl: urlAt(replicaBind), stop: program.stop };
}
