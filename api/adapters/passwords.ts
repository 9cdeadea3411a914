import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '#api/adapters/commonPasswords.ts';
import type { PasswordHasher } from '#api/ports.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer than any dictionary. */
const LOST_BYTES = 32;

/**
 * Passwords by argon2id. An unknown account is compared with a hash of its own, so that its answer
 * takes as long as a wrong password.
 */
export function createPasswordHasher(): PasswordHasher {
  let decoy: Promise<string> | undefined;
  return {
    isCommon: isCommonPassword,
    hash: (password) => hash(password.normalize('NFKC'), COST),
    hashOfLost: () => hash(randomBytes(LOST_BYTES).toString('hex'), COST),
    async verify(stored, password) {
      decoy ??= hash('no account has this password', COST);
      const kept = stored ?? (await decoy);
      const normal = password.normalize('NFKC');
      // Passwords from before that are kept as they were typed.
      const isEqual =
        (await verify(kept, normal, COST)) ||
        (normal !== password && (await verify(kept, password, COST)));
      return isEqual && stored !== null;
    },
  };
}
