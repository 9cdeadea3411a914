import type { DataSource } from 'typeorm';
import type { Clock } from '#api/platform/ports.ts';
import { DAY_MS } from '#schema/durations.ts';

/** Beyond this, dates exceed what databases can store. */
const MAX_OFFSET_MS = 50 * 365 * DAY_MS;

/** Ahead of another clock by a stored offset, so that all processes agree. */
export type MovableClock = Clock & {
  offsetMs(): number;
  reload(): Promise<void>;
  /** Forward only. */
  advance(ms: number): Promise<void>;
};

export function createMovableClock(database: DataSource, clock: Clock): MovableClock {
  let offsetMs = 0;
  const take = (rows: { offset_ms: string }[]) => {
    offsetMs = Math.max(offsetMs, Number(rows[0]?.offset_ms ?? 0));
  };
  return {
    now: () => new Date(clock.now().getTime() + offsetMs),
    randomBytes: (length) => clock.randomBytes(length),
    offsetMs: () => offsetMs,
    async reload() {
      take(await database.query('select offset_ms from test_clock'));
    },
    async advance(ms) {
      take(
        await database.query(
          `insert into test_clock values (1, $1) on conflict (id) do update
           set offset_ms = least(test_clock.offset_ms + excluded.offset_ms, $2) returning offset_ms`,
          [ms, MAX_OFFSET_MS],
        ),
      );
    },
  };
}
