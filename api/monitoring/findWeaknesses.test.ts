import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '#api/config/config.ts';
import { answerHealth } from '#api/http/health.ts';
import type { Weakness } from '#api/platform/ports.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { findWeaknesses } from './findWeaknesses.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://trybe.example',
  DATABASE_URL: 'postgres://trybe@db/trybe',
  ALLOW_SANDBOX_PAYMENTS: 'on',
};

it('names an open listener, a superuser and an owner of the tables, in production alone', async () => {
  const { database } = await databaseOfTests();
  const codesFor = async (settings: Record<string, string>) =>
    (await findWeaknesses(parseConfig(settings), database)).map(({ code }) => code);
  const asSuperuser = await codesFor(production);
  expect(asSuperuser).toEqual(['database_superuser']);
  expect(await codesFor({ ...production, TRUST_PROXY: '1', HOST: '0.0.0.0' })).toEqual([
    'open_listener',
    'database_superuser',
  ]);
  expect(await codesFor({ ...production, TRUST_PROXY: '1', HOST: '127.0.0.1' })).toEqual(
    asSuperuser,
  );
  const { NODE_ENV: _, ...elsewhere } = production;
  expect(await codesFor(elsewhere)).toEqual([]);

  await database.transaction(async (manager) => {
    const asked = { query: manager.query.bind(manager) };
    const seen = () => findWeaknesses(parseConfig(production), asked);
    await manager.query('create role weakness_probe; set local role weakness_probe');
    expect(await seen()).toEqual([]);
    await manager.query('reset role; grant create on schema public to weakness_probe');
    await manager.query('set local role weakness_probe; create table weakness_probe (id int)');
    expect((await seen()).map(({ code }) => code)).toEqual(['database_owner']);
    await manager.query('reset role; drop table weakness_probe');
    await manager.query('revoke create on schema public from weakness_probe');
    await manager.query('drop role weakness_probe');
  });
});

it('are told on the machine itself, and never through a proxy', async () => {
  const { database } = await databaseOfTests();
  const weaknesses: Weakness[] = [{ code: 'open_listener', message: 'Close it.' }];
  const app = new Koa().use(answerHealth({ database, weaknesses }));
  const server = createServer((request, response) => void app.callback()(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json();
  expect(await ask('/readyz')).toEqual({ status: 'ok', weaknesses });
  expect(await ask('/readyz', { 'X-Forwarded-For': '203.0.113.9' })).toEqual({ status: 'ok' });
  expect(await ask('/healthz')).toEqual({ status: 'ok' });
});
