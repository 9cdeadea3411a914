import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '#api/config/config.ts';
import { copyDatabase, execute } from '#tests/support/database/copiedDatabase.ts';
import { awaitDatabase, openDatabase, runAll, type Cleanup } from './openDatabase.ts';

const withCode = (code: string) =>
  Object.assign(new Error('no'), { code, setting: 'DATABASE_DIRECT_URL' });

function failing(times: number, code: string) {
  let tries = 0;
  return {
    tries: () => tries,
    ask: () => {
      tries += 1;
      return tries > times ? Promise.resolve('here') : Promise.reject(withCode(code));
    },
  };
}

it('waits for a database that is away, and says so once and in plain words', async () => {
  const said: string[] = [];
  const options = { waitMs: 60_000, warn: (text: string) => said.push(text) };
  expect(await awaitDatabase(failing(2, 'ECONNREFUSED').ask, options)).toBe('here');
  expect(said).toEqual([
    'The database of DATABASE_DIRECT_URL does not answer (ECONNREFUSED). ' +
      'The start waits for it, 60 s at most.',
  ]);
});

it('gives up in time, and at once where waiting would not help', async () => {
  const warn = () => undefined;
  const away = failing(9, '57P03');
  await expect(awaitDatabase(away.ask, { waitMs: 1_500, warn })).rejects.toThrow('no');
  expect(away.tries()).toBe(2);
  for (const code of ['28P01', '3D000', '08P01']) {
    const refusing = failing(9, code);
    await expect(awaitDatabase(refusing.ask, { waitMs: 60_000, warn })).rejects.toThrow('no');
    expect(refusing.tries()).toBe(1);
  }
});

it('has the secret of the site before anybody needs it', async () => {
  const { url, drop } = await copyDatabase();
  onTestFinished(drop);
  await execute(url, 'delete from site_secret');
  const cleanups: Cleanup[] = [];
  onTestFinished(() => runAll(cleanups));
  const config = { databaseUrl: url, databaseDirectUrl: null, databasePoolSize: 2 } as Config;
  const { database } = await openDatabase(config, cleanups, () => undefined);
  expect(await database.query('select 1 as is from site_secret')).toHaveLength(1);
});
