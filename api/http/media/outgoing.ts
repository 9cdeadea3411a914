import { RateLimited } from '#api/platform/access.rules.ts';

const RETRY_AFTER_S = 5;
const MEGABYTE = 1024 * 1024;
/** One address may stand for a whole school or office. */
const ADDRESS_MAX_BYTES = 48 * MEGABYTE;
const PROCESS_MAX_BYTES = 384 * MEGABYTE;

/** Counts bytes waiting for a client; returns how to release them. */
export type Outgoing = { hold(address: string, bytes: number): () => void };

/**
 * Bounds the memory of unread answers, which clients that request much and read nothing would
 * exhaust. `hold` throws RateLimited once the share of an address, or of all, is used up.
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
