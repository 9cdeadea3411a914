import type { Sha256 } from '#api/domain/media/bytes.ts';

/** The first 32 bits of the fractional parts of roots of the first primes, as FIPS 180-4 says. */
function rootFractions(root: (prime: number) => number, count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32) | 0);
}

const ROUND_CONSTANTS = rootFractions(Math.cbrt, 64);
const START = rootFractions(Math.sqrt, 8);

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message, a one bit, zeros, and its length in bits in the last eight bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const whole = new Uint8Array(blocks * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(offset + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = [15, 2, 16, 7].map((back) => words[at - back]);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[at] = (c + s0 + d + s1) | 0;
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND_CONSTANTS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[at] = ((state[at] ?? 0) + word) | 0;
  }
}

/** SHA-256 without waiting: what the browser has answers later, and due work is done at once. */
export const sha256: Sha256 = (bytes) => {
  const view = padded(bytes);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    compress(state, schedule(view, offset));
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) digest.setInt32(at * 4, word);
  return new Uint8Array(digest.buffer);
};

/** Bytes as lowercase hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
