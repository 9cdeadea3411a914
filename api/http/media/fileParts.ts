import { createPace } from '#api/platform/gates.ts';
import type { FileStore } from '#api/platform/ports.ts';
import type { FileParts } from '#api/http/call.ts';

/** The memory per download, whatever the file's size. */
export const PART_BYTES = 64 * 1024;
/** 16 MB a second for all downloads of a process. */
const PART_EVERY_MS = 4;

/** Null: no such file. */
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

export type InTurns = (file: FileParts, address: string) => AsyncIterable<Uint8Array>;

/**
 * Sends the parts of all files at a steady pace: otherwise hundreds of simultaneous downloads would first
 * fill their connections and keep the processor busy while others wait.
 */
export function createPartTurns(): InTurns {
  const turnOf = createPace(PART_EVERY_MS);
  return async function* inTurns(file, address) {
    let sent = 0;
    await turnOf(address);
    for await (const part of file.parts()) {
      yield part;
      sent += part.byteLength;
      // The last part needs no turn: most requests by players are for a single part.
      if (sent === file.length) return;
      await turnOf(address);
    }
  };
}
