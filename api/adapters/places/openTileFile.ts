import { open } from 'node:fs/promises';
import type { Source } from 'pmtiles';

/** The caller closes the archive. Rejects when the file is missing. */
export async function openTileFile(
  path: string,
): Promise<{ source: Source; close: () => Promise<void> }> {
  const file = await open(path, 'r');
  const source: Source = {
    getKey: () => path,
    async getBytes(offset, length) {
      const buffer = new Uint8Array(length);
      const { bytesRead } = await file.read(buffer, 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
  return { source, close: () => file.close() };
}
