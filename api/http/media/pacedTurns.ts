import { setImmediate } from 'node:timers/promises';
import { createFairTurnstile } from '#api/domain/fairTurnstile.ts';
import type { FileParts } from '#api/http/call.ts';

/** The parts of a file that an address reads, each when its turn comes. */
export type InTurns = (file: FileParts, address: string) => AsyncIterable<Uint8Array>;

/**
 * Lets one part go out in each turn of the event loop, addresses by turns: hundreds of downloads that
 * begin at the same time would else fill their connections first, while everybody else waits.
 */
export function createPartTurns(): InTurns {
  const inTurn = createFairTurnstile(1);
  return async function* inTurns(file, address) {
    for await (const part of file.parts()) {
      await inTurn(address, () => setImmediate());
      yield part;
    }
  };
}
