import { parseArgs } from 'node:util';
import type { SeededBug } from './seededBug.ts';
import { SEEDED_BUGS } from './seededBugs.ts';

export type Arguments = {
  seconds: number;
  seed: number;
  hasBrowsers: boolean;
  /** A standby has to take over every ten seconds. */
  hasFailovers: boolean;
  /** Runs with this bug in it. */
  bug: SeededBug | null;
  /** Runs once with every bug. */
  isSensitivity: boolean;
};

const DEFAULT_SECONDS = 60;
const SENSITIVITY_SECONDS = 12;
/** A lost primary has to be an old one, too. */
const FAILOVER_SENSITIVITY_SECONDS = 20;
const MOST_SECONDS = 3_600;

export const USAGE = `npm run torture -- [--seconds 60] [--seed 1] [--without-browsers | --failovers]
                    [--bug name | --bugs]
bugs: ${SEEDED_BUGS.map(({ name }) => name).join(', ')}`;

/** Throws an Error that says what is wrong with what was typed. `chance` makes the seed if none is given. */
export function parseArguments(typed: readonly string[], chance: () => number): Arguments {
  const { values } = parseArgs({
    args: [...typed],
    options: {
      seconds: { type: 'string' },
      seed: { type: 'string' },
      bug: { type: 'string' },
      bugs: { type: 'boolean', default: false },
      failovers: { type: 'boolean', default: false },
      'without-browsers': { type: 'boolean', default: false },
    },
  });
  const isShort = values.bugs || values.bug !== undefined;
  const bug = SEEDED_BUGS.find(({ name }) => name === values.bug) ?? null;
  if (values.bug !== undefined && bug === null) throw new Error(`No such bug: ${values.bug}`);
  const hasFailovers = values.failovers || bug?.needsFailovers === true;
  const shortSeconds = hasFailovers ? FAILOVER_SENSITIVITY_SECONDS : SENSITIVITY_SECONDS;
  return {
    seconds:
      numberOf('seconds', values.seconds, MOST_SECONDS) ??
      (isShort ? shortSeconds : DEFAULT_SECONDS),
    seed: numberOf('seed', values.seed, 0xffffffff) ?? Math.floor(chance() * 0xffffffff),
    hasBrowsers: !values['without-browsers'] && !isShort && !hasFailovers,
    hasFailovers,
    bug,
    isSensitivity: values.bugs,
  };
}

function numberOf(name: string, text: string | undefined, most: number): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (/^\d+$/u.test(text) && number >= 1 && number <= most) return number;
  throw new Error(`--${name} is a whole number from 1 to ${most}`);
}
