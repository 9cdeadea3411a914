import type { FileStore } from '#api/ports.ts';
import type { FileParts } from '#api/http/call.ts';

/** So much of a file is in memory for each client that reads it, however large the file is. */
export const PART_BYTES = 64 * 1024;

/** A range of a stored file, read piece by piece as the client takes it; null: there is no file. */
export async function openParts(
  files: Pick<FileStore, 'getRange'>,
  key: string,
  { start, end }: { start: number; end: number },
): Promise<FileParts | null> {
  const read = (at: number) => files.getRange(key, at, Math.min(at + PART_BYTES, end));
  const first = await read(start);
  if (first === null) return null;
  async function* parts() {
    let part: Uint8Array | null = first;
    for (let at = start; part !== null && part.byteLength > 0;) {
      yield part;
      at += part.byteLength;
      part = at < end ? await read(at) : null;
    }
  }
  return { length: end - start, parts };
}
