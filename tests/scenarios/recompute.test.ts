import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagAccount, settleAccountFlag } from '#schema/case/desk.ts';
import { listPledges } from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { issueOf, passHours } from './case.ts';
import {
  ballot,
  caseOf,
  experiencedPeople,
  handIn,
  juryOf,
  newPlace,
  openWorkAt,
  REASON,
  type Judged,
} from './court.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, target, type Person } from './target.ts';

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

async function freeze({ username }: Person): Promise<void> {
  const [first, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
  const { id } = await first.expectCall(flagAccount, { body: { username, reason: REASON } });
  const body = { isUpheld: true, isFrozen: true };
  await second.expectCall(settleAccountFlag, { params: { id }, body });
}

type Entry = { action: string; data: string; previousHash: string; hash: string };
type VoterEntry = { role: string; weight: string; pledgedCents: string };

/**
 * The record as somebody would write it who hides the last donor: without that voter, with the
 * weights and the tally that follow, and every hash made again.
 */
function withoutSmallDonor(text: string): string {
  const page = JSON.parse(text) as { items: Entry[] };
  let previousHash = '0'.repeat(64);
  for (const entry of page.items) {
    const data = JSON.parse(entry.data) as Record<string, unknown>;
    if (entry.action === 'proof_submitted') {
      const voters = data.voters as VoterEntry[];
      data.voters = voters
        .filter(({ pledgedCents }) => pledgedCents !== '13333')
        .map((voter) => ({ ...voter, weight: WEIGHTS_WITHOUT[voter.role] }));
    }
    if (entry.action === 'vote_closed') {
      const [totalWeight, approveWeight, rejectWeight] = ['2000000', '1000000', '1000000'];
      Object.assign(data, { totalWeight, approveWeight, rejectWeight, rejectCents: '50001' });
    }
    const { hash: _, ...rest } = { ...entry, data: JSON.stringify(data), previousHash };
    const sorted = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256').update(JSON.stringify(Object.fromEntries(sorted)));
    Object.assign(entry, rest, { hash: hash.digest('hex') });
    previousHash = entry.hash;
  }
  return JSON.stringify(page);
}

/** Of $300.01 and $200 alone: 50, 30 and 20 times the money of the others, here $200. */
const WEIGHTS_WITHOUT: Record<string, string> = {
  creator: '1000000',
  top_donor: '600000',
  donor: '400000',
};

const hidesSmallDonor: Forge = (at, text) =>
  at.includes('/audit?after=0') ? withoutSmallDonor(text) : text;

/** The bank of the last donor takes its money back between the choice and the proof. */
async function playTakenBack(): Promise<Judged> {
  const work = await openWorkAt(newPlace(), ['300.01', '200', '133.33']);
  const last = work.donors[2];
  if (!last) throw new RangeError('This work has three donors');
  const pledges = await last.expectCall(listPledges, { params: { id: work.issueId } });
  const own = pledges.find(({ userId }) => userId === last.id);
  await last.expectCall(playChargeback, { body: { pledgeId: own?.id ?? '' } });
  return handIn(work);
}

/** Four donors of odd amounts, one frozen, a contested vote, a jury that accepts, money left over. */
async function playCase(): Promise<Judged> {
  const place = newPlace();
  const people = await experiencedPeople(6, place);
  const work = await openWorkAt(place, ['300.01', '200', '133.33', '9']);
  const [frozen] = work.donors.splice(3);
  if (frozen) await freeze(frozen);
  const judged = await handIn(work);
  await ballot(judged.reporter, judged, 'approve');
  for (const donor of judged.donors) await ballot(donor, judged, 'reject');
  await juryOf(people, judged, ['approve', 'reject', 'approve', 'approve']);
  return judged;
}

/** Hidden for three days while it is voted on, then accepted by most. */
async function playHidden(): Promise<Judged> {
  const moderator = await newPersonAs('ambassador');
  const judged = await handIn(await openWorkAt(newPlace(), ['400', '200', '133.33']));
  const hide = (isHidden: boolean) =>
    moderator.expectCall(hideIssue, {
      params: { id: judged.issueId },
      body: { isHidden, reason: REASON },
    });
  await hide(true);
  await passHours(73);
  await hide(false);
  for (const voter of [judged.reporter, judged.donor]) await ballot(voter, judged, 'approve');
  expect((await issueOf(judged)).status).toBe('in_progress');
  await passHours(24);
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
  [
    'another summary of the work',
    (at, text) => (at.endsWith('/case') ? text.replace(/"summary":"\w/u, '"summary":"~') : text),
    /entry \d+ summary/u,
  ],
  ['a vote without a small donor', hidesSmallDonor, /weights/u],
];

scenarios('a case computed again from public calls alone', () => {
  test('agrees in chain, votes, draw, verdicts and payout, and finds every forgery', async () => {
    const judged = await playCase();
    expect((await issueOf(judged)).status).toBe('completed');
    expect((await caseOf(judged)).payout?.returned).not.toBe('0.00');
    const honest = await recompute(judged);
    expect(honest.text).toMatch(/\d texts, 1 votes, 1 juries, 4 verdicts, 0 rulings, 1 payouts/u);
    expect(honest).toMatchObject({ code: 0 });
    for (const [what, forged, found] of FORGERIES) {
      const answer = await recompute(judged, forged);
      expect({ what, ...answer }).toMatchObject({ what, code: 1 });
      expect(answer.text).toMatch(found);
    }
  });

  test('agrees where hiding gave the time for the vote back, and finds an hour too little', async () => {
    const judged = await playHidden();
    expect((await issueOf(judged)).status).toBe('completed');
    expect(await recompute(judged)).toMatchObject({ code: 0 });
    const shortened = await recompute(judged, (at, text) =>
      at.includes('/audit')
        ? text.replaceAll(
            /(issue_shown.*?windowEndsAt\\":\\"[\d-]+T)(\d\d)/gsu,
            (_, before: string, hour: string) =>
              before + String((Number(hour) + 23) % 24).padStart(2, '0'),
          )
        : text,
    );
    expect(shortened.text).toMatch(/end of the vote after it was hidden/u);
  });

  test('agrees where a bank took money back, also by the rule that took the say with it', async () => {
    const judged = await playTakenBack();
    const honest = await recompute(judged);
    expect(honest).toMatchObject({ code: 0 });
    const former = await recompute(judged, hidesSmallDonor);
    expect(former).toMatchObject({ code: 0 });
    // That the record then is another, and was not merely handed on.
    const other: Forge = (at, text) => hidesSmallDonor(at, text).replace('600000', '600001');
    expect((await recompute(judged, other)).text).toMatch(/weights/u);
  });
});
