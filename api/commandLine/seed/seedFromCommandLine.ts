import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { systemClock } from '#api/adapters/clock.ts';
import { withDatabase, type CommandLineAnswer } from '#api/commandLine/commandLine.ts';
import { announce } from '#api/database/announcer.ts';
import { integer } from '#api/config/settingKinds.ts';
import type { Config } from '#api/config/config.ts';
import { DAY_MS } from '#schema/durations.ts';
import { seedDatabase } from './seedDatabase.ts';

const USAGE =
  'Usage: npm run seed -- --issues <1-10000000> --pledges <0-100000000> [--variant <number>]';
const PROGRESS_LINES = 20;

const options = {
  issues: { type: 'string' },
  pledges: { type: 'string', default: '0' },
  variant: { type: 'string', default: '1' },
} as const;

const request = v.object({
  issues: integer(1, 10_000_000),
  pledges: integer(0, 100_000_000),
  variant: integer(0, 1_000_000),
});

const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

function parseRequest(words: readonly string[]) {
  try {
    return v.safeParse(request, parseArgs({ args: [...words], options }).values);
  } catch {
    return { success: false } as const;
  }
}

/**
 * Runs `--seed`: adds issues and pledges, reproducible for a given variant and day. Also works while a server
 * is running, whose users wait meanwhile. Refused in production and with real money, since these pledges were
 * never paid.
 */
export async function seedFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const parsed = parseRequest(words);
  if (!parsed.success) return { isDone: false, text: USAGE };
  if (config.isProduction || config.stripe !== null) {
    return {
      isDone: false,
      text: 'Made-up issues and pledges are for tests, never for production.',
    };
  }
  const plan = { ...parsed.output, now: startOfDay(systemClock.now()) };
  let told = 0;
  const report = (written: number) => {
    const line = Math.floor((written / plan.issues) * PROGRESS_LINES);
    if (line > told) process.stdout.write(`${written} of ${plan.issues} issues\n`);
    told = line;
  };
  const { issues, pledges, variant } = plan;
  const isDone = await withDatabase(
    config,
    async (database, { ownerUrl }) => {
      const isSeeded = await seedDatabase(ownerUrl, plan, report);
      if (isSeeded) {
        const events = [JSON.stringify({ topic: 'resync', id: null })];
        announce(database, { events, touched: 'everything' });
      }
      return isSeeded;
    },
    { mayBeEmpty: true },
  );
  const text = isDone
    ? `There are ${issues} more issues with ${pledges} pledges now.`
    : `The issues of --variant ${variant} are there already; take another number.`;
  return { isDone, text };
}
