import { expect, it } from 'vitest';
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
