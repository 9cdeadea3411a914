import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Send } from '#tests/scenarios/client.ts';
import type { Violation } from './checkDelivery.ts';
import { checkFailovers, HEARD_WITHIN_MS, type StoredPledge } from './checkFailovers.ts';
import { EventWitness } from './eventWitness.ts';
import { Pledger } from './pledger.ts';
import type { PledgeAct } from './pledgeLog.ts';
import { signUp, type Site } from './site.ts';

export type FailoverFigures = {
  pledges: number;
  /** Those that had to be sent more than once. */
  sentAgain: number;
  looks: number;
  /** The longest time without any pledge acknowledged. */
  pauseMs: number;
};

export type FailoverWatch = {
  start(): void;
  /** Lets everybody come to the end of what they are doing; resolves when all is acknowledged. */
  calm(): Promise<void>;
  violations(): Promise<Violation[]>;
  figures(): FailoverFigures;
  stop(): Promise<void>;
};

const PLEDGERS = 6;

/** People who pledge and look after their pledges, and a page open on each process, as long as primaries are lost. */
export async function watchFailovers(
  { apis, postgres }: Site,
  issues: readonly string[],
): Promise<FailoverWatch> {
  const origins = apis.map(({ port }) => `http://127.0.0.1:${port}`);
  const witnesses = origins.map((origin) => new EventWitness(origin));
  const pledgers = await Promise.all(
    Array.from({ length: PLEDGERS }, async (_, at) => {
      const through = browserAt(origins);
      const { userId } = await signUp('', `pledger${at}`, through(0));
      const start = Math.floor((issues.length * at) / PLEDGERS);
      return new Pledger({
        userId,
        write: through(at),
        read: through(at + 1),
        issues: [...issues.slice(start), ...issues.slice(0, start)],
        firstCents: 100 + at,
        step: PLEDGERS,
      });
    }),
  );
  const acts = () => pledgers.flatMap((pledger) => pledger.acts);
  return {
    start() {
      for (const one of [...witnesses, ...pledgers]) one.start();
    },
    async calm() {
      await Promise.all(pledgers.map((pledger) => pledger.calm()));
      await sleep(HEARD_WITHIN_MS);
    },
    async violations() {
      const improper = pledgers.flatMap((pledger) => pledger.improper);
      const heard = witnesses.map((witness) => witness.heard);
      const stored = await postgres.query<StoredPledge>(
        `select user_id as "userId", issue_id as "issueId", amount_cents::int as cents, count(*)::int as times
         from pledge group by 1, 2, 3`,
      );
      return checkFailovers({ acts: acts(), improper, heard }, stored);
    },
    figures: () => figuresOf(acts()),
    async stop() {
      for (const pledger of pledgers) pledger.stop();
      await Promise.all(witnesses.map((witness) => witness.stop()));
    },
  };
}

/** One browser, with its cookies, whichever process it reaches. */
function browserAt(origins: readonly string[]): (at: number) => Send {
  let origin = '';
  const browser = createClient((path, init) => fetch(origin + path, init));
  return (at) => (path, init) => {
    origin = origins[at % origins.length] ?? '';
    return browser.fetch(path, init);
  };
}

function figuresOf(acts: readonly PledgeAct[]): FailoverFigures {
  const times = acts
    .flatMap(({ acknowledgedMs }) => acknowledgedMs ?? [])
    .toSorted((a, b) => a - b);
  const pauses = times.map((time, at) => time - (times[at - 1] ?? time));
  return {
    pledges: times.length,
    sentAgain: acts.filter(({ sent }) => sent > 1).length,
    looks: acts.reduce((sum, { seen }) => sum + seen.length, 0),
    pauseMs: Math.max(0, ...pauses),
  };
}
