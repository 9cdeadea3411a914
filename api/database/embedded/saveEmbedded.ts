import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPlaces } from './embeddedPlaces.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import { findRunningEmbedded } from './findRunningEmbedded.ts';

/** Useful only to the running server; or the write-ahead log, which is copied last. Both must start empty. */
const LEFT_EMPTY = ['pg_wal', 'pg_replslot'];

/** A file that vanished before it was copied was dropped since the start, as the WAL records. */
function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function copyFolder(from: string, to: string, left = new Set<string>()): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (left.has(entry.name)) continue;
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) await copyFile(source, target).catch(unlessGone);
  }
}

/** PostgreSQL's own way of copying the files of a server that keeps writing. */
async function copyWhileWriting(client: Client, cluster: string, to: string): Promise<void> {
  // Until the connection ends, no WAL segment from here on is removed.
  await client.query(`select pg_create_physical_replication_slot('trybe_backup', true, true)`);
  const started = await client.query<{ piece: string }>(
    `select pg_walfile_name(pg_backup_start('trybe', true)) as piece`,
  );
  await copyFolder(cluster, to, new Set([...LEFT_EMPTY, 'postmaster.pid']));
  for (const name of LEFT_EMPTY) await mkdir(join(to, name), { mode: 0o700 });
  const stopped = await client.query<{ label: string; piece: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as piece from pg_backup_stop(false)`,
  );
  const [first = '', last = ''] = [started.rows[0]?.piece, stopped.rows[0]?.piece];
  for (const piece of await readdir(join(cluster, 'pg_wal'))) {
    if (!/^[0-9A-F]{24}$/u.test(piece) || piece < first || piece > last) continue;
    await copyFile(join(cluster, 'pg_wal', piece), join(to, 'pg_wal', piece));
  }
  await writeFile(join(to, 'backup_label'), stopped.rows[0]?.label ?? '', { mode: 0o600 });
}

/**
 * Copies the embedded database of a data directory into the new `folder`, laid out like a data directory,
 * with the password of its roles. A running server keeps running.
 */
export async function saveEmbedded(dataDir: string, folder: string): Promise<void> {
  const running = await findRunningEmbedded(dataDir);
  const own = running === null ? await startEmbeddedPostgres({ dataDir }) : null;
  const client = new Client({ connectionString: running ?? own?.url });
  try {
    await client.connect();
    const { base, cluster } = await findPlaces(dataDir);
    await mkdir(folder, { mode: 0o700 });
    await copyWhileWriting(client, cluster, join(folder, 'cluster'));
    await copyFile(join(base, 'password'), join(folder, 'password'));
  } finally {
    await client.end();
    await own?.stop();
  }
}
