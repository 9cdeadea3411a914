import { Refusal } from '#api/platform/refusal.rules.ts';

/** Bytes from `start` up to but not including `end`. */
export type ByteRange = { start: number; end: number };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/u;

/**
 * What of a file of `size` bytes a `Range` header asks for; null: all of it, also for a header that
 * asks for several parts or in another unit, as HTTP allows.
 */
export function byteRangeOf(header: string, size: number): ByteRange | null {
  const match = ONE_RANGE.exec(header.trim());
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  // Without a beginning: this many bytes from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= size || end <= start) throw new Refusal('range_not_satisfiable');
  return { start, end };
}
