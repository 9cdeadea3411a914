/** What a run of 60 seconds has to reach at least. */
const PER_MINUTE = { items: 800, apiKills: 30, databaseKills: 8, browserKills: 8 };

/** The same where a standby has to take over every ten seconds. */
const FAILOVERS_PER_MINUTE = { items: 600, failovers: 4, pledges: 150 };

export type Reached = Record<keyof typeof PER_MINUTE, number>;
export type FailoversReached = Record<keyof typeof FAILOVERS_PER_MINUTE, number>;
export type Floor = {
  name: keyof typeof PER_MINUTE | keyof typeof FAILOVERS_PER_MINUTE;
  floor: number;
  reached: number;
};

const MINUTE_S = 60;
/**
 * A short run shows that everything breaks and nothing is lost, not how much a machine can take: the
 * first start of everything weighs more in it, and it runs on machines that do other work as well.
 */
const SHORT_RUN_SHARE = { items: 0.5, apiKills: 0.3, databaseKills: 0.3, browserKills: 0.3 };

/** The first minute is the quickest: devices begin empty, and so does the database. */
const LONG_RUN_SHARE = { items: 0.8, apiKills: 1, databaseKills: 1, browserKills: 1 };
const SHORT_FAILOVER_SHARE = { items: 0.1, failovers: 1.5, pledges: 0.2 };
const WHOLE_FAILOVER_SHARE = { items: 1, failovers: 1, pledges: 1 };
const WHOLE = { items: 1, apiKills: 1, databaseKills: 1, browserKills: 1 };

function shareFor(seconds: number): typeof PER_MINUTE {
  if (seconds < MINUTE_S) return SHORT_RUN_SHARE;
  return seconds > MINUTE_S ? LONG_RUN_SHARE : WHOLE;
}

/**
 * From the moment the faults stop until nothing waits on any device; a short run has other company, and
 * one with failovers more that waits.
 */
export const drainedWithinMs = (seconds: number, hasFailovers: boolean): number =>
  seconds < MINUTE_S || hasFailovers ? 30_000 : 10_000;

/**
 * The floors of a run: those of a minute in proportion to its seconds, for runs of less or more than
 * a minute a part of that, rounded down and at least one. Without browsers there is nothing to ask of them.
 */
export function floorsFor(seconds: number, reached: Reached, hasBrowsers: boolean): Floor[] {
  const share = shareFor(seconds);
  const names = Object.keys(PER_MINUTE) as (keyof typeof PER_MINUTE)[];
  return names
    .filter((name) => hasBrowsers || name !== 'browserKills')
    .map((name) => ({
      name,
      floor: Math.max(1, Math.floor((PER_MINUTE[name] * seconds * share[name]) / MINUTE_S)),
      reached: reached[name],
    }));
}

/** The floors of a run with failovers: as those of `floorsFor`. */
export function failoverFloorsFor(seconds: number, reached: FailoversReached): Floor[] {
  const share = seconds < MINUTE_S ? SHORT_FAILOVER_SHARE : WHOLE_FAILOVER_SHARE;
  const names = Object.keys(FAILOVERS_PER_MINUTE) as (keyof FailoversReached)[];
  return names.map((name) => ({
    name,
    floor: Math.max(1, Math.floor((FAILOVERS_PER_MINUTE[name] * seconds * share[name]) / MINUTE_S)),
    reached: reached[name],
  }));
}
