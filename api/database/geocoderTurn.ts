import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Refusal } from '#api/platform/access.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';

/** The longest useful delay of suggestions while typing. */
const PATIENCE_MS = 2_000;

/**
 * Hands out turns to all processes together, for providers with a limit per minute: one statement
 * reserves the next slot. Waits for it; rejects with Refusal `rate_limited` if it is more than 2 s
 * away.
 */
export function createGeocoderTurn(
  database: DataSource,
  requestsPerMinute: number,
): () => Promise<void> {
  const intervalMs = MINUTE_MS / requestsPerMinute;
  return async () => {
    const [rows]: [{ wait_ms: number }[]] = await database.query(
      `update geocoder_turn
       set next_at = greatest(next_at, clock_timestamp()) + $1 * interval '1 millisecond'
       where id = 1 and next_at < clock_timestamp() + $2 * interval '1 millisecond'
       returning (extract(epoch from next_at - clock_timestamp()) * 1000 - $1)::double precision
         as wait_ms`,
      [intervalMs, PATIENCE_MS],
    );
    const [turn] = rows;
    if (turn === undefined) throw new Refusal('rate_limited');
    if (turn.wait_ms > 0) await sleep(turn.wait_ms);
  };
}
