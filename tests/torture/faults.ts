import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserDevice } from './browserDevice.ts';
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
const ALL_UP_WITHIN_MS = 3_000;
const DATABASE_EVERY_MS = [4_000, 7_000] as const;
const DATABASE_AWAY_MS = [0, 200] as const;
const BROWSER_EVERY_MS = 6_000;
const LOOK_MS = 20;

/** Kills servers, database and browsers at random times, on a bad line, until the returned end. */
export function startFaults(targets: FaultTargets): () => Promise<void> {
  const { line, browsers, random } = targets;
  const over = new AbortController();
  const { signal } = over;
  line.rage();
  const loops = [
    killServers(targets, random.branch(), signal),
    killDatabase(targets, random.branch(), signal),
    ...(browsers.length > 0 ? [killBrowsers(browsers, signal)] : []),
  ];
  const all = Promise.all(loops.map((loop) => untilAborted(loop, signal)));
  return async () => {
    line.calm();
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
    await untilAllUp(site, signal);
    while (!(await draws.pick(site.apis).kill())) await pause(LOOK_MS, signal);
  }
}

/** On a slow machine there would be hardly a moment with a server in it; then nothing is tried. */
async function untilAllUp({ apis }: Site, signal: AbortSignal): Promise<void> {
  const endMs = performance.now() + ALL_UP_WITHIN_MS;
  while (!apis.every(({ isUp }) => isUp) && performance.now() < endMs) await pause(LOOK_MS, signal);
}

async function killDatabase(
  { site, harshness }: FaultTargets,
  draws: RandomSource,
  signal: AbortSignal,
): Promise<never> {
  for (;;) {
    await pause(draws.between(...DATABASE_EVERY_MS) / harshness, signal);
    await site.postgres.kill();
    // Not to be broken off: whatever happens, the database is there again at the end.
    await sleep(draws.between(...DATABASE_AWAY_MS));
    await site.postgres.start();
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
