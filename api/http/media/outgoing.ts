import { RateLimited } from '#api/platform/refusal.rules.ts';

const RETRY_AFTER_S = 5;
const MEGABYTE = 1024 * 1024;
/** One address may stand for a whole school or office. */
const ADDRESS_MAX_BYTES = 48 * MEGABYTE;
const PROCESS_MAX_BYTES = 384 * MEGABYTE;

/** Counts bytes that wait in memory for a client to take them; answers how to let them go. */
export type Outgoing = { hold(address: string, bytes: number): () => void };

/**
 * Bounds what answers hold in memory until they are read: somebody who asks for much and reads
 * nothing would else fill it. `hold` throws RateLimited while an address, or all together, hold
 * their whole share.
 */
export function createOutgoing(
  addressMaxBytes = ADDRESS_MAX_BYTES,
  processMaxBytes = PROCESS_MAX_BYTES,
): Outgoing {
  const held = new Map<string, number>();
  let total = 0;
  return {
    hold(address, bytes) {
      const before = held.get(address) ?? 0;
      if (before + bytes > addressMaxBytes || total + bytes > processMaxBytes) {
        throw new RateLimited(RETRY_AFTER_S);
      }
      held.set(address, before + bytes);
      total += bytes;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        total -= bytes;
        const rest = (held.get(address) ?? 0) - bytes;
        if (rest > 0) held.set(address, rest);
        else held.delete(address);
      };
    },
  };
}
