import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from './buffer.ts';

/** The parts of `node:crypto` that the server calls: synchronous, unlike a browser's own. */

const ALGORITHMS = { sha256 };
type Algorithm = keyof typeof ALGORITHMS;
type Data = string | Uint8Array;
type Hashing = { update(data: Uint8Array): unknown; digest(): Uint8Array };

const toBytes = (data: Data) => (typeof data === 'string' ? new TextEncoder().encode(data) : data);

class Digest {
  readonly #hashing: Hashing;

  constructor(hashing: Hashing) {
    this.#hashing = hashing;
  }
  update(data: Data): this {
    this.#hashing.update(toBytes(data));
    return this;
  }
  digest(encoding?: string): Buffer | string {
    const bytes = Buffer.from(this.#hashing.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding as 'hex');
  }
}

export const createHash = (name: Algorithm) => new Digest(ALGORITHMS[name].create());

export const createHmac = (name: Algorithm, key: Data) =>
  new Digest(hmac.create(ALGORITHMS[name], toBytes(key)));

export const randomUUID = () => crypto.randomUUID();

export const randomBytes = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(length)));

/**
 * Equal lengths, as in Node. Not constant-time: there is no attacker on the reader's own device.
 */
export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) throw new RangeError('Input buffers must have the same byte length');
  return a.every((byte, at) => byte === b[at]);
}
