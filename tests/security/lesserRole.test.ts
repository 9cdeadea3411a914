import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#api/config/config.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#api/database/embedded/embeddedPostgres.ts';
import { openDatabase, runAll, type Cleanup } from '#api/startup/openDatabase.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const dataDir = makeTemporaryFolder();
let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  const owner = createDataSource({ entities, url: server.url, poolSize: 1 });
  await owner.initialize();
  await migrate(owner, server.url);
  await owner.destroy();
});
afterAll(async () => {
  await server.stop();
  removeFolder(dataDir);
});

/** What the database says to a statement of somebody who connects by an address. */
async function answerTo(url: string, sql = 'select 1'): Promise<string> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const withPassword = (url: string, password: string) =>
  url.replace(/^(postgresql:\/\/\w+)(?::[^@]*)?@/u, `$1${password}@`);

describe('the socket of the embedded database', () => {
  it('lets nobody in who has no password or a wrong one, whoever runs the service', async () => {
    for (const url of [server.url, server.appUrl]) {
      expect(await answerTo(url)).toBe('done');
      expect(await answerTo(withPassword(url, ''))).toMatch(/password/u);
      expect(await answerTo(withPassword(url, ':guess'))).toMatch(
        /password authentication failed/u,
      );
    }
  });

  it('keeps its password from other services of the account that it drops to', () => {
    const file = join(dataDir, 'postgres', 'password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(20);
    // Who is not root cannot become another; for them a missing file stands for one out of reach.
    const isRoot = process.getuid?.() === 0;
    const other = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const read = spawnSync('cat', [isRoot ? file : join(dataDir, 'none')], other);
    expect(read.status).not.toBe(0);
  });

  it('asks for a password on data that was made without one, from its next start on', async () => {
    const old = makeTemporaryFolder();
    const first = await startEmbeddedPostgres({ dataDir: old, isDurable: false });
    await first.stop();
    writeFileSync(join(old, 'postgres', 'cluster', 'pg_hba.conf'), 'local all all trust\n');
    const second = await startEmbeddedPostgres({ dataDir: old, isDurable: false });
    const stranger = withPassword(second.url, '');
    await expect.poll(() => answerTo(stranger)).toMatch(/password/u);
    expect(await answerTo(second.appUrl)).toBe('done');
    await second.stop();
    removeFolder(old);
  });
});

describe('the role of the app', () => {
  it.each([
    'alter table audit_entry disable trigger user',
    'alter table ledger_entry disable trigger all',
    `set session_replication_role = 'replica'`,
    'truncate audit_entry cascade',
    'drop trigger audit_entry_kept on audit_entry',
    'drop table ledger_entry cascade',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'alter role trybe_app superuser',
    'set role trybe',
    `copy audit_entry to program 'cat'`,
    `select pg_read_file('/etc/passwd')`,
    `insert into migration (timestamp, name) values (1, 'forged')`,
  ])('may not: %s', async (sql) => {
    expect(await answerTo(server.appUrl, sql)).toMatch(
      /permission denied|must be owner|Only roles/u,
    );
  });

  it('reads and writes rows, and cannot change what is append-only', async () => {
    const url = server.appUrl;
    const work = `insert into geocoder_turn values (1, now()) on conflict (id) do update
      set next_at = excluded.next_at`;
    expect(await answerTo(url, work)).toBe('done');
    const person = `insert into app_user (id, username, email, password_hash, created_at)
      values (gen_random_uuid(), 'ann', 'ann@example.org', 'x', now())`;
    expect(await answerTo(url, person)).toBe('done');
    const event = `insert into trust_event (user_id, event, created_at)
      select id, 'agreed', now() from app_user`;
    expect(await answerTo(url, event)).toBe('done');
    for (const change of [
      `update trust_event set event = 'disagreed'`,
      'delete from trust_event',
    ]) {
      expect(await answerTo(url, change)).toMatch(/append-only/u);
    }
  });
});

it('an installation on its own PostgreSQL works under the lesser role where its addresses say so', async () => {
  const config = parseConfig({ DATABASE_URL: server.appUrl, DATABASE_DIRECT_URL: server.url });
  const cleanups: Cleanup[] = [];
  const { database } = await openDatabase(config, cleanups, () => undefined);
  const guarded = database.query('alter table audit_entry disable trigger user');
  await expect(guarded).rejects.toThrow('must be owner');
  expect(await database.query('select count(*)::integer as count from audit_entry')).toEqual([
    { count: 0 },
  ]);
  await runAll(cleanups);
});
