import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { serverPassword } from './embeddedCluster.ts';
import { findPlaces, POINTER } from './embeddedPlaces.ts';
import { readPostmaster } from './embeddedPostmaster.ts';

/**
 * Owner's URL of the embedded PostgreSQL that another process runs on the data directory, or null.
 * It ends with that process.
 */
export async function findRunningEmbedded(dataDir: string): Promise<string | null> {
  const places = await findPlaces(dataDir);
  const server = await readPostmaster(places.cluster);
  if (server?.isAlive !== true || server.status !== 'ready') return null;
  const { port, socketDirectory } = server;
  const account = `trybe:${await serverPassword(places)}`;
  if (socketDirectory !== '') {
    const host = encodeURIComponent(socketDirectory);
    return `postgresql://${account}@localhost:${port}/trybe?host=${host}`;
  }
  return `postgresql://${account}@127.0.0.1:${port}/trybe`;
}

/** Whether a server was ever started on the data directory. Makes nothing there. */
export async function hasEmbedded(dataDir: string): Promise<boolean> {
  const isThere = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  if (!(await isThere(join(dataDir, 'postgres'))) && !(await isThere(join(dataDir, POINTER))))
    return false;
  const { cluster } = await findPlaces(dataDir);
  return isThere(join(cluster, 'PG_VERSION'));
}
