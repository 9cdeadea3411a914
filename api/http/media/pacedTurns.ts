import { createFairTurnstile } from '#api/platform/fairTurnstile.rules.ts';
import type { FileParts } from '#api/http/call.ts';

/** With parts of 64 KB, 16 MB a second for all downloads of a process together. */
const PART_EVERY_MS = 4;

/** Resolves when it is the address's turn. */
export type PacedTurn = (address: string) => Promise<void>;

/**
 * Gives one turn every so many milliseconds, to one address after the other: who asks for hundreds of
 * files at once waits for them, and neither another address nor the pages of the site do.
 */
export function createPacedTurns(everyMs: number): PacedTurn {
  const inTurn = createFairTurnstile(1);
  const pause = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, everyMs);
    });
  return (address) => inTurn(address, pause);
}

/** The parts of a file that an address reads, each read and passed on when its turn comes. */
export type InTurns = (file: FileParts, address: string) => AsyncIterable<Uint8Array>;

/**
 * Sends the parts of all files at a steady pace: hundreds of downloads that begin at the same time would
 * else fill their connections first, and keep the processor busy, while everybody else waits.
 */
export function createPartTurns(): InTurns {
  const turnOf = createPacedTurns(PART_EVERY_MS);
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
