import { expect, it } from 'vitest';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { recoverPerson } from '#api/console/people.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { ROLE_MEMORY_DAYS } from '#schema/people/roleLimits.ts';
import { openCourt, playContested, playOffer } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';

const REASON = 'Says that the mailbox is lost.';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const operator: Actor = {
  ...(await insertPerson(test.database, 'olga')),
  accountRole: 'operator',
};

/** Whether an operator gets into the account at once. */
async function isEntered({ id: userId }: Actor): Promise<boolean> {
  const input = { userId, newEmail: 'olga@example.org', reason: REASON, origin: '' };
  return (await court.as(operator, (tx) => recoverPerson(tx, input))).link !== null;
}

async function seatedIn(proofId: string): Promise<string[]> {
  const rows: { id: string }[] = await test.database.query(
    'select user_id as id from jury_seat where proof_id = $1',
    [proofId],
  );
  return rows.map(({ id }) => id);
}

it('an operator enters at once who has nothing open', async () => {
  expect(await isEntered(await insertPerson(test.database, 'idle'))).toBe(true);
});

it('a report that is still without money is no way to half of a later vote', async () => {
  const { reporter } = await playOffer(court, []);
  expect(await isEntered(reporter)).toBe(false);
});

it('an offer that waits for its choice is no way to what it will be paid', async () => {
  const { solver } = await playOffer(court, [30_000n, 20_000n]);
  expect(await isEntered(solver)).toBe(false);
});

it('one who is drawn and not yet asked takes no seat once an operator is in', async () => {
  const { proofId } = await playContested(court, 20_000n);
  const seated = await seatedIn(proofId);
  const sixth = court.jurors.find(({ id }) => !seated.includes(id));
  const first = court.jurors.find(({ id }) => id === seated[0]);
  if (!sixth || !first) throw new RangeError('Six people can be drawn');
  expect(await isEntered(sixth)).toBe(true);
  await court.as(first, (tx) => answerJurySeat(tx, proofId, 'declined'));
  expect(await seatedIn(proofId)).toContain(sixth.id);
  const taking = court.as(sixth, (tx) => answerJurySeat(tx, proofId, 'accepted'));
  await expect(taking).rejects.toMatchObject({ code: 'has_stake' });
  court.now = daysAfter(court.now, ROLE_MEMORY_DAYS);
});

it('people who judged before are no way onto a jury, until the public memory of roles is over', async () => {
  const entered: Actor[] = [];
  for (const juror of court.jurors)
    if (entered.length === 0 && (await isEntered(juror))) entered.push(juror);
  const [taken] = entered;
  if (!taken) throw new RangeError('Nobody without a seat is there');
  const others = court.jurors.flatMap(({ id }) => (id === taken.id ? [] : [id]));
  const { proofId } = await playContested(court, 20_000n);
  expect((await seatedIn(proofId)).toSorted()).toEqual(others.toSorted());

  court.now = daysAfter(court.now, ROLE_MEMORY_DAYS);
  const drawn = new Set<string>();
  while (!drawn.has(taken.id))
    for (const id of await seatedIn((await playContested(court, 20_000n)).proofId)) drawn.add(id);
});
