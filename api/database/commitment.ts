import { createHash } from 'node:crypto';

export class PrivateValue {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Place = { sequence: number; name: string };

/**
 * Hexadecimal SHA-256 of a key and the text, the key being SHA-256 of the salt and the
 * place. With the key the text can be verified; without it texts can be neither guessed nor
 * compared. Null without a salt: the issue was erased.
 */
function commitToText(text: string, salt: Uint8Array | null, { sequence, name }: Place) {
  if (salt === null) return null;
  const key = createHash('sha256').update(salt).update(`${sequence} ${name}`, 'utf8').digest();
  return createHash('sha256').update(key).update(text, 'utf8').digest('hex');
}

export function commitTo(
  data: unknown,
  salt: Uint8Array | null,
  { sequence, name }: Place,
): unknown {
  if (data instanceof PrivateValue) return commitToText(data.text, salt, { sequence, name });
  const inside = (key: string | number, value: unknown) =>
    commitTo(value, salt, { sequence, name: name === '' ? String(key) : `${name}.${key}` });
  if (Array.isArray(data)) return data.map((value, at) => inside(at, value));
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inside(key, value)]));
}
