import { randomBytes } from 'node:crypto';
import { chown, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '#schema/durations.ts';
import { runAs, type Account } from './embeddedAccount.ts';
import type { Binaries } from './embeddedBinaries.ts';
import type { Places } from './embeddedPlaces.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

export type Transport = 'socket' | 'loopback';

const draftPrefix = 'new-';
const abandonedAfterMs = 10 * MINUTE_MS;
// guard: socket-asks-for-a-password
const SOCKET_RULES = ['--auth-local=scram-sha-256', '--auth-host=reject'];

const passwordFile = (places: Places): string => join(places.base, 'password');

const exists = async (path: string) => (await stat(path).catch(() => null)) !== null;

/** Accounts shared by services: what one may read, all may. */
const isShared = ({ uid }: Account): boolean => uid < 1000 || uid === 65_534;

/**
 * For the role that owns the database; made once. Readable by us and not by the account the server
 * drops to, which other services may share.
 */
export async function serverPassword(places: Places): Promise<string> {
  const file = passwordFile(places);
  const text = randomBytes(24).toString('base64url');
  const isNew = await writeFile(file, text, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    () => false,
  );
  const { account } = places;
  if (isNew && account !== null && !isShared(account)) await chown(file, account.uid, account.gid);
  return (await readFile(file, 'utf8')).trim();
}

/** The account can read the copy only while `run` lasts. */
async function withPasswordCopy<Result>(
  places: Places,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = join(places.base, `${draftPrefix}${randomBytes(6).toString('hex')}.password`);
  await writeFile(file, await serverPassword(places), { flag: 'wx', mode: 0o600 });
  try {
    if (places.account !== null) await chown(file, places.account.uid, places.account.gid);
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function removeAbandonedDrafts({ base }: Places): Promise<void> {
  for (const name of await readdir(base)) {
    const path = join(base, name);
    const found = name.startsWith(draftPrefix) ? await stat(path).catch(() => null) : null;
    if (found !== null && Date.now() - found.mtimeMs > abandonedAfterMs) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function initialise(places: Places, binaries: Binaries, transport: Transport) {
  const draft = join(places.base, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  const authentication = transport === 'socket' ? SOCKET_RULES : ['--auth=scram-sha-256'];
  const common = ['-D', draft, '-U', 'trybe', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  // UTF-8 character classes let the search index serve every script; the sort order stays C.
  const attempts = [['--lc-ctype=C.UTF-8'], ['--lc-ctype=en_US.UTF-8'], []];
  let output = '';
  for (const locale of attempts) {
    const result = await withPasswordCopy(places, (file) =>
      runAs(places.account, binaries.initdb, [
        ...common,
        ...authentication,
        `--pwfile=${file}`,
        ...locale,
      ]),
    );
    if (result.exitCode === 0) return draft;
    output = result.output;
    await rm(draft, { recursive: true, force: true });
  }
  throw new EmbeddedPostgresError(
    `The database could not be made in ${places.base}: ${output.trim().slice(-600)}`,
  );
}

/**
 * Created under another name and renamed when complete, so that a crash leaves nothing that looks like a
 * database; of two concurrent creators the first wins.
 */
export async function ensureCluster(
  places: Places,
  binaries: Binaries,
  transport: Transport,
): Promise<void> {
  if (await exists(join(places.cluster, 'PG_VERSION'))) return;
  await removeAbandonedDrafts(places);
  const draft = await initialise(places, binaries, transport);
  const isFirst = await rename(draft, places.cluster).then(
    () => true,
    () => false,
  );
  if (!isFirst) await rm(draft, { recursive: true, force: true });
  if (!(await exists(join(places.cluster, 'PG_VERSION')))) {
    throw new EmbeddedPostgresError(`${places.cluster} is in the way of the database: move it.`);
  }
  await syncDirectory(places.base);
}
