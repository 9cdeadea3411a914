import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueOf } from './case.ts';
import {
  ballot,
  caseOf,
  experiencedPeople,
  handIn,
  juryOf,
  newPlace,
  openWorkAt,
  type Judged,
} from './court.ts';
import { scenarios } from './scenarios.ts';
import { target } from './target.ts';

const SCRIPT = path.join(import.meta.dirname, '../recompute.mjs');

type Forge = (address: string, text: string) => string;

/** Something between the reader and the site; it hands on what it is told to. */
let forge: Forge = (_, text) => text;
let between: Server;

beforeAll(async () => {
  const { send } = await target().then((hands) => ({ send: hands.send.bind(hands) }));
  between = createServer((request, response) => {
    const address = request.url ?? '/';
    const handOn = async () => {
      const answer = await send(address);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(forge(address, await answer.text()));
    };
    void handOn();
  });
  await new Promise<void>((resolve) => {
    between.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => between.close());

/** What the script says about a case, by what such a reader is shown. */
async function recompute({ issueId }: { issueId: string }, forged: Forge = (_, text) => text) {
  forge = forged;
  const { port } = between.address() as AddressInfo;
  const words = [SCRIPT, `http://127.0.0.1:${port}`, issueId];
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, words, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr });
    });
  });
}

/** Three donors of odd amounts, a contested vote, a jury that accepts, money left over. */
async function playCase(): Promise<Judged> {
  const place = newPlace();
  const people = await experiencedPeople(6, place);
  const judged = await handIn(await openWorkAt(place, ['300.01', '200', '133.33']));
  await ballot(judged.reporter, judged, 'approve');
  for (const donor of judged.donors) await ballot(donor, judged, 'reject');
  await juryOf(people, judged, ['approve', 'reject', 'approve', 'approve']);
  return judged;
}

const FORGERIES: [what: string, forged: Forge, found: RegExp][] = [
  [
    'another amount in the record',
    (at, text) => (at.includes('/audit') ? text.replace('20000', '20001') : text),
    /entry \d+ hash/u,
  ],
  [
    'a weight of somebody else',
    (at, text) => (at.includes('/ledger') ? text.replaceAll('133.33', '133.34') : text),
    /weights/u,
  ],
  [
    'another order of the jury',
    (at, text) => {
      if (!at.endsWith('/draw')) return text;
      const answer = JSON.parse(text) as { draw: { order: string[] } };
      answer.draw.order.reverse();
      return JSON.stringify(answer);
    },
    /order/u,
  ],
  [
    'a verdict turned round',
    (at, text) => (at.endsWith('/draw') ? text.replace(/"reject"/u, '"approve"') : text),
    /seals/u,
  ],
  [
    'a cent more for the solver',
    (at, text) => (at.includes('/ledger') ? text.replace('"450.00"', '"450.01"') : text),
    /booked/u,
  ],
];

scenarios('a case computed again from public calls alone', () => {
  test('agrees in chain, votes, draw, verdicts and payout, and finds every forgery', async () => {
    const judged = await playCase();
    expect((await issueOf(judged)).status).toBe('completed');
    expect((await caseOf(judged)).payout?.returned).not.toBe('0.00');
    const honest = await recompute(judged);
    expect(honest.text).toMatch(/1 votes, 1 juries, 4 verdicts, 1 payouts/u);
    expect(honest).toMatchObject({ code: 0 });
    for (const [what, forged, found] of FORGERIES) {
      const answer = await recompute(judged, forged);
      expect({ what, ...answer }).toMatchObject({ what, code: 1 });
      expect(answer.text).toMatch(found);
    }
  });
});
