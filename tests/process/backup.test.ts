import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { unprivilegedAccounts } from '#api/database/embedded/embeddedAccount.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { listIssues } from '#schema/issues/issue.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { openEmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { eventually } from '#tests/support/eventually.ts';
import { isInstalled } from '#tests/support/servers/program.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { runCommandLine } from '#tests/support/servers/serverProcess.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const run = promisify(execFile);

/** Runs a script of the operators'; answers what it printed last, rejects with what went wrong. */
async function ops(script: string, environment: Record<string, string>, ...words: string[]) {
  const file = path.join(projectRoot, 'api/ops', script);
  const { stdout } = await run(file, words, {
    env: { PATH: process.env.PATH, ...environment },
  });
  return stdout.trim();
}

async function emptyInstallation() {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  return { DATABASE_URL: database.url, DATA_DIR: testFolder() };
}

test('a backup says what it needs', async () => {
  const nowhere = { DATABASE_URL: '' };
  await expect(ops('backup.sh', nowhere, testFolder())).rejects.toThrow(/Set DATABASE_URL/u);
  await expect(ops('restore.sh', nowhere, testFolder())).rejects.toThrow(/Set DATABASE_URL/u);
});

test('an embedded database is saved while people write, and back in another folder', async () => {
  const lost = { DATABASE: 'embedded', DATA_DIR: testFolder() };
  const server = await startServerOfTest({ ...lost, DEMO_DATA: 'on' });
  await expect(ops('backup.sh', { DATA_DIR: lost.DATA_DIR }, testFolder())).rejects.toThrow(
    /DATABASE=embedded/u,
  );
  let written = 0;
  const saved = new AbortController();
  await queryEmbedded(lost.DATA_DIR, 'create table written (n int)');
  const writing = (async () => {
    while (!saved.signal.aborted) {
      await queryEmbedded(lost.DATA_DIR, 'insert into written values ($1)', [(written += 1)]);
      await sleep(20);
    }
  })();
  expect(await eventually(() => written > 3, 30_000)).toBe(true);
  const before = written - 1;
  const folder = testFolder();
  const backup = await ops('backup.sh', lost, folder);
  saved.abort();
  await writing;
  const { output: books } = runCommandLine(['--verify'], lost);
  expect(books).toMatch(/^The books hold: \d{2,} ledger transactions, \d{2,} audit entries\./u);
  await server.stop();

  const fresh = { DATABASE: 'embedded', DATA_DIR: testFolder() };
  await ops('restore.sh', fresh, backup);
  const restored = await startEmbeddedPostgres({ dataDir: fresh.DATA_DIR });
  const [row] = await queryEmbedded<{ rows: number; last: number }>(
    fresh.DATA_DIR,
    'select count(*)::int as rows, max(n) as last from written',
  );
  await restored.stop();
  expect(row?.rows).toBe(row?.last);
  expect(row?.last).toBeGreaterThanOrEqual(before);
  await expect(ops('restore.sh', fresh, backup)).rejects.toThrow(/take an empty DATA_DIR/u);

  // Also where no server runs, and by the operator's command.
  const drill = await ops('trybe', {}, 'restore-drill', await ops('backup.sh', fresh, folder));
  expect(drill).toContain(books.trim());
  expect(drill).toMatch(/^[1-9]\d* files$/mu);
});

if (isInstalled('pg_dump')) {
  test('what a machine took with it is back on an empty one, books, photos and all', async () => {
    const lost = await emptyInstallation();
    const server = await startServerOfTest({ ...lost, DEMO_DATA: 'on' });
    const photoOf = async (origin: string) => {
      const client = createClient((url, init) => fetch(origin + url, init));
      const listed = await client.expectCall(listIssues, { query: { page: 1 } });
      const items = Array.isArray(listed) ? listed : listed.items;
      const { pathname, search } = new URL(items[0]?.imageUrl ?? '');
      const answer = await fetch(origin + pathname + search);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const photo = await photoOf(server.origin);
    const backup = await ops('backup.sh', lost, testFolder());
    expect(existsSync(path.join(lost.DATA_DIR, 'last-backup'))).toBe(true);
    await server.stop();
    const { output: before } = runCommandLine(['--verify'], lost);
    expect(before).toMatch(/^The books hold: \d+ ledger transactions, \d+ audit entries\./u);
    rmSync(lost.DATA_DIR, { recursive: true });

    const fresh = await emptyInstallation();
    await ops('restore.sh', fresh, backup);
    expect(runCommandLine(['--verify'], fresh).output).toBe(before);
    const again = await startServerOfTest({ ...fresh, DEMO_DATA: 'off' });
    expect((await photoOf(again.origin)).equals(photo)).toBe(true);
    expect(await again.stop()).toBe(0);

    // As the operator rehearses it: somewhere else, and gone afterwards.
    const drill = await ops('restore-drill.sh', {}, backup);
    expect(drill).toContain(before.trim());
    expect(drill).toMatch(/^\d+ issues, \d+ pledges, \d+ accounts, [1-9]\d* files$/mu);
    expect(drill).toMatch(/Restored in \d+ s, verified in \d+ s\.$/u);

    // Nothing is ever written over.
    await expect(ops('restore.sh', fresh, backup)).rejects.toThrow(/take an empty one/u);
  });

  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    test('what root restores belongs to the account of the folder, which has to read it', async () => {
      const lost = await emptyInstallation();
      const photos = path.join(lost.DATA_DIR, 'files/photo/ab');
      mkdirSync(photos, { recursive: true });
      writeFileSync(path.join(photos, 'first'), 'one');
      const backup = await ops('backup.sh', lost, testFolder());

      const fresh = await emptyInstallation();
      const [account] = unprivilegedAccounts(readFileSync('/etc/passwd', 'utf8'));
      const { uid, gid } = account ?? { uid: 0, gid: 0 };
      chownSync(fresh.DATA_DIR, uid, gid);
      await ops('restore.sh', fresh, backup);
      const owners = readdirSync(fresh.DATA_DIR, { recursive: true, encoding: 'utf8' }).map(
        (name) => {
          const found = statSync(path.join(fresh.DATA_DIR, name));
          return [name, found.uid, found.gid];
        },
      );
      const restored = ['files', 'files/photo', 'files/photo/ab', 'files/photo/ab/first'];
      expect(owners).toEqual(restored.map((name) => [name, uid, gid]));
    });

  test('backups go by their age, with the photos that only they name', async () => {
    const installation = await emptyInstallation();
    const folder = testFolder();
    const files = path.join(installation.DATA_DIR, 'files/photo/ab');
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, 'first'), 'one');
    const first = await ops('backup.sh', installation, folder);
    rmSync(path.join(files, 'first'));
    writeFileSync(path.join(files, 'second'), 'two');
    const old = path.join(folder, '2020-01-01T000000Z');
    renameSync(first, old);
    writeFileSync(path.join(folder, 'files/photo/ab/first'), 'one');

    const second = await ops('backup.sh', { ...installation, KEEP_DAYS: '3' }, folder);
    expect(readdirSync(folder).toSorted()).toEqual([path.basename(second), 'files']);
    expect(readdirSync(path.join(folder, 'files/photo/ab'))).toEqual(['second']);
    await expect(ops('backup.sh', { ...installation, KEEP_DAYS: 'few' }, folder)).rejects.toThrow(
      /KEEP_DAYS/u,
    );
  });

  test('a password is never a word of a command', async () => {
    const { DATABASE_URL, DATA_DIR } = await emptyInstallation();
    const address = new URL(DATABASE_URL);
    address.password = 'a#secret';
    const spy = testFolder();
    const seen = path.join(spy, 'seen');
    writeFileSync(
      path.join(spy, 'pg_dump'),
      `#!/bin/sh\necho "$@ [$PGPASSWORD]" > ${seen}\nfor word; do case $word in --file=*) touch "\${word#--file=}";; esac; done\n`,
      { mode: 0o755 },
    );
    const file = path.join(projectRoot, 'api/ops/backup.sh');
    await run(file, [testFolder()], {
      env: { PATH: `${spy}:${process.env.PATH}`, DATABASE_URL: address.href, DATA_DIR },
    });
    const [words = '', password] = readFileSync(seen, 'utf8').split('[');
    expect(words).toContain(address.hostname);
    expect(words).not.toContain('secret');
    expect(password).toBe('a#secret]\n');
  });
}
