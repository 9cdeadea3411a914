import { execFile } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { findPrograms, unprivilegedAccount } from '#tests/support/database/systemPostgres.ts';
import { eventually } from '#tests/support/eventually.ts';
import { signInAt, startUnlimitedServer } from '#tests/support/servers/unlimitedServer.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { isInstalled } from '#tests/support/servers/program.ts';
import { runCommandLine } from '#tests/support/servers/serverProcess.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const run = promisify(execFile);
const SCRIPTS = ['backup-settings.sh', 'archive-wal.sh', 'base-backup.sh', 'restore-to.sh'];
const WAIT_MS = 60_000;

/** A machine with PostgreSQL, where its log is archived by the operators' script. */
async function startMachine(bin: string) {
  const account = await unprivilegedAccount();
  const folder = testFolder();
  const place = (name: string) => path.join(folder, name);
  const [data, archive] = [place('data'), place('wal')];
  const own = (file: string) => account && chownSync(file, account.uid, account.gid);
  own(folder);
  for (const script of SCRIPTS)
    copyFileSync(path.join(projectRoot, 'api/ops', script), place(script));
  const as = { ...account, cwd: folder };
  const port = await freePort();
  const url = `postgresql://trybe@127.0.0.1:${port}/trybe`;
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'archive_mode=on',
    `archive_command=${place('archive-wal.sh')} ${archive} %p %f`,
  ];
  const flags = settings.map((one) => `-c '${one}'`).join(' ');
  const control = (...words: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, ...words], as);
  onTestFinished(() =>
    control('stop', '-m', 'immediate').then(
      () => undefined,
      () => undefined,
    ),
  );
  const start = () => control('start', '-w', '-l', place('log'), '-o', flags);
  const init = ['-D', data, '-U', 'trybe', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await run(path.join(bin, 'initdb'), [...init, '--no-sync'], as);
  await start();
  await execute(url.replace(/trybe$/u, 'postgres'), 'create database trybe');
  // As root, where these tests are: PostgreSQL's account may not read the photos.
  const ops = async (script: string, environment: Record<string, string>, ...words: string[]) => {
    const env = { PATH: process.env.PATH, ...environment };
    return (await run(place(script), words, { cwd: folder, env })).stdout.trim();
  };
  return { url, data, archive, place, start, own, control, ops };
}

const bin = await findPrograms();

if (bin !== null && isInstalled('pg_dump')) {
  test('a lost machine is back as it was at a moment after its last backup', async () => {
    const machine = await startMachine(bin);
    const dataDir = machine.place('files-of-trybe');
    const installation = { DATABASE_URL: machine.url, DATA_DIR: dataDir };
    const photo = 'files/photo/first';
    mkdirSync(path.dirname(path.join(dataDir, photo)), { recursive: true });
    writeFileSync(path.join(dataDir, photo), 'one', { mode: 0o600 });
    const server = await startUnlimitedServer(installation);
    const rosa = await signInAt(server.origin);
    const backup = await machine.ops('base-backup.sh', installation, machine.place('backups'));

    const { id } = await rosa.expectCall(reportIssue, { body: REPORT });
    const dan = await signInAt(server.origin, 'dan');
    await dan.expectCall(createPledge, { body: { issueId: id, amount: '12.25' } });
    const { output: before } = runCommandLine(['--verify'], installation);
    expect(before).toMatch(/^The books hold: \d+ ledger transactions, \d+ audit entries\./u);
    const [at] = await execute<{ moment: string }>(
      machine.url,
      'select clock_timestamp()::text as moment',
    );
    await sleep(50);
    // What nobody wants back: it has to be in the archive all the same.
    await dan.expectCall(createPledge, { body: { issueId: id, amount: '99.00' } });
    expect(runCommandLine(['--verify'], installation).output).not.toBe(before);
    const [last] = await execute<{ file: string }>(
      machine.url,
      'select pg_walfile_name(pg_switch_wal()) as file',
    );
    const isArchived = () => existsSync(path.join(machine.archive, last?.file ?? ''));
    expect(await eventually(isArchived, WAIT_MS)).toBe(true);
    await server.kill();
    await machine.control('stop', '-m', 'immediate');
    rmSync(machine.data, { recursive: true });
    mkdirSync(machine.data);
    machine.own(machine.data);

    const restored = machine.place('restored');
    mkdirSync(restored);
    machine.own(restored);
    const words = [backup, machine.archive, machine.data, at?.moment ?? ''];
    await machine.ops('restore-to.sh', { DATA_DIR: restored }, ...words);
    expect(statSync(path.join(restored, photo)).uid).toBe(statSync(restored).uid);
    await machine.start();
    const isBack = async () =>
      (await execute<{ reads: boolean }>(machine.url, 'select pg_is_in_recovery() as reads'))[0]
        ?.reads === false;
    expect(await eventually(isBack, WAIT_MS)).toBe(true);
    expect(runCommandLine(['--verify'], installation).output).toBe(before);
    const pledges = await execute<{ amount_cents: string }>(
      machine.url,
      `select amount_cents from pledge where issue_id = '${id}'`,
    );
    expect(pledges.map(({ amount_cents: cents }) => cents)).toEqual(['1225']);
    // Nothing is ever written over.
    const again = machine.ops('restore-to.sh', { DATA_DIR: restored }, ...words);
    await expect(again).rejects.toThrow(/take an empty directory/u);
  });
}
