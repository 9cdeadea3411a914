import { spawn, type ChildProcess } from 'node:child_process';
import { open, rename, rmdir, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAs, serverEnvironment } from './embeddedAccount.ts';
import type { Binaries } from './embeddedBinaries.ts';
import type { Transport } from './embeddedCluster.ts';
import type { Places } from './embeddedPlaces.ts';
import { processExists, readPostmaster } from './embeddedPostmaster.ts';

/** Ends the server when our end of its pipe closes, however we die. */
export type Guard = { process: ChildProcess; hasExited: () => boolean };

export type Launch = {
  places: Places;
  binaries: Binaries;
  transport: Transport;
  socketDirectory: string;
  port: number;
  isDurable: boolean;
  /** A process that got the pid of a dead server; see `launchServer`. */
  recycledPid: number | null;
};

const logMaxBytes = 5_000_000;

/**
 * `exec` turns the shell into the server. The watchdog is deliberately an orphan, since the server
 * must not find an unknown child. It waits on the pipe to us and then requests a fast shutdown.
 */
const launchScript =
  'exec 3<&0; ( (read _ <&3; kill -INT $$ 2>/dev/null) & ); exec "$@" </dev/null 3<&-';
const watchScript = 'read _; kill -INT "$1" 2>/dev/null';

/** Without a shell: start and fast stop through pg_ctl. */
const controlScript = `
const { spawnSync } = require('node:child_process');
const [control, cluster, log, options] = process.argv.slice(1);
if (options) {
  const args = ['start', '-W', '-D', cluster, '-l', log, '-o', options];
  const { status } = spawnSync(control, args, { stdio: 'ignore', windowsHide: true });
  if (status !== 0) process.exit(1);
}
process.stdin.resume().on('end', () => {
  spawnSync(control, ['stop', '-m', 'fast', '-D', cluster], { stdio: 'ignore', windowsHide: true });
});
`;

const serverSettings = ({ transport, socketDirectory, port, isDurable }: Launch) => ({
  listen_addresses: transport === 'socket' ? '' : '127.0.0.1',
  unix_socket_directories: transport === 'socket' ? socketDirectory : '',
  unix_socket_permissions: '0700',
  port: String(port),
  fsync: isDurable ? 'on' : 'off',
  full_page_writes: isDurable ? 'on' : 'off',
  synchronous_commit: isDurable ? 'on' : 'off',
  autovacuum: isDurable ? 'on' : 'off',
  // A small WAL keeps the start after a crash within seconds.
  max_wal_size: '256MB',
  // The lowest level that allows backups while people write.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_connections: '210',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements can carry user text; errors are logged without them.
  log_min_error_statement: 'panic',
  log_min_messages: 'fatal',
  cluster_name: 'trybe',
});

async function openLog({ log, account }: Places) {
  const size = (await stat(log).catch(() => null))?.size ?? 0;
  if (size > logMaxBytes) await rename(log, `${log}.1`).catch(() => undefined);
  const handle = await open(log, 'a', 0o600);
  // The next start may be the account's own, without root.
  if (account !== null) await handle.chown(account.uid, account.gid);
  return handle;
}

function watchProcess(child: ChildProcess): Guard {
  let isOver = false;
  child.once('exit', () => (isOver = true));
  child.once('error', () => (isOver = true));
  // Without a free file descriptor Node returns a child that has no stdin, against its type.
  const { stdin }: Partial<ChildProcess> = child;
  stdin?.on('error', () => undefined);
  // Our exit must not wait for the server: the closing pipe ends it.
  child.unref();
  if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return { process: child, hasExited: () => isOver };
}

/**
 * Detached, so that Ctrl-C reaches only us and open requests can finish first. `recycledPid` is a
 * live process that is no database but has the pid in `postmaster.pid`: named as a grandparent, it
 * does not count as a rival for PostgreSQL, which still checks the shared memory, so nobody has to
 * delete that file.
 */
export async function launchServer(launch: Launch): Promise<Guard> {
  const { places, binaries, transport, recycledPid } = launch;
  const settings = Object.entries(serverSettings(launch));
  const log = transport === 'socket' ? await openLog(places) : null;
  try {
    const output = log?.fd ?? 'ignore';
    const pairs = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const options = settings.map(([name, value]) => `-c ${name}=${value || "''"}`).join(' ');
    const child = spawn(
      transport === 'socket' ? '/bin/sh' : process.execPath,
      transport === 'socket'
        ? ['-c', launchScript, 'sh', binaries.postgres, '-D', places.cluster, ...pairs]
        : ['-e', controlScript, binaries.pgCtl, places.cluster, places.log, options],
      {
        cwd: places.base,
        env: {
          ...serverEnvironment(),
          ...(recycledPid !== null && { PG_GRANDPARENT_PID: String(recycledPid) }),
        },
        stdio: ['pipe', output, output],
        detached: true,
        windowsHide: true,
        ...(places.account && { uid: places.account.uid, gid: places.account.gid }),
      },
    );
    return watchProcess(child);
  } finally {
    await log?.close();
  }
}

/** Ties the life of a server started by another process to ours. */
export function guardServer(launch: Launch, pid: number): Guard {
  const { places, binaries, transport } = launch;
  const child = spawn(
    transport === 'socket' ? '/bin/sh' : process.execPath,
    transport === 'socket'
      ? ['-c', watchScript, 'sh', String(pid)]
      : ['-e', controlScript, binaries.pgCtl, places.cluster, places.log, ''],
    {
      cwd: places.base,
      env: serverEnvironment(),
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      windowsHide: true,
      ...(places.account && { uid: places.account.uid, gid: places.account.gid }),
    },
  );
  return watchProcess(child);
}

async function isGoneWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (processExists(pid)) {
    if (performance.now() > end) return false;
    await sleep(15);
  }
  return true;
}

/**
 * A directory outside of the data (where its path was too long) would litter a shared directory.
 */
async function removeSocketDirectory({ places, socketDirectory }: Launch): Promise<void> {
  if (socketDirectory === '' || socketDirectory.startsWith(places.base)) return;
  await rmdir(socketDirectory).catch(() => undefined);
}

/**
 * Ends the server within 2 s: a fast shutdown, or an immediate one if that takes too long, after
 * which the next start replays the WAL; committed data survives either way.
 */
export async function stopServer(launch: Launch, guard: Guard | null): Promise<void> {
  const { places, binaries, transport } = launch;
  const postmaster = await readPostmaster(places.cluster);
  guard?.process.stdin?.end();
  if (postmaster === null || !postmaster.isAlive) return;
  if (await isGoneWithin(postmaster.pid, 1500)) return removeSocketDirectory(launch);
  const args = ['stop', '-m', 'immediate', '-W', '-D', places.cluster];
  if (transport === 'loopback') await runAs(places.account, binaries.pgCtl, args);
  else process.kill(postmaster.pid, 'SIGQUIT');
  await isGoneWithin(postmaster.pid, 400);
}
