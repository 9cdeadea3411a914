/** Wire type of a length-delimited field, as all of a vector tile's are. */
const DELIMITED = 2;

/**
 * False for a vector tile that was truncated within a layer, and for other data. One
 * without layers is open sea.
 */
export function isWholeTile(bytes: Uint8Array): boolean {
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    if (readNumber() % 8 !== DELIMITED) return false;
    const length = readNumber();
    at += length;
  }
  return at === bytes.length;
}
