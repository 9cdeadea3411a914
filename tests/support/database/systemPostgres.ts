import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '#tests/support/servers/freePort.ts';

export type SystemPostgres = {
  /** For people: which PostgreSQL this is. */
  name: string;
  url: string;
  stop(): Promise<void>;
};

const run = promisify(execFile);
/** Where Debian, Red Hat and Homebrew keep the programs of PostgreSQL. */
const ROOTS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];
const OLDEST_VERSION = 15;
const START_WITHIN_MS = 15_000;

/**
 * A PostgreSQL that is not ours: the server of `TEST_DATABASE_URL`, else a private one of the oldest
 * programs installed on this machine, since the embedded one is new, else null. A private one is gone after `stop`.
 */
export async function findSystemPostgres(): Promise<SystemPostgres | null> {
  const given = process.env.TEST_DATABASE_URL ?? '';
  if (given !== '') {
    const version = await versionOf(given).catch((error: Error) => {
      throw new Error(`TEST_DATABASE_URL names a server that does not answer: ${error.message}`);
    });
    return { name: `PostgreSQL ${version} of TEST_DATABASE_URL`, url: given, stop: async () => {} };
  }
  const bin = (await findInstallations()).at(-1);
  return bin === undefined ? null : startPrivate(bin);
}

/** Where the programs of the newest installation are that has all we need; null: there is none. */
export const findPrograms = async (): Promise<string | null> =>
  (await findInstallations())[0] ?? null;

/** The folders of programs of every supported version, newest first. */
async function findInstallations(): Promise<string[]> {
  const found: { bin: string; version: number }[] = [];
  for (const root of ROOTS) {
    const names = await readdir(root).catch(() => [] as string[]);
    for (const name of names) {
      const version = Number(/(?:^|@)(\d+)/u.exec(name)?.[1] ?? 0);
      const bin = path.join(root, name, 'bin');
      const programs = await readdir(bin).catch(() => [] as string[]);
      const isWhole = programs.includes('initdb') && programs.includes('postgres');
      if (isWhole && version >= OLDEST_VERSION) found.push({ bin, version });
    }
  }
  return found.toSorted((a, b) => b.version - a.version).map(({ bin }) => bin);
}

/** PostgreSQL refuses to run as root: somebody without rights has to. */
export async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((flag) => run('id', [flag, name]).catch(() => null)),
    );
    const [uid, gid] = ids.map((result) => Number(result?.stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither postgres nor nobody here.');
}

async function startPrivate(bin: string): Promise<SystemPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-pg-'));
  const account = await unprivilegedAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'trybe', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await run(path.join(bin, 'initdb'), [...init, '--no-sync'], { ...account, cwd: folder });
  const port = await freePort();
  const child = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-F',
      '-c',
      'max_connections=60',
    ],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgresql://trybe@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await endChild(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const version = await untilReady(url, child);
    return { name: `PostgreSQL ${version} of this machine`, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<string> {
  const end = performance.now() + START_WITHIN_MS;
  for (;;) {
    try {
      return await versionOf(url);
    } catch (error) {
      if (child.exitCode !== null || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function versionOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends the connections itself. */
async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}
