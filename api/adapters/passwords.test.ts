import { expect, it } from 'vitest';
import { createPasswordHasher } from './passwords.ts';

const passwords = createPasswordHasher();

it('a password is known by its hash alone, and only itself', async () => {
  const hash = await passwords.hash('correct horse', 'a');
  // OWASP's parameters: 19 MiB, two passes, one lane.
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(hash).not.toContain('horse');
  expect(await passwords.verify(hash, 'correct horse')).toBe(true);
  for (const wrong of ['correct horse ', 'Correct horse', '', 'correct horse\u0000']) {
    expect(await passwords.verify(hash, wrong)).toBe(false);
  }
});

it('equal passwords have different hashes', async () => {
  expect(await passwords.hash('correct horse', 'a')).not.toBe(
    await passwords.hash('correct horse', 'a'),
  );
});

it('an account that does not exist has no password, not even that of the decoy', async () => {
  expect(await passwords.verify(null, 'no account has this password')).toBe(false);
});

it('a crowd of guesses at other accounts does not keep anybody from signing in', async () => {
  const stored = await passwords.hash('correct horse', 'a');
  let guesses = 0;
  const crowd = Array.from({ length: 60 }, async () => {
    await passwords.verify(null, 'a guess');
    guesses += 1;
  });
  expect(await passwords.verify(stored, 'correct horse')).toBe(true);
  expect(guesses).toBeLessThan(40);
  await Promise.all(crowd);
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
