import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { postMessage } from '#schema/issues/chat.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { signInAt } from './unlimitedServer.ts';

const PEOPLE = ['rosa', 'dan', 'sam', 'amira', 'kenji', 'priya', 'olu', 'bea'];
const AGAIN_MS = 100;

/** What somebody wants done once, however often it has to be sent: a message, or a pledge of so many cents. */
type Intent = { key: string; id: string; cents: number };

export type SteadyWriters = {
  issueId: string;
  /** Answers that were neither a success nor a proper "not now". */
  faults: string[];
  /** How many acts are acknowledged. */
  count(): number;
  /** Sends what is open until all of it is acknowledged, and answers what was. */
  finish(): Promise<Intent[]>;
};

type Query = <Row extends object>(sql: string, values: unknown[]) => Promise<Row[]>;

/** People who write without a break over several servers, and send again what was answered 503. */
export async function startSteadyWriters(origins: readonly string[]): Promise<SteadyWriters> {
  const people = await Promise.all(
    PEOPLE.map((name, at) => signInAt(origins[at % origins.length] ?? '', name)),
  );
  const issue = await (people[0] as Client).expectCall(reportIssue, { body: REPORT });
  const acknowledged: Intent[] = [];
  const faults: string[] = [];
  const over = new AbortController();

  const send = (person: Client, { key, id, cents }: Intent) =>
    cents === 0
      ? person.call(postMessage, { key, params: { id: issue.id }, body: { id, message: id } })
      : person.call(createPledge, {
          key,
          body: { issueId: issue.id, amount: (cents / 100).toFixed(2) },
        });

  async function carryThrough(person: Client, intent: Intent): Promise<void> {
    for (;;) {
      const { status, problem, headers } = await send(person, intent);
      if (status === 201) break;
      const isNotNow = [409, 503].includes(status) && headers.has('retry-after');
      if (!isNotNow) faults.push(`${status} ${JSON.stringify(problem)}`);
      if (faults.length > 20) return;
      await sleep(AGAIN_MS);
    }
    acknowledged.push(intent);
  }

  async function write(person: Client, at: number): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // Nobody pledges to their own report, and no amount occurs twice.
      const cents = at > 0 && turn % 3 === 0 ? 100 + (turn / 3) * PEOPLE.length + at : 0;
      await carryThrough(person, { key: randomUUID(), id: randomUUID(), cents });
    }
  }

  const writing = Promise.all(people.map(write));
  writing.catch((error: unknown) => faults.push(String(error)));
  return {
    issueId: issue.id,
    faults,
    count: () => acknowledged.length,
    async finish() {
      over.abort();
      await writing;
      return acknowledged;
    },
  };
}

/** What was acknowledged and is not stored, and what is stored more often than intended. */
export async function findUnfaithful(
  query: Query,
  issueId: string,
  acknowledged: readonly Intent[],
): Promise<{ lost: string[]; doubled: string[] }> {
  const rows = await query<{ name: string; times: number }>(
    `select name, count(*)::int as times from (
       select id::text as name from chat_message where issue_id = $1
       union all select (amount_cents)::text from pledge where issue_id = $1
     ) stored group by name`,
    [issueId],
  );
  const stored = new Map(rows.map(({ name, times }) => [name, times]));
  const names = acknowledged.map(({ id, cents }) => (cents === 0 ? id : String(cents)));
  const meant = new Set(names);
  return {
    lost: names.filter((name) => !stored.has(name)),
    doubled: rows
      .filter(({ name, times }) => times > 1 || !meant.has(name))
      .map(({ name }) => name),
  };
}
