import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { readPostmaster } from '#api/database/embedded/embeddedPostmaster.ts';
import { findRunningEmbedded } from '#api/database/embedded/findRunningEmbedded.ts';

/** Where the database of a data directory lives: in it, or where its pointer file says. */
export function embeddedBaseOf(dataDir: string): string {
  const pointer = path.join(dataDir, 'postgres-location.txt');
  return existsSync(pointer)
    ? readFileSync(pointer, 'utf8').trim()
    : path.join(dataDir, 'postgres');
}

/** The process of the embedded PostgreSQL of a data directory; null when none is alive. */
export async function embeddedPid(dataDir: string): Promise<number | null> {
  const postmaster = await readPostmaster(path.join(embeddedBaseOf(dataDir), 'cluster'));
  return postmaster?.isAlive === true ? postmaster.pid : null;
}

/** Asks the running embedded PostgreSQL of a data directory directly, past the API. */
export async function queryEmbedded<Row extends object>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connectionString = await findRunningEmbedded(dataDir);
  if (connectionString === null) throw new Error(`No PostgreSQL runs on ${dataDir}`);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A process and everything below it, by pid. */
export function processTree(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number));
  const tree = [pid];
  for (const parent of tree)
    for (const [child = 0, its = 0] of pairs) if (its === parent) tree.push(child);
  return tree;
}

/** Sends a signal to a process and all its descendants; one that has ended meanwhile is not an error. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of processTree(pid)) {
    try {
      process.kill(one, signal);
    } catch {
      continue;
    }
  }
}
