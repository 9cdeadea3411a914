import { createHash } from 'node:crypto';
import type { Sha256 } from '#api/platform/bytes.rules.ts';

/** SHA-256 for the pure rules, which bring none of their own. */
export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();
