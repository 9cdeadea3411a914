import { Buffer } from 'buffer';

const toText = Buffer.prototype.toString;

/** Adds an encoding of Node's that the library lacks. */
Buffer.prototype.toString = function toString(
  encoding?: string,
  start?: number,
  end?: number,
): string {
  if (encoding !== 'base64url') return toText.call(this, encoding, start, end);
  const text = toText.call(this, 'base64', start, end);
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

export { Buffer };
