import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#api/platform/gates.ts';
import type { PasswordHasher } from '#api/platform/ports.ts';
import { isCommonPassword } from './commonPasswords.ts';

const COSTS = {
  /** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** The least that argon2id takes. */
  test: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
/** Longer than any dictionary. */
const LOST_BYTES = 32;
/** One hash keeps a processor busy for some 30 ms: a crowd of guesses must leave one to everybody else. */
const PARALLEL_MAX = Math.max(1, availableParallelism() - 1);
/** In whose line wait hashes that the site itself needs. */
const SITE = '';
/** While passwords wait to be set, what they bring on gets one part of the time, and everybody else these. */
const REST_PARTS = 3;

/**
 * One after the other, addresses by turns, with time in between while more of them wait: a crowd of
 * new accounts would keep the processors busy, with their hashes and all that they make the database do.
 */
const createUnhurried = () =>
  createGate({
    atOnce: 1,
    restMs: (tookMs, waiting) => (waiting > 0 ? REST_PARTS * tookMs : 0),
  });

/**
 * Passwords by argon2id. An unknown account is compared with a hash of its own, so that its answer
 * takes as long as a wrong password. Each address waits in a line of its own, whatever accounts it
 * asks for: guesses from elsewhere keep nobody from signing in, new accounts of one address not those
 * of another, and how long an answer waits tells nobody which names are taken.
 */
export function createPasswordHasher(kind: keyof typeof COSTS = 'full'): PasswordHasher {
  const cost = COSTS[kind];
  const { memoryCost, timeCost, parallelism } = cost;
  /** How hashes begin that are made today. */
  const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const inTurn = createGate({ atOnce: PARALLEL_MAX });
  const unhurried = createUnhurried();
  const hashed = (text: string) => inTurn(SITE, () => hash(text, cost));
  let decoy: Promise<string> | undefined;
  return {
    isCommon: isCommonPassword,
    hash: (password, from) => unhurried(from, () => hashed(password.normalize('NFKC'))),
    isCurrent: (stored) => stored.startsWith(current),
    hashOfLost: () => hashed(randomBytes(LOST_BYTES).toString('hex')),
    async verify(stored, password, from) {
      decoy ??= hashed('no account has this password');
      // Made for whoever comes first, whether their account exists or not.
      const decoyHash = await decoy;
      const kept = stored ?? decoyHash;
      const normal = password.normalize('NFKC');
      // Passwords from before that are kept as they were typed.
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
