import { sha256 } from '#api/database/sha256.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { isCommonPassword } from '#api/adapters/commonPasswords.ts';
import type { PasswordHasher } from '#api/platform/ports.ts';
import { comparedForm } from '#schema/typed/name.ts';

const hashPassword = (password: string) =>
  `simulated ${sha256(utf8Bytes(comparedForm(password))).join(' ')}`;

/** Nothing here is worth protecting, and the server's hashing needs a native library. */
export const mockPasswords: PasswordHasher = {
  isCommon: isCommonPassword,
  hash: (password) => Promise.resolve(hashPassword(password)),
  verify: (stored, password) => Promise.resolve(stored === hashPassword(password)),
  isCurrent: () => true,
  hashOfLost: () => Promise.resolve(hashPassword(crypto.randomUUID())),
};
