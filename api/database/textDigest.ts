import { createHash } from 'node:crypto';

/**
 * What the public record holds of a text: hexadecimal SHA-256 of its UTF-8. Whoever has the text can
 * check it, and erasing the text breaks no chain.
 */
export function textDigest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
