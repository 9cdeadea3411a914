import { createPace } from '#api/platform/gates.ts';
import type { FileStore } from '#api/platform/ports.ts';
import type { FileParts } from '#api/http/call.ts';

/** So much of a file is in memory for each client that reads it, however large the file is. */
export const PART_BYTES = 64 * 1024;
/** 16 MB a second for all downloads of a process together. */
const PART_EVERY_MS = 4;

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

/** The parts of a file that an address reads, each read and passed on when its turn comes. */
export type InTurns = (file: FileParts, address: string) => AsyncIterable<Uint8Array>;

/**
 * Sends the parts of all files at a steady pace: hundreds of downloads that begin at the same time would
 * else fill their connections first, and keep the processor busy, while everybody else waits.
 */
export function createPartTurns(): InTurns {
  const turnOf = createPace(PART_EVERY_MS);
  return async function* inTurns(file, address) {
    let sent = 0;
    await turnOf(address);
    for await (const part of file.parts()) {
      yield part;
      sent += part.byteLength;
      // The end needs no turn of its own: most of what players ask for is a single part.
      if (sent === file.length) return;
      await turnOf(address);
    }
  };
}
