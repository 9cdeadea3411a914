import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairTurnstile } from '#api/domain/fairTurnstile.ts';
import { isCommonPassword } from '#api/adapters/commonPasswords.ts';
import type { PasswordHasher } from '#api/ports.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer than any dictionary. */
const LOST_BYTES = 32;
/** One hash keeps a processor busy for some 30 ms: a crowd of guesses must leave one to everybody else. */
const PARALLEL_MAX = Math.max(1, availableParallelism() - 1);
/** In whose line wait the accounts that are being made, and those that do not exist. */
const NOBODY = '';

/**
 * Passwords by argon2id. An unknown account is compared with a hash of its own, so that its answer
 * takes as long as a wrong password. Each account waits in a line of its own: guesses at others do
 * not keep anybody from signing in.
 */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createFairTurnstile(PARALLEL_MAX);
  const hashed = (text: string) => inTurn(NOBODY, () => hash(text, COST));
  let decoy: Promise<string> | undefined;
  return {
    isCommon: isCommonPassword,
    hash: (password) => hashed(password.normalize('NFKC')),
    hashOfLost: () => hashed(randomBytes(LOST_BYTES).toString('hex')),
    async verify(stored, password) {
      decoy ??= hashed('no account has this password');
      const kept = stored ?? (await decoy);
      const normal = password.normalize('NFKC');
      // Passwords from before that are kept as they were typed.
      const isEqual = await inTurn(
        stored ?? NOBODY,
        async () =>
          (await verify(kept, normal, COST)) ||
          (normal !== password && (await verify(kept, password, COST))),
      );
      return isEqual && stored !== null;
    },
  };
}
