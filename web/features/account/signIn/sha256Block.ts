/** The constants of SHA-256: first 32 bits of the fractional parts of roots of the primes. */
const [ROUND, START] = constants();

const BLOCK_WORDS = 16;
const ROUNDS = 64;
/** Characters that fit into one block together with the padding. */
const TEXT_MAX = 55;

function constants(): [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p !== 0)) primes.push(n);
  const bits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    Int32Array.from(primes, (prime) => bits(Math.cbrt(prime))),
    Int32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))),
  ];
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const words = new Int32Array(ROUNDS);

/** Fills the first block: ASCII text, a one, zeros, and its length in bits. */
function fill(text: string): void {
  words.fill(0, 0, BLOCK_WORDS);
  const put = (at: number, byte: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
  };
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  words[BLOCK_WORDS - 1] = text.length * 8;
  for (let at = BLOCK_WORDS; at < ROUNDS; at += 1) {
    const [a, b] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const mixed = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const other = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    words[at] = (words[at - 16] ?? 0) + mixed + (words[at - 7] ?? 0) + other;
  }
}

/**
 * The first 32 bits of the SHA-256 of a short ASCII text. Synchronous: a browser's own hashing
 * answers later, which takes longer than hashing one block.
 */
export function sha256Start(text: string): number {
  if (text.length > TEXT_MAX) throw new RangeError('The text does not fit into one block');
  fill(text);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  for (let at = 0; at < ROUNDS; at += 1) {
    const sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second =
      (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return ((START[0] ?? 0) + a) >>> 0;
}
