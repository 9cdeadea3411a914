import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { withdrawPledge } from '#api/case/funding/pledgeReturns.ts';
import { freezeEscrow } from '#api/case/rulings/freezeEscrow.ts';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { hideIssue } from '#api/moderation/hideIssue.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import {
  openCourt,
  playBallot,
  playContested,
  playOffer,
  playProof,
  playWork,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const REASON = 'I want to look at this for a while.';
const SILENT_DAYS = 400;
const AMOUNTS = [30_000n, 20_000n, 10_000n];
type Begun = { issueId: string };

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [judge] = court.ambassadors;
const [donor] = court.donors;

/** Nobody does anything any more; only the clock runs. */
async function fallSilent(): Promise<void> {
  for (let day = 0; day < SILENT_DAYS; day += 20) {
    court.now = daysAfter(court.now, 20);
    // What falls due meanwhile falls due one after the other.
    for (let round = 0; round < 2; round += 1) {
      const warn = (message: string) => expect(message).toBe('');
      const clock = { now: () => court.now, randomBytes };
      await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
    }
  }
}

const lastWord = (by: Actor | undefined, work: Parameters<typeof court.as<void>>[1]) =>
  court.as(by ?? null, work);
const hide = ({ issueId }: Begun) =>
  lastWord(judge, (tx) => hideIssue(tx, { issueId, isHidden: true, reason: REASON }));
const freeze = ({ issueId }: Begun) =>
  lastWord(judge, (tx) => freezeEscrow(tx, { issueId, isFrozen: true, reason: REASON }));

async function afterwards<Of extends Begun>(begun: Of, ...acts: ((of: Of) => Promise<void>)[]) {
  for (const act of acts) await act(begun);
  return begun;
}

/** Each state that a case can be left in, by its name. */
const STATES: Record<string, () => Promise<Begun>> = {
  'money without an offer': async () => {
    const offer = await playOffer(court, AMOUNTS);
    await test.database.query(`update proposal set status = 'withdrawn' where issue_id = $1`, [
      offer.issueId,
    ]);
    return offer;
  },
  'a choice that is announced, and hidden': async () =>
    afterwards(await playOffer(court, AMOUNTS), hide),
  'a choice that is announced, and frozen': async () =>
    afterwards(await playOffer(court, AMOUNTS), freeze),
  'a chosen solver without a proof': () => playWork(court, AMOUNTS),
  'the same, hidden and frozen': async () =>
    afterwards(await playWork(court, AMOUNTS), freeze, hide),
  'a proof without a vote': () => playProof(court, AMOUNTS),
  'a large one': () => playProof(court, [90_000n, 80_000n, 70_000n]),
  'a proof that is hidden and frozen': async () =>
    afterwards(await playProof(court, AMOUNTS), freeze, hide),
  'a proof that its creator alone refuses': async () =>
    afterwards(await playProof(court, AMOUNTS), (judged) =>
      playBallot(court, judged, { voter: judged.reporter, choice: 'reject' }),
    ),
  'a proof that most refuse': async () =>
    afterwards(await playProof(court, AMOUNTS), async (judged) => {
      for (const voter of [judged.reporter, donor])
        await playBallot(court, judged, { voter, choice: 'reject' });
    }),
  'a jury that nobody answers': () => playContested(court, 20_000n),
  'a jury of which one has a seat, frozen and hidden': async () =>
    afterwards(
      await playContested(court, 20_000n),
      async ({ proofId }) => {
        const rows: { id: string }[] = await test.database.query(
          'select user_id as id from jury_seat where proof_id = $1 limit 1',
          [proofId],
        );
        const juror = court.jurors.find(({ id }) => id === rows[0]?.id);
        await lastWord(juror, (tx) => answerJurySeat(tx, proofId, 'accepted'));
      },
      freeze,
      hide,
    ),
  'a jury that cannot be drawn': async () => {
    await test.database.query('update app_user set trust_score = 10');
    const judged = await playContested(court, 20_000n);
    await test.database.query('update app_user set trust_score = 50');
    return judged;
  },
};

it(
  'whatever state everybody leaves a case in, its money is with somebody by itself',
  { timeout: 240_000 },
  async () => {
    const begun = new Map<string, string>();
    for (const [state, begin] of Object.entries(STATES)) begun.set((await begin()).issueId, state);
    await fallSilent();
    const rows: { id: string; cents: string; verification: string; held: number }[] =
      await test.database.query(
        `select i.id, coalesce(b.balance_cents, 0) as cents, i.verification_state as verification,
           (select count(*)::integer from pledge p
             where p.issue_id = i.id and p.status = 'held') as held
         from issue i left join escrow_balance b on b.issue_id = i.id
         where i.id = any ($1::uuid[])`,
        [[...begun.keys()]],
      );
    const left = rows
      .filter(
        ({ cents, held, verification }) => cents !== '0' || held > 0 || verification !== 'none',
      )
      .map(({ id, ...rest }) => ({ state: begun.get(id), ...rest }));
    expect(rows.length).toBe(Object.keys(STATES).length);
    expect(left).toEqual([]);
  },
);

it('one donor who still speaks leaves every case before its choice', async () => {
  for (const stop of [hide, freeze]) {
    const { issueId } = await playOffer(court, []);
    const pledgeId = await lastDonorsPledge(issueId);
    await stop({ issueId });
    await lastWord(donor, (tx) => withdrawPledge(tx, pledgeId));
    const [row]: { cents: string }[] = await test.database.query(
      'select funding_cents as cents from issue where id = $1',
      [issueId],
    );
    expect(row).toEqual({ cents: '0' });
  }
});

async function lastDonorsPledge(issueId: string): Promise<string> {
  await lastWord(donor, async (tx) => {
    await createPledge(tx, { issueId, amountCents: 5_000n });
  });
  const [row]: { id: string }[] = await test.database.query(
    'select id from pledge where issue_id = $1',
    [issueId],
  );
  return row?.id ?? '';
}
