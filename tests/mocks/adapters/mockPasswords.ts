import { textDigest } from '#api/database/textDigest.ts';
import type { PasswordHasher } from '#api/ports.ts';

const hashOf = (password: string) => `simulated ${textDigest(password)}`;

/** Nothing here is worth protecting, and the server's hashing needs a native library. */
export const mockPasswords: PasswordHasher = {
  hash: (password) => Promise.resolve(hashOf(password)),
  verify: (stored, password) => Promise.resolve(stored === hashOf(password)),
  hashOfLost: () => Promise.resolve(hashOf(crypto.randomUUID())),
};
