import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#api/platform/gates.ts';
import type { PasswordHasher } from '#api/platform/ports.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { comparedForm } from '#schema/typed/name.ts';

const COSTS = {
  /** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
const LOST_BYTES = 32;
/**
 * A hash keeps one processor busy for some 30 ms: a crowd of guesses must leave one processor to everybody
 * else.
 */
const PARALLEL_MAX = Math.max(1, availableParallelism() - 1);
/** The queue of the site's own hashes. */
const SITE = '';
/** While new passwords are waiting, hashing gets one part of the time and all other work this many. */
const REST_PARTS = 3;

/**
 * One at a time, addresses taking turns, with pauses while more are waiting: otherwise a crowd of new
 * accounts would keep the processors busy with hashing and the database work that follows.
 */
const createUnhurried = () =>
  createGate({
    atOnce: 1,
    restMs: (tookMs, waiting) => (waiting > 0 ? REST_PARTS * tookMs : 0),
  });

/**
 * Argon2id. An unknown account is compared with a decoy hash, so that the response takes as long as for a
 * wrong password. Hashes queue by client address: guesses from one address cannot block sign-ins or
 * registrations from others, and waiting times do not reveal which names are taken.
 */
export function createPasswordHasher(kind: keyof typeof COSTS = 'full'): PasswordHasher {
  const cost = COSTS[kind];
  const { memoryCost, timeCost, parallelism } = cost;
  const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const inTurn = createGate({ atOnce: PARALLEL_MAX });
  const unhurried = createUnhurried();
  const hashed = (text: string) => inTurn(SITE, () => hash(text, cost));
  let decoy: Promise<string> | undefined;
  return {
    isCommon: isCommonPassword,
    hash: (password, from) => unhurried(from, () => hashed(comparedForm(password))),
    isCurrent: (stored) => stored.startsWith(current),
    hashOfLost: () => hashed(randomBytes(LOST_BYTES).toString('hex')),
    async verify(stored, password, from) {
      decoy ??= hashed('no account has this password');
      decoy.catch(() => (decoy = undefined));
      // Awaited for every account, known or not, so that timing reveals nothing.
      const decoyHash = await decoy;
      const kept = stored ?? decoyHash;
      const normal = comparedForm(password);
      // Older hashes were made from the password as it was typed.
      const isEqual = await inTurn(
        from,
        async () =>
          (await verify(kept, normal, cost)) ||
          (normal !== password && (await verify(kept, password, cost))),
      );
      return isEqual && stored !== null;
    },
  };
}
