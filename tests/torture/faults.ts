import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserDevice } from './browserDevice.ts';
import { FailoverDatabase } from './failoverDatabase.ts';
import type { KillablePostgres } from './killablePostgres.ts';
import type { Mood } from './lineMoods.ts';
import type { LossyProxy } from './lossyProxy.ts';
import type { RandomSource } from './randomSource.ts';
import type { Site } from './site.ts';

export type FaultTargets = {
  site: Site;
  browsers: readonly BrowserDevice[];
  line: LossyProxy;
  random: RandomSource;
  /** How many times as often as usual the database dies. */
  harshness: number;
};

const API_EVERY_MS = [700, 2_500] as const;
const UP_WITHIN_MS = 6_000;
const DATABASE_EVERY_MS = [4_000, 7_000] as const;
const DATABASE_AWAY_MS = [0, 200] as const;
const FIRST_FAILOVER_MS = 1_500;
const FAILOVER_EVERY_MS = 10_000;
const BROWSER_EVERY_MS = 6_000;
const LOOK_MS = 20;
/** Of these nine parts of each round the line lies for three. */
const MOODS: readonly (readonly [Mood, parts: number])[] = [
  ['usual', 4],
  ['lying', 3],
  ['slow', 2],
];
const MOOD_PART_MS = [700, 1_300] as const;

/**
 * Kills servers, database and browsers at random times, on a bad line, until the returned end. Where the
 * database has a standby its primary is lost again and again, and the servers have to live through it.
 */
export function startFaults(targets: FaultTargets): () => Promise<void> {
  const { site, line, browsers, random } = targets;
  const { postgres } = site;
  const over = new AbortController();
  const { signal } = over;
  line.rage();
  const loops = [
    ...(postgres instanceof FailoverDatabase
      ? [failOver(postgres, signal)]
      : [
          killServers(targets, random.branch(), signal),
          killDatabase(postgres, targets, signal),
          changeLine(targets, signal),
        ]),
    ...(browsers.length > 0 ? [killBrowsers(browsers, signal)] : []),
  ];
  const all = Promise.all(loops.map((loop) => untilAborted(loop, signal)));
  return async () => {
    line.calm();
    line.set('usual');
    over.abort();
    await all;
  };
}

async function untilAborted(loop: Promise<never>, signal: AbortSignal): Promise<void> {
  try {
    await loop;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

/** Waits by the clock: what a kill itself takes does not put off the next one for long. */
function createBeat(signal: AbortSignal): (afterMs: number, leastMs: number) => Promise<void> {
  let atMs = performance.now();
  return async (afterMs, leastMs) => {
    atMs = Math.max(atMs + afterMs, performance.now() + leastMs);
    await pause(atMs - performance.now(), signal);
  };
}

async function killServers(
  { site }: FaultTargets,
  draws: RandomSource,
  signal: AbortSignal,
): Promise<never> {
  const beat = createBeat(signal);
  for (;;) {
    await beat(draws.between(...API_EVERY_MS), API_EVERY_MS[0]);
    await untilUp(site, site.apis.length, signal);
    while (!(await draws.pick(site.apis).kill())) await pause(LOOK_MS, signal);
  }
}

/** On a slow machine there would be hardly a moment with a server in it; then nothing is tried. */
async function untilUp({ apis }: Site, count: number, signal: AbortSignal): Promise<void> {
  const endMs = performance.now() + UP_WITHIN_MS;
  const isTooFew = () => apis.filter(({ isUp }) => isUp).length < count;
  while (isTooFew() && performance.now() < endMs) await pause(LOOK_MS, signal);
}

async function failOver(database: FailoverDatabase, signal: AbortSignal): Promise<never> {
  const beat = createBeat(signal);
  await beat(FIRST_FAILOVER_MS, 0);
  for (;;) {
    // Not to be broken off: at the end both are there.
    await database.failOver();
    await beat(FAILOVER_EVERY_MS, 0);
  }
}

async function killDatabase(
  postgres: KillablePostgres,
  { site, random, harshness }: FaultTargets,
  signal: AbortSignal,
): Promise<never> {
  const draws = random.branch();
  for (;;) {
    await pause(draws.between(...DATABASE_EVERY_MS) / harshness, signal);
    await untilUp(site, 1, signal);
    await postgres.kill();
    // Not to be broken off: whatever happens, the database is there again at the end.
    await sleep(draws.between(...DATABASE_AWAY_MS));
    await postgres.start();
  }
}

async function killBrowsers(
  browsers: readonly BrowserDevice[],
  signal: AbortSignal,
): Promise<never> {
  const beat = createBeat(signal);
  for (let turn = 0; ; turn += 1) {
    await beat(BROWSER_EVERY_MS, 0);
    while (browsers[turn % browsers.length]?.kill() === false) await pause(LOOK_MS, signal);
  }
}

/** For a third of the time the line lies, and for a while it is 2G. */
async function changeLine({ line, random }: FaultTargets, signal: AbortSignal): Promise<never> {
  const draws = random.branch();
  for (;;)
    for (const [mood, parts] of MOODS) {
      line.set(mood);
      await pause(parts * draws.between(...MOOD_PART_MS), signal);
    }
}
