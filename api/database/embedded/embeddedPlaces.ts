import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canWrite, chooseAccount, type Account } from './embeddedAccount.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

export type Places = { account: Account | null; base: string; cluster: string; log: string };

/** Written into DATA_DIR when the database lives elsewhere; decides at the next start. */
export const POINTER = 'postgres-location.txt';
/** The address of a Unix socket is at most 103 bytes on macOS, 107 on Linux. */
const socketPathMaxBytes = 103;
const socketName = '.s.PGSQL.5432';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const placesIn = (base: string, account: Account | null): Places => ({
  account,
  base,
  cluster: join(base, 'cluster'),
  log: join(base, 'server.log'),
});

async function makePrivate(directory: string, account: Account | null): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (account !== null) await chown(directory, account.uid, account.gid);
  await chmod(directory, 0o700);
}

/**
 * Grants the account search permission on DATA_DIR, without listing. Only this directory is ours: a
 * closed home above it stays closed.
 */
async function isReachable(dataDir: string, own: string, account: Account): Promise<boolean> {
  if (await canWrite(account, own)) return true;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o7777) | 0o001);
  if (await canWrite(account, own)) return true;
  await chmod(dataDir, mode & 0o7777);
  return false;
}

async function freeName(parent: string, dataDir: string): Promise<string> {
  const name = join(parent, `trybe-${digest(dataDir)}`);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    // A leftover of an earlier DATA_DIR at the same path is kept and not reused.
    if ((await lstat(candidate).catch(() => null)) === null) return candidate;
  }
}

async function placeOutside(
  dataDir: string,
  account: Account,
  parents: readonly string[],
): Promise<Places> {
  for (const parent of parents) {
    const base = await freeName(parent, dataDir);
    const isMade = await makePrivate(base, account).then(
      () => canWrite(account, base),
      () => false,
    );
    if (isMade) {
      await writeFile(join(dataDir, POINTER), `${base}\n`, { flush: true });
      return placesIn(base, account);
    }
    await rmdir(base).catch(() => undefined);
  }
  throw new EmbeddedPostgresError(
    `The account "${account.name}" can reach neither ${dataDir} nor ${parents.join(', ')}. ` +
      'Set DATA_DIR to a directory that it can reach, or DATABASE_URL.',
  );
}

/**
 * As root the server runs under an unprivileged account; if that one cannot reach DATA_DIR (a home
 * of mode 0700) the database lives outside, and a file in DATA_DIR points to it for later starts.
 */
export async function findPlaces(
  dataDir: string,
  outsideParents: readonly string[] = ['/var/lib', '/var/tmp', tmpdir()],
): Promise<Places> {
  await mkdir(dataDir, { recursive: true });
  const real = await realpath(dataDir);
  const own = join(real, 'postgres');
  const pointer = (await readFile(join(real, POINTER), 'utf8').catch(() => '')).trim();
  if (pointer !== '') {
    const account = await chooseAccount(pointer);
    await makePrivate(pointer, account).catch((error: unknown) => {
      throw new EmbeddedPostgresError(
        `The database of ${real} lives in ${pointer}, which cannot be used: start as root.`,
        { cause: error },
      );
    });
    return placesIn(pointer, account);
  }
  const account = await chooseAccount(own);
  await makePrivate(own, account).catch((error: unknown) => {
    throw new EmbeddedPostgresError(
      `The database in ${own} belongs to another account or cannot be made there. Start as the ` +
        'account that started it first, or set DATA_DIR.',
      { cause: error },
    );
  });
  if (account === null || (await isReachable(real, own, account))) return placesIn(own, account);
  if ((await stat(join(own, 'cluster')).catch(() => null)) !== null) {
    throw new EmbeddedPostgresError(
      `The account "${account.name}" can no longer reach the database in ${own}. ` +
        'Let others pass through the directories above it (chmod o+x), then start again.',
    );
  }
  await rmdir(own);
  return placeOutside(real, account, outsideParents);
}

/** Private, with a name short enough for a socket address. */
export async function makeSocketDirectory({ base, account }: Places): Promise<string> {
  const isShort = (directory: string) =>
    Buffer.byteLength(join(directory, socketName)) <= socketPathMaxBytes;
  const near = join(base, 'run');
  if (isShort(near)) {
    await makePrivate(near, account);
    return near;
  }
  const temporary = isShort(join(tmpdir(), `trybe-${digest(base)}`)) ? tmpdir() : '/tmp';
  const named = join(temporary, `trybe-${digest(base)}`);
  await mkdir(named, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(named);
  const ownerUids = [process.getuid?.() ?? found.uid, account?.uid ?? found.uid];
  const isOurs = found.isDirectory() && ownerUids.includes(found.uid) && (found.mode & 0o077) === 0;
  // In a shared directory another user may have taken the name to listen in.
  const directory = isOurs ? named : await mkdtemp(join(temporary, 'trybe-'));
  await makePrivate(directory, account);
  return directory;
}
