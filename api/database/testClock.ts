import type { DataSource } from 'typeorm';
import type { Clock } from '#api/platform/ports.ts';
import { DAY_MS } from '#schema/durations.ts';

/** The most that testers can move the clock in all: beyond it dates leave what databases store. */
const MAX_OFFSET_MS = 50 * 365 * DAY_MS;

/** A clock ahead of another one, by what is stored in the database: all processes agree. */
export type MovableClock = Clock & {
  offsetMs(): number;
  /** Takes over what another process has stored. */
  reload(): Promise<void>;
  /** Moves the time of the whole installation forward, never back. */
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
