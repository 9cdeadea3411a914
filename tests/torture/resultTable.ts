import { drainedWithinMs, failoverFloorsFor, floorsFor } from './floors.ts';
import type { TortureOptions, TortureResult } from './torture.ts';

const NAMES = {
  items: 'items kept by a device',
  apiKills: 'server processes killed',
  databaseKills: 'PostgreSQL killed',
  browserKills: 'browsers killed',
  failovers: 'failovers',
  pledges: 'pledges acknowledged',
};
const SHOWN_VIOLATIONS = 12;

export type Judgement = { isPassed: boolean; lines: string[] };
type Run = Pick<TortureOptions, 'seconds' | 'seed' | 'script'>;
type Line = { name: string; value: string; floor: string; isMet: boolean };

/** The table of a run and whether it reached what it has to. */
export function judge(options: Run, result: TortureResult): Judgement {
  const lines = [...floorLines(options, result), ...promiseLines(options, result)];
  return {
    isPassed: lines.every(({ isMet }) => isMet),
    lines: [
      `torture run of ${options.seconds} s, seed ${options.seed}`,
      ...lines.map(lineOf),
      ...told(result),
    ],
  };
}

function floorLines({ seconds, script }: Run, result: TortureResult): Line[] {
  const { message, report, edit } = result.items;
  const reached = { ...result, items: message + report + edit };
  const { failovers, databaseKills } = result;
  const floors =
    failovers === null
      ? floorsFor(seconds, reached, script !== null)
      : failoverFloorsFor(seconds, {
          items: reached.items,
          failovers: databaseKills,
          pledges: failovers.pledges,
        });
  return floors.map(({ name, floor, reached: value }) => ({
    name: NAMES[name],
    value: String(value),
    floor: `at least ${floor}`,
    isMet: value >= floor,
  }));
}

function promiseLines({ seconds }: Run, result: TortureResult): Line[] {
  const { drainedMs, usedMs, ownDeaths, brokenBooks, violations } = result;
  const limitMs = drainedWithinMs(seconds, result.failovers !== null);
  const soon = (name: string, ms: number | null) => ({
    name,
    value: ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`,
    floor: `${limitMs / 1_000} s`,
    isMet: ms !== null && ms <= limitMs,
  });
  const none = (name: string, number: number) => ({
    name,
    value: String(number),
    floor: '0',
    isMet: number === 0,
  });
  return [
    soon('nothing waits any more after', drainedMs),
    soon('every device was used again after', usedMs),
    none('servers dead of the death of others', ownDeaths),
    none('books that do not hold', brokenBooks === null ? 0 : 1),
    none('violations', violations.length),
  ];
}

/** What was done, and what there is to look into after a failure. */
function told(result: TortureResult): string[] {
  const { items, violations, brokenBooks, lastWords, unanswered } = result;
  const broken = violations.slice(0, SHOWN_VIOLATIONS);
  return [
    `      ${items.message} messages, ${items.report} reports, ${items.edit} edits, ${items.photo} photos; ${result.typedMessages} messages typed by hand`,
    `      ${result.deviceDeaths} deaths of devices, ${result.browserTroubles} openings repeated`,
    `      the line: ${faultsOf(result)}`,
    ...failoversOf(result),
    ...(brokenBooks === null ? [] : [`  ${brokenBooks}`]),
    ...unanswered.map((what) => `  without an answer: ${what}`),
    ...broken.map(({ rule, detail }) => `  ${rule}: ${detail}`),
    ...(lastWords === '' ? [] : [lastWords]),
  ];
}

function lineOf({ name, value, floor, isMet }: Line): string {
  return `${isMet ? 'ok  ' : 'FAIL'}  ${name.padEnd(38)}${value.padStart(8)}   (${floor})`;
}

function failoversOf({ failovers }: TortureResult): string[] {
  if (failovers === null) return [];
  const { pledges, sentAgain, looks, pauseMs } = failovers;
  const pause = `${(pauseMs / 1_000).toFixed(1)} s`;
  return [
    `      ${pledges} pledges, ${sentAgain} of them sent again; looked after ${looks} times; no pledge for ${pause} at most`,
  ];
}

function faultsOf({ lineFaults }: TortureResult): string {
  const pairs = Object.entries(lineFaults).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pairs.map(([name, times]) => `${times} ${name.replaceAll('_', ' ')}`).join(', ');
}
