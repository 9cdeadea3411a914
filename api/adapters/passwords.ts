import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer than any dictionary. */
const LOST_BYTES = 32;

/**
 * Passwords by argon2id. An unknown account is compared with a hash of its own, so that its answer
 * takes as long as a wrong password.
 */
export function createPasswordHasher() {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string): Promise<string> => hash(password, COST),
    /** The hash of a password that nobody knows: for accounts that nobody signs in to again. */
    hashOfLost: (): Promise<string> => hash(randomBytes(LOST_BYTES).toString('hex'), COST),
    async verify(stored: string | null, password: string): Promise<boolean> {
      decoy ??= hash('no account has this password', COST);
      const isEqual = await verify(stored ?? (await decoy), password, COST);
      return isEqual && stored !== null;
    },
  };
}
