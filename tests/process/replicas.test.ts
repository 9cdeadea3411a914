import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createPledge, listPledges } from '#schema/case/pledge.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { execute, urlOf } from '#tests/support/database/copiedDatabase.ts';
import { startPostgresPair, type PostgresPair } from '#tests/support/database/postgresPair.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  signIn,
  signInAt,
  startUnlimitedServer,
  visitorAt,
} from '#tests/support/servers/unlimitedServer.ts';
import { startDatabaseProxy } from '#tests/support/servers/haProxy.ts';
import { isInstalled } from '#tests/support/servers/program.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder, testFolder } from '#tests/support/temporaryFolder.ts';

const programs = await findPrograms();

if (programs !== null) {
  describe('two servers with a replica', () => {
    const dataDir = makeTemporaryFolder();
    let pair: PostgresPair;
    let servers: [ServerProcess, ServerProcess];
    let id: string;

    beforeAll(async () => {
      pair = await startPostgresPair(programs, { isSynchronous: false });
      const [primary, replica] = pair.nodes;
      const environment = {
        DATABASE_URL: primary.url,
        DATABASE_READ_URL: replica.url,
        DATA_DIR: dataDir,
      };
      servers = [await startUnlimitedServer(environment), await startUnlimitedServer(environment)];
      const rosa = await signInAt(servers[0].origin);
      id = (await rosa.expectCall(reportIssue, { body: REPORT })).id;
    }, 150_000);

    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await pair.stop();
      removeFolder(dataDir);
    });

    const onReplica = <Row extends object>(sql: string) => execute<Row>(pair.nodes[1].url, sql);
    const saidBy = (server: ServerProcess, words: string) =>
      eventually(() => server.output().includes(words), 15_000);
    const sumsAt = async (origin: string) =>
      (await visitorAt(origin).expectCall(listPledges, { params: { id } })).map(
        ({ amount }) => amount,
      );

    test('read there what may be a moment old', async () => {
      const isAsked = async () => {
        await sumsAt(servers[1].origin);
        const asked = await onReplica(
          `select 1 from pg_stat_activity
           where application_name = 'trybe' and query like '%pledge%' and pid <> pg_backend_pid()`,
        );
        return asked.length > 0;
      };
      expect(await eventually(isAsked, 15_000)).toBe(true);
    });

    test('show a change to whoever made it, and to whoever hears of it, while the replica stands still', async () => {
      await onReplica('select pg_wal_replay_pause()');
      onTestFinished(() => onReplica('select pg_wal_replay_resume()').then(() => undefined));
      let { origin } = servers[0];
      const dan = createClient((path, init) => fetch(origin + path, init));
      await signIn(dan, 'dan');
      const events = await openEventReader((path, init) => fetch(servers[1].origin + path, init));
      onTestFinished(() => events.close());
      await dan.expectCall(createPledge, { body: { issueId: id, amount: '7.25' } });
      // The same browser, on the other process.
      origin = servers[1].origin;
      const own = await dan.expectCall(listPledges, { params: { id } });
      expect(own.map(({ amount }) => amount)).toContain('7.25');
      expect(await events.hasHeard('pledges', id, 10_000)).toBe(true);
      expect(await sumsAt(servers[1].origin)).toContain('7.25');
      expect(await saidBy(servers[1], 'is left out: it is too far behind.')).toBe(true);
      await onReplica('select pg_wal_replay_resume()');
      expect(await saidBy(servers[1], 'Replica 1 of DATABASE_READ_URL is used again.')).toBe(true);
    });

    test('take a place that nobody gave out for what it is, and serve the others as before', async () => {
      const { origin } = servers[1];
      const claim = { headers: { cookie: 'trybe.position=FFFFFFFF/FFFFFFFF' } };
      const asked = await fetch(`${origin}/api/issues/${id}/pledges`, claim);
      expect(asked.status).toBe(200);
      const dan = await signInAt(origin, 'dan');
      await dan.expectCall(createPledge, { body: { issueId: id, amount: '8.25' } });
      const sums = await dan.expectCall(listPledges, { params: { id } });
      expect(sums.map(({ amount }) => amount)).toContain('8.25');
    });

    if (isInstalled('haproxy')) {
      test('are led to it, and never to the primary, by the address that HAProxy keeps for it', async () => {
        const proxy = await startDatabaseProxy(pair.nodes);
        onTestFinished(() => proxy.stop());
        const reads = 'select pg_is_in_recovery() as "isStandby"';
        /** Of four connections, since HAProxy takes turns among those that it regards as fit. */
        const whoAnswers = async () => {
          const asking = [1, 2, 3, 4].map(() =>
            execute<{ isStandby: boolean }>(proxy.replicaUrl, reads).then(
              ([row]) => (row?.isStandby ? 'the replica' : 'the primary'),
              () => 'nobody',
            ),
          );
          return [...new Set(await Promise.all(asking))];
        };
        await expect.poll(whoAnswers).toEqual(['the replica']);
        await pair.killStandby();
        await expect.poll(whoAnswers).toEqual(['nobody']);
        await pair.startStandby();
        await expect.poll(whoAnswers).toEqual(['the replica']);
      });
    }

    test('do without a replica that is lost, say so, and use it again', async () => {
      const [server] = servers;
      // What was tested before may have lost it, too; a loss is said once.
      const isInUse = () =>
        server.output().lastIndexOf('is used again.') >= server.output().lastIndexOf('is left out');
      expect(await eventually(isInUse, 30_000)).toBe(true);
      const before = server.output().length;
      await pair.killStandby();
      expect(await sumsAt(server.origin)).toContain('7.25');
      const hasSaid = (words: string) =>
        eventually(() => server.output().slice(before).includes(words), 15_000);
      expect(await hasSaid('is left out: it does not answer.')).toBe(true);
      expect(await sumsAt(server.origin)).toContain('7.25');
      await pair.startStandby();
      expect(await hasSaid('is used again.')).toBe(true);
    });

    test('refuse at the start what is no replica of theirs, and say what to write', async () => {
      const [primary, replica] = pair.nodes;
      const start = (url: string) =>
        startServerProcess({
          DATABASE_URL: primary.url,
          DATABASE_READ_URL: url,
          DATA_DIR: testFolder(),
          DEMO_DATA: 'off',
        });
      await expect(start(`${replica.url},${primary.url}`)).rejects.toThrow(
        /address 2 of DATABASE_READ_URL leads to a primary\.[\s\S]*DATABASE_READ_URL=postgres:/u,
      );
      const other = urlOf(replica.url, 'postgres');
      await expect(start(other)).rejects.toThrow(/a replica of another database/u);
      const swapped = startServerProcess({
        DATABASE_URL: replica.url,
        DATABASE_READ_URL: primary.url,
        DATA_DIR: testFolder(),
        DEMO_DATA: 'off',
      });
      await expect(swapped).rejects.toThrow(/DATABASE_URL leads to a standby/u);
    });
  });
}
