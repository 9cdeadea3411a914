import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
  type TestContext,
} from 'vitest';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import { checkDatabase } from '#api/database/connection/checkDatabase.ts';
import { createPledge, listPledges } from '#schema/case/pledge.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import { signInAt, startUnlimitedServer } from '#tests/support/servers/unlimitedServer.ts';
import { startPgBouncer, type PgBouncer } from '#tests/process/pgBouncer.ts';
import { isInstalled } from '#tests/support/servers/program.ts';
import {
  runCommandLine,
  startServerProcess,
  type ServerProcess,
} from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const dataDir = makeTemporaryFolder();
let database: EmptyDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
}, 90_000);

afterAll(async () => {
  await database.close();
  removeFolder(dataDir);
});

/** A start on a data directory of its own; rejects with what it printed if it is refused. */
const start = (environment: Record<string, string>) =>
  startServerProcess({
    DATA_DIR: mkdtempSync(path.join(dataDir, 'start-')),
    DEMO_DATA: 'off',
    DATABASE_WAIT_SECONDS: '0',
    ...environment,
  });

/** A pooler for one test, which may run beside others: its own context ends it. */
async function startPooler(
  { onTestFinished: whenFinished }: TestContext,
  ...options: Parameters<typeof startPgBouncer>
): Promise<PgBouncer> {
  const pooler = await startPgBouncer(...options);
  whenFinished(() => pooler.stop());
  return pooler;
}

/** What PgBouncer refuses unless it is told to overlook it. */
const OVERLOOKING = ['ignore_startup_parameters = extra_float_digits,options,statement_timeout'];

// Side by side: what is refused because nothing is heard is refused after seconds of listening.
describe.concurrent('a start', () => {
  test('refuses a direct address that leads to another database, before it writes there', async (context) => {
    const other = await openEmptyDatabase();
    context.onTestFinished(() => other.close());
    const starting = start({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: other.url });
    await expect(starting).rejects.toThrow(/not heard over DATABASE_DIRECT_URL/u);
    await expect(starting).rejects.toThrow(/DATABASE_DIRECT_URL=postgres:/u);
    await expect(starting).rejects.not.toThrow(/\n\s+at /u);
    expect(await other.query(`select 1 from pg_class where relname = 'migration'`)).toEqual([]);
  });

  test('names the direct address when nobody answers there', async () => {
    const starting = start({
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: 'postgres://trybe@127.0.0.1:1/trybe',
    });
    await expect(starting).rejects.toThrow(/Check DATABASE_DIRECT_URL, for example/u);
  });

  if (isInstalled('pgbouncer')) {
    test('over PgBouncer, refuses transaction pooling without a direct address, and says what to write', async (context) => {
      const pooler = await startPooler(context, database.url, { settings: OVERLOOKING });
      const starting = start({ DATABASE_URL: pooler.url });
      await expect(starting).rejects.toThrow(/through a pooler, over which no live updates/u);
      await expect(starting).rejects.toThrow(/DATABASE_DIRECT_URL=postgres:/u);
      await expect(starting).rejects.not.toThrow(/\n\s+at /u);
    });

    test('over PgBouncer, refuses a direct address that leads through the pooler, too', async (context) => {
      const pooler = await startPooler(context, database.url);
      const starting = start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url });
      await expect(starting).rejects.toThrow(/past every pooler/u);
    });

    test('over PgBouncer, refuses statement pooling, and names the mode to set', async (context) => {
      const pooler = await startPooler(context, database.url, { mode: 'statement' });
      const starting = start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url });
      await expect(starting).rejects.toThrow(/pool_mode = transaction/u);
    });
  }
});

if (isInstalled('pgbouncer')) {
  test('a start over PgBouncer takes session pooling as it is', async (context) => {
    const pooler = await startPooler(context, database.url, { mode: 'session', poolSize: 20 });
    const server = await start({ DATABASE_URL: pooler.url });
    onTestFinished(() => server.kill());
    expect(await server.stop()).toBe(0);
  });

  describe('two processes behind one PgBouncer in transaction mode', () => {
    const people = ['rosa', 'dan', 'sam', 'amira'];
    let pooler: PgBouncer;
    let servers: ServerProcess[] = [];

    beforeAll(async () => {
      // Fewer connections than either process has: statements meet connections that others used.
      pooler = await startPgBouncer(database.url, { poolSize: 3 });
      const environment = {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: database.url,
        DATA_DIR: dataDir,
      };
      servers = await Promise.all([1, 2].map(() => startUnlimitedServer(environment)));
    }, 120_000);

    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await pooler.stop();
    });

    const signIn = (username: string, position: number) =>
      signInAt(servers[position]?.origin ?? '', username);

    test('write side by side, and everybody hears of it', async () => {
      const writers = await Promise.all(people.map((name, at) => signIn(name, at % 2)));
      const issue = await (writers[0] as Client).expectCall(reportIssue, { body: REPORT });
      const origin = servers[1]?.origin ?? '';
      const events = await openEventReader((url, init) => fetch(origin + url, init));
      onTestFinished(() => events.close());
      const pledge = async (writer: Client) => {
        for (let turn = 0; turn < 10; turn += 1)
          await writer.expectCall(createPledge, { body: { issueId: issue.id, amount: '1.25' } });
      };
      await Promise.all(writers.slice(1).map(pledge));
      const pledges = await (writers[0] as Client).expectCall(listPledges, {
        params: { id: issue.id },
      });
      expect(pledges).toHaveLength(30);
      expect(await events.hasHeard('pledges', issue.id, 10_000)).toBe(true);
      const verified = runCommandLine(['--verify'], {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: database.url,
      });
      expect(verified.output).toMatch(/^The books hold: /u);
    });

    test('say once what this pooler cannot keep', () => {
      const said = servers.map((server) => server.output());
      for (const output of said) {
        expect(output).toContain('keeps no prepared statements');
        expect(output).toContain("set statement_timeout = '15s'");
      }
    });

    test('have their time-outs in every transaction, and none that stays behind', async () => {
      const way = await checkDatabase(pooler.url, database.url);
      expect(way).toEqual({ isPooled: true, keepsPrepared: false, hasTimeout: false });
      const source = createDataSource({ entities, url: pooler.url, poolSize: 2, way });
      await source.initialize();
      onTestFinished(() => source.destroy());
      const settings = `select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('transaction_isolation') as isolation`;
      const isolation = 'read committed';
      await source.transaction(async (manager) => {
        const limits = { statement: '15s', lock: '5s', idle: '10s', isolation };
        expect(await manager.query(settings)).toEqual([limits]);
      });
      expect(await source.query(settings)).toEqual([
        { statement: '0', lock: '0', idle: '0', isolation },
      ]);
    });
  });
}
