import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { canWrite, unprivilegedAccounts } from '#api/database/embedded/embeddedAccount.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { embeddedBaseOf } from '#tests/support/database/embeddedServer.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { removeFolder, testFolder } from '#tests/support/temporaryFolder.ts';

const isRoot = process.getuid?.() === 0;

/** Somebody without rights, when we are root and may become them. */
function stranger() {
  const [account] = unprivilegedAccounts(readFileSync('/etc/passwd', 'utf8'));
  if (!account) throw new Error('This machine has no account but root');
  return account;
}

/** Whether that account can read the checkout: not when it lies in a closed home of root. */
function canReach(file: string, { uid, gid }: { uid: number; gid: number }): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', file], { uid, gid, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** A home that nobody but its owner can enter. */
function makeClosedHome(owner?: { uid: number; gid: number }): string {
  const home = path.join(testFolder(), 'home');
  mkdirSync(home);
  if (owner) chownSync(home, owner.uid, owner.gid);
  chmodSync(home, 0o700);
  return home;
}

async function startAndStop(
  home: string,
  account?: { uid: number; gid: number },
): Promise<{ page: string; dataDir: string }> {
  const dataDir = path.join(home, 'trybe', '.data');
  const server = await startServerOfTest(
    { HOME: home, DATA_DIR: dataDir, DEMO_DATA: 'off' },
    { cwd: home, ...(account && { account: { uid: account.uid, gid: account.gid } }) },
  );
  const page = await fetch(`${server.origin}/issues`).then((response) => response.text());
  expect(await server.stop()).toBe(0);
  return { page, dataDir };
}

describe('a start in a home of mode 0700', () => {
  test('works for its owner, and the home stays closed', async () => {
    const home = makeClosedHome();
    const { page, dataDir } = await startAndStop(home);
    const base = embeddedBaseOf(dataDir);
    // As root the database cannot live in the home: its account could not enter.
    if (isRoot) onTestFinished(() => removeFolder(base));
    expect(page).toContain('<div id="root"');
    expect(base.startsWith(home)).toBe(!isRoot);
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  const isApplicable = isRoot && canReach(path.join(projectRoot, 'dist/api/main.js'), stranger());
  if (isApplicable)
    test('works for an ordinary user, with all data in that home', async () => {
      const account = stranger();
      const home = makeClosedHome(account);
      const { page, dataDir } = await startAndStop(home, account);
      expect(page).toContain('<div id="root"');
      expect(embeddedBaseOf(dataDir)).toBe(path.join(dataDir, 'postgres'));
      expect(statSync(path.join(dataDir, 'postgres', 'cluster')).uid).toBe(account.uid);
      expect(await canWrite(account, dataDir)).toBe(true);
      expect(statSync(home).mode & 0o777).toBe(0o700);
    });
});
