import { expect, test } from 'vitest';
import { confirmRuling, flagAccount, settleAccountFlag, writeRuling } from '#schema/case/desk.ts';
import { listPledges } from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { issueOf, passHours } from './case.ts';
import {
  ballot,
  caseOf,
  contested,
  experiencedPeople,
  handIn,
  juryOf,
  newPlace,
  openWorkAt,
  REASON,
  type Judged,
} from './court.ts';
import {
  FORGERIES,
  HASTY_FORGERIES,
  hidesSmallDonor,
  MONEY_VOTE_FORGERIES,
  RULING_FORGERIES,
} from './forgeries.ts';
import { expectFound, recompute, runProgram, type Forge } from './recomputing.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, target, type Person } from './target.ts';

async function freeze({ username }: Person, [first, second]: [Person, Person]): Promise<void> {
  const { id } = await first.expectCall(flagAccount, { body: { username, reason: REASON } });
  const body = { isUpheld: true, isFrozen: true };
  await second.expectCall(settleAccountFlag, { params: { id }, body });
}

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
  const ambassadors: [Person, Person] = [
    await newPersonAs('ambassador'),
    await newPersonAs('ambassador'),
  ];
  const place = newPlace();
  const people = await experiencedPeople(6, place);
  const work = await openWorkAt(place, ['300.01', '200', '133.33', '9']);
  const [frozen] = work.donors.splice(3);
  if (frozen) await freeze(frozen, ambassadors);
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

/** $1,500 in arbitration: one ambassador rules, another confirms. */
async function playRuling(): Promise<Judged> {
  const judges = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
  await (await target()).discreditAll();
  const judged = await contested(newPlace(), '1500');
  const body = { choice: 'release' as const, reason: REASON };
  await judges[0]?.expectCall(writeRuling, { params: { id: judged.proof.id }, body });
  const id = (await caseOf(judged)).proofs[0]?.ruling?.id ?? '';
  await judges[1]?.expectCall(confirmRuling, { params: { id } });
  return judged;
}

/** In arbitration for thirty days, in which nobody rules: most of the money has said yes. */
async function playMoneyVote(): Promise<Judged> {
  await (await target()).discreditAll();
  const judged = await handIn(await openWorkAt(newPlace(), ['300', '200', '100']));
  const [first, second, third] = judged.donors;
  for (const donor of [first, second]) if (donor) await ballot(donor, judged, 'approve');
  if (third) await ballot(third, judged, 'reject');
  await ballot(judged.reporter, judged, 'reject');
  for (const days of [3, 30]) await passHours(days * 24);
  return judged;
}

/** Each look is a program of its own, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 240_000 };

scenarios('a case computed again from public calls alone', () => {
  test(
    'agrees in chain, votes, draw, verdicts and payout, and finds every forgery',
    PATIENCE,
    async () => {
      const judged = await playCase();
      expect((await issueOf(judged)).status).toBe('completed');
      expect((await caseOf(judged)).payout?.returned).not.toBe('0.00');
      // One of after the choice, whom the page of the case does not name.
      await newPersonAs('ambassador');
      const honest = await recompute(judged);
      expect(honest.text).toMatch(
        /\d texts, 1 votes, 1 juries, 4 verdicts, 0 rulings, [1-9]\d* ambassadors, 0 moneyVotes, 1 payouts/u,
      );
      expect(honest).toEqual({ isRight: true, text: expect.not.stringContaining('Differs') });
      expect(await runProgram(judged)).toBe(honest.text);
      await expectFound(judged, FORGERIES);
    },
  );

  test(
    'agrees on rulings, and finds other judges and another limit than those of the choice',
    PATIENCE,
    async () => {
      const judged = await playRuling();
      expect((await issueOf(judged)).status).toBe('completed');
      const honest = await recompute(judged);
      expect(honest.text).toMatch(
        / 1 rulings, (?:[2-9]|\d{2,}) ambassadors, 0 moneyVotes, 1 payouts/u,
      );
      expect(honest).toMatchObject({ isRight: true });
      await expectFound(judged, RULING_FORGERIES);
    },
  );

  test(
    'agrees on the money’s own vote, and finds each figure that is another',
    PATIENCE,
    async () => {
      const judged = await playMoneyVote();
      expect((await issueOf(judged)).status).toBe('completed');
      const honest = await recompute(judged);
      expect(honest.text).toMatch(/ 1 moneyVotes, 1 payouts/u);
      expect(honest).toMatchObject({ isRight: true });
      await expectFound(judged, MONEY_VOTE_FORGERIES);
    },
  );

  test(
    'agrees where hiding gave the time for the vote back, and finds an hour too little',
    PATIENCE,
    async () => {
      const judged = await playHidden();
      expect((await issueOf(judged)).status).toBe('completed');
      expect(await recompute(judged)).toMatchObject({ isRight: true });
      await expectFound(judged, HASTY_FORGERIES);
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
    },
  );

  test(
    'agrees where a bank took money back, also by the rule that took the say with it',
    PATIENCE,
    async () => {
      const judged = await playTakenBack();
      const honest = await recompute(judged);
      expect(honest).toMatchObject({ isRight: true });
      const former = await recompute(judged, hidesSmallDonor);
      expect(former).toMatchObject({ isRight: true });
      // That the record then is another, and was not merely handed on.
      const other: Forge = (at, text) => hidesSmallDonor(at, text).replace('600000', '600001');
      expect((await recompute(judged, other)).text).toMatch(/weights/u);
    },
  );
});
