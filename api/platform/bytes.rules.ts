/** Provided by the environment: Node and browsers have their own. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** Unpaired surrogates become U+FFFD. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isLoneSurrogate = code >= 0xd800 && code <= 0xdfff;
    bytes.push(...encoded(isLoneSurrogate ? 0xfffd : code));
  }
  return Uint8Array.from(bytes);
}

function encoded(code: number): number[] {
  if (code < 0x80) return [code];
  const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
  return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** As unsigned numbers of equal length: negative, 0 or positive. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (const [index, byte] of a.entries()) {
    const difference = byte - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
